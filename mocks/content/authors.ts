import type { Language } from '../../src/site/config/config.ts'

/** The newspaper's authors; columnists have a drawn portrait. */
export interface Author {
  id: string
  name: string
  /** A portrait's file name. */
  portrait?: string
  role: Record<Language, string>
}

const writer = { ca: 'Escriptora', es: 'Escritora', en: 'Writer', de: 'Schriftstellerin' }
const newsroom = { ca: 'Redacció', es: 'Redacción', en: 'Newsroom', de: 'Redaktion' }

export const authors: readonly Author[] = [
  { id: '101', name: 'Roser Puigventós', portrait: 'roser-puigventos', role: writer },
  {
    id: '102',
    name: 'Biel Aranyó',
    portrait: 'biel-aranyo',
    role: { ca: 'Lingüista', es: 'Lingüista', en: 'Linguist', de: 'Sprachwissenschaftler' },
  },
  {
    id: '103',
    name: 'Gal·la Tortajada',
    portrait: 'galla-tortajada',
    role: { ca: 'Cuinera', es: 'Cocinera', en: 'Cook', de: 'Köchin' },
  },
  {
    id: '104',
    name: 'Ignasi Rovelló',
    portrait: 'ignasi-rovello',
    role: { ca: 'Filòsof', es: 'Filósofo', en: 'Philosopher', de: 'Philosoph' },
  },
  {
    id: '105',
    name: 'Ona Delcor',
    portrait: 'ona-delcor',
    role: { ca: 'Arquitecta', es: 'Arquitecta', en: 'Architect', de: 'Architektin' },
  },
  { id: '106', name: 'Clara Montsant', portrait: 'clara-montsant', role: newsroom },
  { id: '107', name: 'Berta Casamitjana', role: newsroom },
  { id: '108', name: 'Nil Ferragut', role: newsroom },
  { id: '109', name: 'Martí Solanell', role: newsroom },
  { id: '110', name: 'Aina Verdera', role: newsroom },
]

export const authorNamed = (name: string): Author | undefined => authors.find((author) => author.name === name)
