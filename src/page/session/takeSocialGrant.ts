import { type SocialProvider, socialProviders } from '#lib/site/addresses/addresses.ts'
import { linkParameter } from '#lib/site/addresses/linkParameter.ts'

/** A sign-in by one of the providers, in the app. */
export interface SocialSignIn {
  provider: SocialProvider
  code: string
  token: string
}

/** The grant with which the page was opened, until the login uses it: in memory alone, so that a reload does not sign in again. */
export interface HeldGrant {
  grant: SocialSignIn | undefined
}

interface GrantHolder {
  getShared<Shared>(key: string, create: () => Shared): Shared
}

/** The grant that the page holds. @param grant To be held from now on, by the first who asks. */
export const getHeldGrant = ({ getShared }: GrantHolder, grant?: SocialSignIn): HeldGrant =>
  getShared('social-grant', (): HeldGrant => ({ grant }))

const names = ['provider', 'code', 'token']

/**
 * Takes the grant that the native app has got from a provider out of the address with which it opens the login: `?provider=apple&code=…&token=…`. It opens an account, so it leaves
 * the address at once.
 *
 * @param replace Changes the address without a navigation.
 * @returns Undefined where there is none, or not all of it.
 */
export function takeSocialGrant(href: string, replace: (href: string) => void): SocialSignIn | undefined {
  const url = new URL(href)
  const [given, code, token] = names.map((name) => linkParameter(url.searchParams, name))
  const provider = socialProviders.find((name) => name === given)
  if (!provider || !code || !token) return undefined
  for (const name of names) url.searchParams.delete(name)
  replace(url.href)
  return { provider, code, token }
}
