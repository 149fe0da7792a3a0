import { addTime } from '#kit/dates/moment.ts'
import type { Language } from '#lib/site/config/config.ts'

/** The facts of an article that the newspaper's server and the backend share; its text is in `bodies/`. */
export interface ArticleFacts {
  id: string
  /** In the address, the same in every language. */
  slug: string
  kind: 'news' | 'opinion' | 'interview' | 'live' | 'blog' | 'column'
  title: Record<Language, string>
  authors: readonly string[]
  /** The section's name in addresses; its title is in `sections.ts`. */
  category: string
  /** The column it belongs to, by its id in `topics.ts`. */
  columnId?: string
  /** Its age when a page is rendered, so that the newspaper is always today's. */
  minutesAgo: number
  /** Only subscribers read all of it. */
  forSubscribers?: true
}

/** Six articles, each with another state of the widgets, as docs/newspaper.md lists them. */
export const articles: readonly ArticleFacts[] = [
  {
    id: '1001',
    slug: 'el-passeig-maritim-dira-adeu-als-cotxes-els-diumenges',
    kind: 'news',
    title: {
      ca: 'El passeig marítim dirà adeu als cotxes cada diumenge',
      es: 'El paseo marítimo dirá adiós a los coches todos los domingos',
      en: 'The seafront will close to cars every Sunday',
      de: 'Die Strandpromenade wird sonntags autofrei',
    },
    authors: ['Berta Casamitjana', 'Nil Ferragut'],
    category: 'ciutat',
    minutesAgo: 420,
  },
  {
    id: '1002',
    slug: 'elogi-de-la-sobretaula',
    kind: 'opinion',
    title: {
      ca: 'Elogi de la sobretaula',
      es: 'Elogio de la sobremesa',
      en: 'In praise of staying at the table',
      de: 'Lob des Sitzenbleibens',
    },
    authors: ['Roser Puigventós'],
    category: 'opinio',
    columnId: '402',
    minutesAgo: 610,
  },
  {
    id: '1003',
    slug: 'la-llum-del-far-no-es-pot-deixar-per-dema',
    kind: 'interview',
    title: {
      ca: '«La llum del far no es pot deixar per demà»',
      es: '«La luz del faro no se puede dejar para mañana»',
      en: '‘You cannot leave the light for tomorrow’',
      de: '„Das Licht lässt sich nicht auf morgen verschieben“',
    },
    authors: ['Clara Montsant'],
    category: 'entrevistes',
    minutesAgo: 340,
  },
  {
    id: '1004',
    slug: 'onze-anys-de-factures-per-una-aigua-que-es-perdia',
    kind: 'news',
    title: {
      ca: 'Onze anys de factures per una aigua que es perdia',
      es: 'Once años de facturas por un agua que se perdía',
      en: 'Eleven years of bills for water that leaked away',
      de: 'Elf Jahre Rechnungen für Wasser, das versickerte',
    },
    authors: ['Martí Solanell', 'Aina Verdera'],
    category: 'investigacio',
    minutesAgo: 190,
    forSubscribers: true,
  },
  {
    id: '1005',
    slug: 'pa-amb-tomaquet-el-metode',
    kind: 'blog',
    title: {
      ca: 'Pa amb tomàquet: primer el mètode, després la discussió',
      es: 'Pan con tomate: primero el método, después la discusión',
      en: 'Bread with tomato: first the method, then the argument',
      de: 'Brot mit Tomate: erst die Methode, dann der Streit',
    },
    authors: ['Gal·la Tortajada'],
    category: 'cuina',
    columnId: '403',
    minutesAgo: 1510,
  },
  {
    id: '1006',
    slug: 'les-paraules-que-es-queden-a-la-butxaca',
    kind: 'column',
    title: {
      ca: 'Les paraules que es queden a la butxaca',
      es: 'Las palabras que se quedan en el bolsillo',
      en: 'The words that stay in your pocket',
      de: 'Die Wörter, die in der Tasche bleiben',
    },
    authors: ['Biel Aranyó'],
    category: 'llengua',
    columnId: '401',
    minutesAgo: 2960,
  },
]

/** Its path, which the backend also answers as the content's address. */
export const articlePath = ({ category, slug, id }: ArticleFacts) => `/${category}/${slug}_1_${id}.html`

export const publishedAt = ({ minutesAgo }: { minutesAgo: number }, now: Date): Date =>
  addTime(now, -minutesAgo, 'minute')
