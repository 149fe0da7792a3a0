import type { Day } from '../../src/lib/days.ts'

/** What the registration's steps need to know of the page; made by the island. */
export interface RegisterPlace {
  /** How the ids in the page's own DOM begin. */
  prefix: string
  /** Where Finish leads; checked. */
  backUrl: string
  /** The login opened it: back leads there, and a link would be one too many. */
  within: boolean
  /** Where the reader is. */
  today: Day
  /** Keeps what is typed over a reload; never the password. */
  keep(field: 'email' | 'name' | 'surname' | 'birthdate', text: string): void
}
