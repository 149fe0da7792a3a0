import type { Language } from '../../src/site/config.ts'

/** Who writes in the newspaper; columnists have a drawn portrait. */
export interface Author {
  name: string
  /** A portrait's file name. */
  portrait?: string
  role: Record<Language, string>
}

const writer = { ca: 'Escriptora', es: 'Escritora', en: 'Writer', de: 'Schriftstellerin' }
const newsroom = { ca: 'Redacció', es: 'Redacción', en: 'Newsroom', de: 'Redaktion' }

const authors: readonly Author[] = [
  { name: 'Roser Puigventós', portrait: 'roser-puigventos', role: writer },
  {
    name: 'Biel Aranyó',
    portrait: 'biel-aranyo',
    role: { ca: 'Lingüista', es: 'Lingüista', en: 'Linguist', de: 'Sprachwissenschaftler' },
  },
  {
    name: 'Gal·la Tortajada',
    portrait: 'galla-tortajada',
    role: { ca: 'Cuinera', es: 'Cocinera', en: 'Cook', de: 'Köchin' },
  },
  {
    name: 'Ignasi Rovelló',
    portrait: 'ignasi-rovello',
    role: { ca: 'Filòsof', es: 'Filósofo', en: 'Philosopher', de: 'Philosoph' },
  },
  {
    name: 'Ona Delcor',
    portrait: 'ona-delcor',
    role: { ca: 'Arquitecta', es: 'Arquitecta', en: 'Architect', de: 'Architektin' },
  },
  { name: 'Clara Montsant', portrait: 'clara-montsant', role: newsroom },
  { name: 'Berta Casamitjana', role: newsroom },
  { name: 'Nil Ferragut', role: newsroom },
  { name: 'Martí Solanell', role: newsroom },
  { name: 'Aina Verdera', role: newsroom },
]

export const authorNamed = (name: string): Author | undefined => authors.find((author) => author.name === name)
