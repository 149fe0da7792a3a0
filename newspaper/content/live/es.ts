import type { LiveText } from './LiveText.ts'

export const es: LiveText = {
  storm: {
    title: 'Temporal: última hora minuto a minuto',
    standfirst: 'El puerto está cerrado y el Ayuntamiento pide que nadie se acerque a la escollera.',
    filter: 'Mostrar solo',
    categories: ['Carreteras', 'Mar', 'Escuelas'],
  },
  match: {
    title: 'Portclar – Vilamar, minuto a minuto',
    standfirst: 'La segunda ronda de la Copa se juega a partido único en el campo de la Carena, con viento.',
  },
  fallback: 'Ver todos los mensajes',
  bulletins: [
    ['Olas de {d}\u00a0metros', '<p>La boya de Punta Grossa sigue midiendo mar gruesa.</p>'],
    ['Rachas de {n}\u00a0km/h en el faro', '<p>El anemómetro del faro las ha medido en los últimos diez minutos.</p>'],
    ['El 112 ya ha recibido {n}\u00a0llamadas', '<p>La mayoría preguntan qué carreteras están abiertas.</p>'],
    ['El tren de Vilamar, {n}\u00a0minutos tarde', '<p>El siguiente sale cuando se haya revisado el puente.</p>'],
  ],
  messages: [
    [
      'La ola más alta del año',
      '<p>La boya de Punta Grossa ha medido una ola de <strong>7,4 metros</strong>. Es la más alta desde que empezaron los registros, hace doce años.</p>',
    ],
    [
      'La carretera de la costa, cortada',
      '<p>Hay piedras en la calzada entre el faro y la cala de Dalt. La policía desvía los vehículos por la Carena.</p>',
    ],
    [
      'Las escuelas cierran a las tres',
      '<p>Los autobuses escolares salen antes. Las familias que lo necesiten pueden <a href="/ciutat/">pedir sitio en la biblioteca</a>.</p>',
    ],
    ['Ningún barco fuera', '<p>La cofradía confirma que todos los barcos están en puerto y bien amarrados.</p>'],
    [
      'Dos árboles caídos en la plaza Mayor',
      '<p>No hay heridos. La brigada trabaja para abrir el paso antes de la noche.</p>',
    ],
    [
      'El instituto de las Drassanes no pierde la luz',
      '<p>Tres generadores lo mantienen abierto como punto de acogida. Hay <em>cuarenta</em> camas preparadas.</p>',
    ],
    [
      'El viento aflojará de madrugada',
      '<blockquote><p>Aún nos quedan unas horas malas, pero lo peor habrá pasado a las cuatro.</p></blockquote><p>Lo dice el servicio meteorológico.</p>',
    ],
    ['El tren circula con retraso', '<p>Los convoyes se detienen media hora de media en Vilamar.</p>'],
    [
      'El espigón viejo aguanta',
      '<p>Los técnicos del puerto lo han revisado con un dron. Mañana bajarán los submarinistas.</p>',
    ],
    [
      'Las extraescolares, anuladas',
      '<ul><li>Ningún entrenamiento en la pista.</li><li>Ningún ensayo de la coral.</li><li>La ludoteca abre hasta las siete.</li></ul>',
    ],
    ['Se abre un carril en el paseo', '<p>Solo pueden pasar vehículos de emergencia y el autobús 3.</p>'],
    [
      'El club de remo salva los botes',
      '<p>Una treintena de socios los han subido a pulso hasta el almacén de la lonja.</p>',
    ],
  ],
}
