import type { Line } from '../Line.ts'

/** Under the recipe (1005), where every comment is read before it is published; the last ones have yet to be. */
export const breadThread: readonly Line[] = [
  {
    by: 'Ramona',
    ago: 1450,
    text: 'Tomàquet de penjar, pa del dia abans i oli sense por. La resta és literatura.',
    likes: 44,
  },
  {
    by: 'Ferran de Baix',
    ago: 1310,
    text: 'Primer l’oli i després la sal, o primer la sal i després l’oli? A casa ens hi hem divorciat dues vegades.',
    likes: 61,
    replies: [
      { by: 'Ramona', ago: 1270, text: 'Primer la sal: si no, rellisca.', likes: 13 },
      { by: 'Cesc', ago: 1250, text: 'Primer l’oli: si no, no s’hi enganxa. Ja hi som.', likes: 15 },
    ],
  },
  { by: 'Zoë', ago: 1130, text: 'I grated the tomato. Am I allowed to stay?', likes: 37 },
  { by: 'El Maño', ago: 1000, text: 'En Aragón le ponemos ajo y nadie ha muerto.', likes: 28 },
  {
    by: '山田',
    ago: 770,
    text: 'Ho faig cada matí a Osaka. El tomàquet aquí és massa dolç, però l’oli el porto jo. 🍅',
    likes: 80,
  },
  {
    by: 'Garbinada',
    ago: 410,
    text: 'El mètode és correcte, però la foto del pa torrat em fa mal als ulls.',
    likes: 7,
  },
  ...[
    'Aloma del Rec',
    'capita_de_la_barca_petita',
    'Assumpta',
    'Subscriptor 14',
    'Redacció',
    'Pometa',
    'Guifré',
  ].flatMap((by): Line[] => [
    {
      by,
      ago: 70,
      text: 'Jo afegeixo un raig de vinagre al tomàquet quan no és temporada. Ja em podeu renyar.',
      state: 'pendingPublication',
    },
    { by, ago: 11, text: 'I amb pa de pagès, oi? De barra no s’hi val.', state: 'pendingModeration' },
  ]),
]
