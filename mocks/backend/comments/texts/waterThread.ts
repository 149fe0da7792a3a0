import type { Line } from '../Line.ts'

/** Under the investigation into the water that leaked away (1004), closed since. */
export const waterThread: readonly Line[] = [
  {
    by: 'Fontaner',
    ago: 185,
    text: 'Hi vaig treballar els anys bons. Tots sabíem on perdia: n’hi havia un mapa penjat al vestidor, amb xinxetes.',
    likes: 140,
    replies: [
      { by: 'Violant', ago: 180, text: 'I ningú no va dir res?', likes: 12 },
      {
        by: 'Fontaner',
        ago: 175,
        text: '@Violant ho vam dir per escrit tres vegades. Ens van contestar que el mapa no era oficial.',
        mentions: ['Violant'],
        likes: 77,
      },
    ],
  },
  {
    by: 'Paquita',
    ago: 170,
    text: 'Onze anys pagant i encara ens demanaven de dutxar-nos en tres minuts.',
    likes: 95,
  },
  { by: 'Hugo_1984', ago: 165, text: 'Gran trabajo periodístico. Para esto pago la suscripción.', likes: 51 },
  {
    by: 'Andreu Miralles',
    ago: 160,
    text: 'La pregunta és qui va signar la pròrroga del contracte. A l’article hi és entre línies.',
    likes: 33,
  },
  { by: 'Jana', ago: 150, text: '', state: 'deletedByModeration' },
  {
    by: 'Farmacèutica',
    ago: 140,
    text: 'Demano el tancament dels comentaris abans que això acabi malament. Hi ha famílies al darrere.',
    likes: 18,
  },
]
