import type { CurrentUser } from '../../../src/session/profile.schema.ts'
import type { Subject } from '../token.ts'

/** Somebody who can sign in. */
export interface Account {
  /** Lower case: by it the account is found. */
  email: string
  password: string
  user: CurrentUser
  /** Whom the session's token speaks for. */
  subject: Subject
  /** A blocked one has to validate its address first (reader-account §4, "Login flow"). */
  blocked: boolean
}

/** What the newspaper has sent by e-mail; `/mock/mail` shows it. */
export interface Mail {
  to: string
  kind: 'validation' | 'password'
  /** Where its link leads, on the newspaper's own site. */
  link: string
}

/** A link that was sent before, to the registered persona's address. */
export const SEEDED_RECOVERY = 'mock-recovery'

/** Of every account that is there from the start. */
export const SEEDED_PASSWORD = 'Portclar2026'
