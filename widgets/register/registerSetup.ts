import type { Day } from '#kit/dates/day.ts'

/** The registration's needs of the page; created by the island. */
export interface RegisterSetup {
  /** Prefix of the ids in the light DOM. */
  prefix: string
  /** The address of “Finish”; already checked. */
  backUrl: string
  /** The address of its first form without a script: it is never sent there. */
  action: string
  /** Opened by the login: back returns there, so the link to the login is left out. */
  within: boolean
  /** In the reader's time zone. */
  today: Day
  /** Keeps the draft across a reload; never the password. */
  keep(field: 'email' | 'name' | 'surname' | 'birthdate', text: string): void
}
