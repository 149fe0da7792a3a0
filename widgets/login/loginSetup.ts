import type { SocialProvider } from '#lib/site/addresses/addresses.ts'

/** The login's needs of the page; created by the island. */
export interface LoginSetup {
  /** Prefix of the ids in the light DOM. */
  prefix: string
  /** The address to which a successful sign-in redirects; already checked. */
  backUrl: string
  /** The address of its first form without a script: it is never sent there. */
  action: string
  socialUrl(provider: SocialProvider): string
  /** Keeps the address across a reload; a password is never kept. */
  keepEmail(email: string): void
}
