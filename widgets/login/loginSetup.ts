import type { SocialProvider } from '../../src/site/addresses/addresses.ts'

/** What the login's steps need from the page; created by the island. */
export interface LoginSetup {
  /** Prefix of the ids in the light DOM. */
  prefix: string
  /** Where a successful sign-in redirects to; already checked. */
  backUrl: string
  socialUrl(provider: SocialProvider): string
  /** Keeps the address across a reload; a password is never kept. */
  keepEmail(email: string): void
}
