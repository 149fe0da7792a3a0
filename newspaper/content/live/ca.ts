import type { LiveText } from './LiveText.ts'

export const ca: LiveText = {
  storm: {
    title: 'Temporal: última hora minut a minut',
    standfirst: 'El port està tancat i l’Ajuntament demana que ningú no s’acosti a l’escullera.',
    filter: 'Mostra només',
    categories: ['Carreteres', 'Mar', 'Escoles'],
  },
  match: {
    title: 'Portclar – Vilamar, minut a minut',
    standfirst: 'La segona ronda de la Copa es juga a partit únic al camp de la Carena, amb vent.',
  },
  fallback: 'Mira tots els missatges',
  bulletins: [
    ['Onades de {d}\u00a0metres', '<p>La boia de Punta Grossa continua mesurant mar grossa.</p>'],
    ['Ratxes de {n}\u00a0km/h al far', '<p>L’anemòmetre del far les ha mesurat en els últims deu minuts.</p>'],
    ['El 112 ja ha rebut {n}\u00a0trucades', '<p>La majoria pregunten quines carreteres són obertes.</p>'],
    ['El tren de Vilamar, {n}\u00a0minuts tard', '<p>El següent surt quan s’hagi revisat el pont.</p>'],
  ],
  messages: [
    [
      'L’onada més alta de l’any',
      '<p>La boia de Punta Grossa ha mesurat una onada de <strong>7,4 metres</strong>. És la més alta des que es van començar a fer registres, fa dotze anys.</p>',
    ],
    [
      'La carretera de la costa, tallada',
      '<p>Hi ha pedres a la calçada entre el far i la cala de Dalt. Els Mossos desvien els vehicles per la Carena.</p>',
    ],
    [
      'Les escoles tanquen a les tres',
      '<p>Els autobusos escolars surten abans. Les famílies que ho necessitin poden <a href="/ciutat/">demanar lloc a la biblioteca</a>.</p>',
    ],
    ['Cap barca a fora', '<p>La confraria confirma que totes les barques són a port i ben amarrades.</p>'],
    [
      'Dos arbres caiguts a la plaça Major',
      '<p>No hi ha ferits. La brigada treballa per obrir el pas abans del vespre.</p>',
    ],
    [
      'L’institut de les Drassanes no perd el llum',
      '<p>Tres generadors el mantenen obert com a punt d’acollida. Hi ha <em>quaranta</em> llits preparats.</p>',
    ],
    [
      'El vent afluixarà de matinada',
      '<blockquote><p>Encara ens queden unes hores dolentes, però el pitjor haurà passat a les quatre.</p></blockquote><p>Ho diu el servei meteorològic.</p>',
    ],
    ['El tren circula amb retard', '<p>Els combois s’aturen mitja hora de mitjana a Vilamar.</p>'],
    [
      'L’espigó vell aguanta',
      '<p>Els tècnics del port l’han revisat amb un dron. Demà hi baixaran els submarinistes.</p>',
    ],
    [
      'Les extraescolars, anul·lades',
      '<ul><li>Cap entrenament a la pista.</li><li>Cap assaig de la coral.</li><li>La ludoteca obre fins a les set.</li></ul>',
    ],
    ['S’obre un carril al passeig', '<p>Només hi poden passar vehicles d’emergència i l’autobús 3.</p>'],
    [
      'El club de rem salva els bots',
      '<p>Una trentena de socis els han pujat a pes de braços fins al magatzem de la llotja.</p>',
    ],
  ],
}
