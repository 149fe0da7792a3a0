/** The newsletters' names in addresses and of their drawings, `/images/butlleti-{name}.svg`. */
export type NewsletterName = 'bon-dia' | 'a-taula' | 'mots' | 'terra' | 'mar'

/** Two neutral tints, in the light theme and in the dark one: the drawings have the colour. */
const sand = ['#f1efe8', '#2b2e33'] as const
const mist = ['#e7ecf1', '#242e39'] as const

export interface Newsletter {
  name: NewsletterName
  /** Its colours in the light theme and in the dark one. */
  colours: readonly [light: string, dark: string]
  /** Its author, as `authors.ts` names them. */
  author: string
  /** The stories that its sample issue leads to: ids of articles, names of short pieces. */
  stories: readonly string[]
}

export const newsletters: readonly Newsletter[] = [
  {
    name: 'bon-dia',
    colours: mist,
    author: 'Berta Casamitjana',
    stories: ['1001', 'el-tren-de-les-7-14-torna-a-tenir-sis-vagons'],
  },
  { name: 'a-taula', colours: sand, author: 'Gal·la Tortajada', stories: ['1005', '1002'] },
  { name: 'mots', colours: mist, author: 'Biel Aranyó', stories: ['1006'] },
  {
    name: 'terra',
    colours: sand,
    author: 'Aina Verdera',
    stories: ['les-vinyes-de-la-carena-veremen-onze-dies-abans'],
  },
  {
    name: 'mar',
    colours: mist,
    author: 'Clara Montsant',
    stories: ['1003', 'la-travessia-del-port-es-nedara-a-catorze-graus'],
  },
]

export const newsletterPath = ({ name }: Newsletter) => `/newsletters/${name}`

export const newsletterPicture = ({ name }: Newsletter) => `/images/butlleti-${name}.svg`
