import type { PollText } from './PollRecord.ts'

/** Eight options, all with subtitles, and texts as long as editors make them. */
export const longPoll: PollText = {
  id: '4716',
  question: {
    ca: 'Si l’Ajuntament pogués fer una sola d’aquestes obres abans que acabi el mandat, i sabent que les altres hauran d’esperar com a mínim quatre anys, per quina començaries?',
    es: 'Si el Ayuntamiento pudiera hacer solo una de estas obras antes de que acabe el mandato, y sabiendo que las demás tendrán que esperar al menos cuatro años, ¿por cuál empezarías?',
    en: 'If the council could finish only one of these projects before the end of its term, and the others had to wait at least four more years, which one would you start with?',
    de: 'Wenn die Stadt bis zum Ende der Amtszeit nur eines dieser Vorhaben umsetzen könnte und die übrigen mindestens vier Jahre warten müssten: Womit würden Sie anfangen?',
  },
  active: true,
  options: [
    {
      id: '47161',
      title: {
        ca: 'La xarxa d’aigua potable',
        es: 'La red de agua potable',
        en: 'The drinking-water network',
        de: 'Das Trinkwassernetz',
      },
      subtitle: {
        ca: 'Canviar les canonades més velles, que perden un de cada quatre litres',
        es: 'Cambiar las tuberías más viejas, que pierden uno de cada cuatro litros',
        en: 'Replace the oldest pipes, which lose one litre in four',
        de: 'Die ältesten Leitungen ersetzen, die jeden vierten Liter verlieren',
      },
      votes: 512,
    },
    {
      id: '47162',
      title: {
        ca: 'La biblioteca del port',
        es: 'La biblioteca del puerto',
        en: 'The harbour library',
        de: 'Die Hafenbibliothek',
      },
      subtitle: {
        ca: 'A l’antiga llotja, amb sala d’estudi oberta fins a mitjanit',
        es: 'En la antigua lonja, con sala de estudio abierta hasta medianoche',
        en: 'In the old fish market, with a study room open until midnight',
        de: 'In der alten Fischhalle, mit einem bis Mitternacht geöffneten Lesesaal',
      },
      votes: 388,
    },
    {
      id: '47163',
      title: {
        ca: 'Ombra a tots els patis d’escola',
        es: 'Sombra en todos los patios de colegio',
        en: 'Shade in every schoolyard',
        de: 'Schatten auf allen Schulhöfen',
      },
      subtitle: {
        ca: 'Arbres on es pugui plantar i veles on no',
        es: 'Árboles donde se pueda plantar y toldos donde no',
        en: 'Trees where they can be planted and shade sails where they cannot',
        de: 'Bäume, wo man pflanzen kann, und Sonnensegel, wo nicht',
      },
      votes: 467,
    },
    {
      id: '47164',
      title: { ca: 'El bus nocturn', es: 'El bus nocturno', en: 'The night bus', de: 'Der Nachtbus' },
      subtitle: {
        ca: 'Cada mitja hora els caps de setmana, també fins als barris de dalt',
        es: 'Cada media hora los fines de semana, también hasta los barrios altos',
        en: 'Every half hour at weekends, up to the hillside districts too',
        de: 'Am Wochenende alle halbe Stunde, auch bis in die oberen Viertel',
      },
      votes: 291,
    },
    {
      id: '47165',
      title: {
        ca: 'Pisos de lloguer a l’antiga caserna',
        es: 'Pisos de alquiler en el antiguo cuartel',
        en: 'Flats to rent in the old barracks',
        de: 'Mietwohnungen in der alten Kaserne',
      },
      subtitle: {
        ca: 'Cent vint habitatges, la meitat per a menors de trenta-cinc anys',
        es: 'Ciento veinte viviendas, la mitad para menores de treinta y cinco años',
        en: 'A hundred and twenty homes, half of them for people under thirty-five',
        de: 'Hundertzwanzig Wohnungen, die Hälfte davon für Menschen unter fünfunddreißig',
      },
      votes: 733,
    },
    {
      id: '47166',
      title: {
        ca: 'Un carril bici que no s’acabi de cop al mig de la rotonda',
        es: 'Un carril bici que no se acabe de golpe en mitad de la rotonda',
        en: 'A cycle lane that does not stop dead in the middle of the roundabout',
        de: 'Ein Radweg, der nicht mitten im Kreisverkehr plötzlich aufhört',
      },
      subtitle: {
        ca: 'De l’estació a la platja, sense interrupcions',
        es: 'De la estación a la playa, sin interrupciones',
        en: 'From the station to the beach without a gap',
        de: 'Vom Bahnhof bis zum Strand ohne Unterbrechung',
      },
      votes: 604,
    },
    {
      id: '47167',
      title: { ca: 'El camp de futbol', es: 'El campo de fútbol', en: 'The football ground', de: 'Der Fußballplatz' },
      subtitle: {
        ca: 'Gespa nova i vestidors per als equips femenins',
        es: 'Césped nuevo y vestuarios para los equipos femeninos',
        en: 'New turf, and changing rooms for the women’s teams',
        de: 'Neuer Rasen und Umkleiden für die Frauenteams',
      },
      votes: 145,
    },
    {
      id: '47168',
      title: {
        ca: 'Cap: primer que acabin les que ja han començat',
        es: 'Ninguna: primero que acaben las que ya han empezado',
        en: 'None: first finish what has been started',
        de: 'Keines: erst fertig bauen, was angefangen ist',
      },
      subtitle: {
        ca: 'En tenim tres amb tanques des de fa més d’un any',
        es: 'Tenemos tres con vallas desde hace más de un año',
        en: 'Three have been fenced off for more than a year',
        de: 'Drei Baustellen stehen seit über einem Jahr hinter Zäunen',
      },
      votes: 868,
    },
  ],
}
