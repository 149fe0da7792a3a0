/** The newsletters' names in addresses and of their drawings, `/images/butlleti-{name}.svg`. */
export type NewsletterName = 'bon-dia' | 'a-taula' | 'mots' | 'terra' | 'mar'

export interface Newsletter {
  name: NewsletterName
  /** Its colours in the light theme and in the dark one. */
  colours: readonly [light: string, dark: string]
  /** Who writes it, as `authors.ts` names them. */
  author: string
  /** The ids of the articles that its sample issue leads to. */
  stories: readonly string[]
}

export const newsletters: readonly Newsletter[] = [
  { name: 'bon-dia', colours: ['#e3eef9', '#182c42'], author: 'Berta Casamitjana', stories: ['1001', '1004', '1003'] },
  { name: 'a-taula', colours: ['#fbe9e2', '#3b2018'], author: 'Gal·la Tortajada', stories: ['1005', '1002'] },
  { name: 'mots', colours: ['#f3efd9', '#332d14'], author: 'Biel Aranyó', stories: ['1006'] },
  { name: 'terra', colours: ['#e5f1e4', '#1a3019'], author: 'Aina Verdera', stories: ['1004', '1005'] },
  { name: 'mar', colours: ['#ddebf0', '#16292f'], author: 'Clara Montsant', stories: ['1003', '1001'] },
]

export const newsletterPath = ({ name }: Newsletter) => `/newsletters/${name}`

export const newsletterPicture = ({ name }: Newsletter) => `/images/butlleti-${name}.svg`
