import type { SocialProvider } from '../../src/site/addresses.ts'

/** What the login's steps need to know of the page; made by the island. */
export interface LoginPlace {
  /** How the ids in the page's own DOM begin. */
  prefix: string
  /** Where the reader goes on to; checked. */
  backUrl: string
  socialUrl(provider: SocialProvider): string
  /** Keeps the address over a reload; a password is never kept. */
  keepEmail(email: string): void
}
