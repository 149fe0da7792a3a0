import type { Language } from '#lib/site/config/config.ts'

/** The newspaper's authors; columnists have a drawn portrait. */
export interface Author {
  id: string
  name: string
  /** In the address of the author's page. */
  slug: string
  /** Whether there is a drawn one, named as the slug. */
  portrait?: true
  role: Record<Language, string>
}

const writer = { ca: 'Escriptora', es: 'Escritora', en: 'Writer', de: 'Schriftstellerin' }
const newsroom = { ca: 'Redacció', es: 'Redacción', en: 'Newsroom', de: 'Redaktion' }

export const authors: readonly Author[] = [
  { id: '101', name: 'Roser Puigventós', slug: 'roser-puigventos', portrait: true, role: writer },
  {
    id: '102',
    name: 'Biel Aranyó',
    slug: 'biel-aranyo',
    portrait: true,
    role: { ca: 'Lingüista', es: 'Lingüista', en: 'Linguist', de: 'Sprach\u00ADwissen\u00ADschaftler' },
  },
  {
    id: '103',
    name: 'Gal·la Tortajada',
    slug: 'galla-tortajada',
    portrait: true,
    role: { ca: 'Cuinera', es: 'Cocinera', en: 'Cook', de: 'Köchin' },
  },
  {
    id: '104',
    name: 'Ignasi Rovelló',
    slug: 'ignasi-rovello',
    portrait: true,
    role: { ca: 'Filòsof', es: 'Filósofo', en: 'Philosopher', de: 'Philosoph' },
  },
  {
    id: '105',
    name: 'Ona Delcor',
    slug: 'ona-delcor',
    portrait: true,
    role: { ca: 'Arquitecta', es: 'Arquitecta', en: 'Architect', de: 'Architektin' },
  },
  { id: '106', name: 'Clara Montsant', slug: 'clara-montsant', portrait: true, role: newsroom },
  { id: '107', name: 'Berta Casamitjana', slug: 'berta-casamitjana', role: newsroom },
  { id: '108', name: 'Nil Ferragut', slug: 'nil-ferragut', role: newsroom },
  { id: '109', name: 'Martí Solanell', slug: 'marti-solanell', role: newsroom },
  { id: '110', name: 'Aina Verdera', slug: 'aina-verdera', role: newsroom },
]

export const authorNamed = (name: string): Author | undefined => authors.find((author) => author.name === name)

export const authorPath = ({ slug }: Author) => `/autors/${slug}/`
