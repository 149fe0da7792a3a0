import type { CurrentUser } from '#page/session/profile.schema.ts'
import type { Subject } from '../token.ts'

/** An account that can sign in. */
export interface Account {
  /** The key of the account, in lower case. */
  email: string
  password: string
  user: CurrentUser
  /** The subject of its session tokens. */
  subject: Subject
  /** A blocked account has to validate its address first (reader-account §4, "Login flow"). */
  blocked: boolean
}

/** An e-mail that the newspaper has sent; `/mock/mail` shows it. */
export interface Mail {
  to: string
  kind: 'validation' | 'password'
  /** The address of its link, on the newspaper's own site. */
  link: string
}

/** A link that was sent before, to the registered persona's address. */
export const SEEDED_RECOVERY = 'mock-recovery'

/** The password of every seeded account. */
export const SEEDED_PASSWORD = 'Portclar2026'
