import type { PollText } from './PollRecord.ts'

/** In article 1001. Images with a text alternative and, for one option, as the bare address of older polls. */
export const seafrontPoll: PollText = {
  id: '4711',
  question: {
    ca: 'Què hauria d’omplir el passeig marítim els diumenges?',
    es: '¿Qué debería llenar el paseo marítimo los domingos?',
    en: 'What should fill the seafront on Sundays?',
    de: 'Was soll sonntags die Strandpromenade beleben?',
  },
  active: true,
  options: [
    {
      id: '47111',
      title: {
        ca: 'Bicicletes i patins',
        es: 'Bicicletas y patines',
        en: 'Bikes and skates',
        de: 'Räder und Rollschuhe',
      },
      subtitle: {
        ca: 'Amb un carril propi d’anada i de tornada',
        es: 'Con un carril propio de ida y vuelta',
        en: 'With a lane of their own in each direction',
        de: 'Mit eigener Spur in beide Richtungen',
      },
      image: {
        url: '/images/enquesta-bicis.svg',
        alt: {
          ca: 'Una bicicleta davant del mar',
          es: 'Una bicicleta frente al mar',
          en: 'A bicycle by the sea',
          de: 'Ein Fahrrad am Meer',
        },
      },
      votes: 1284,
    },
    {
      id: '47112',
      title: { ca: 'Parades de mercat', es: 'Puestos de mercado', en: 'Market stalls', de: 'Marktstände' },
      subtitle: {
        ca: 'Pagesos i pescadors de la comarca',
        es: 'Agricultores y pescadores de la comarca',
        en: 'Farmers and fishers from the area',
        de: 'Bauern und Fischer aus der Umgebung',
      },
      image: {
        url: '/images/enquesta-mercat.svg',
        alt: {
          ca: 'Una parada de fruita amb tendal de ratlles',
          es: 'Un puesto de fruta con toldo a rayas',
          en: 'A fruit stall with a striped awning',
          de: 'Ein Obststand mit gestreifter Markise',
        },
      },
      votes: 973,
    },
    {
      id: '47113',
      title: { ca: 'Música i sardanes', es: 'Música y sardanas', en: 'Music and dancing', de: 'Musik und Tanz' },
      image: { url: '/images/enquesta-musica.svg' },
      votes: 412,
    },
    {
      id: '47114',
      title: { ca: 'Res: silenci', es: 'Nada: silencio', en: 'Nothing: silence', de: 'Nichts: Stille' },
      subtitle: {
        ca: 'Que se sentin les onades',
        es: 'Que se oigan las olas',
        en: 'Let the waves be heard',
        de: 'Man soll die Wellen hören',
      },
      image: {
        url: '/images/enquesta-onades.svg',
        alt: { ca: 'Onades', es: 'Olas', en: 'Waves', de: 'Wellen' },
      },
      votes: 2051,
    },
  ],
}

/** The second poll of the page that has 4711. */
export const sundayPoll: PollText = {
  id: '4712',
  question: {
    ca: 'Et sembla bé que el tancament duri tot l’any?',
    es: '¿Te parece bien que el cierre dure todo el año?',
    en: 'Should the closure last all year round?',
    de: 'Soll die Sperrung das ganze Jahr über gelten?',
  },
  active: true,
  options: [
    {
      id: '47121',
      title: { ca: 'Sí, tot l’any', es: 'Sí, todo el año', en: 'Yes, all year', de: 'Ja, das ganze Jahr' },
      votes: 640,
    },
    {
      id: '47122',
      title: { ca: 'Només a l’estiu', es: 'Solo en verano', en: 'Only in summer', de: 'Nur im Sommer' },
      votes: 318,
    },
    { id: '47123', title: { ca: 'No, mai', es: 'No, nunca', en: 'No, never', de: 'Nein, nie' }, votes: 205 },
  ],
}
