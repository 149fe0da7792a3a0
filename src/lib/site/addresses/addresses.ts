/** The pages that the widgets lead to (both specs §2), on the page's own host. */
export const addresses = {
  home: '/',
  contact: '/contacte.html',
  privacy: '/politica-de-privacitat.html',
  rates: '/tarifes',
  ratesPage: '/portada/tarifes',
  digitalYear: '/portada/digital-12m/dades',
  family: '/promocions/criatures/',
  familyData: '/promocions/criatures/dades',
  upgrade: '/promocions/upgrade',
  pendingPayment: '/portada/pagament-pendent',
  standardOffer: '/promocions/estandard-pw',
}

const LOGIN = '/usuari/login'
const REGISTER = '/usuari/register'

/** The pages that sign a reader in, which are never a place to return to. */
export const accountPages: readonly string[] = [LOGIN, REGISTER]

/** The publisher's own page that ends a session (docs/assumptions/session.md). */
export const signOutPage = '/usuari/logout'

const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  if (entries.length === 0) return path
  // A publisher's own address may have a query or a fragment.
  const [, address = '', fragment = ''] = /^([^#]*)(#.*)?$/s.exec(path) ?? []
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(entries)}${fragment}`
}

/** A page that leads back to where the reader was. */
export const withBackUrl = (path: string, backUrl: string): string => withQuery(path, { backUrl })

/** @param backUrl The page that the reader comes back to; the page that uses it checks it again (see safeUrl). */
export const loginUrl = (backUrl: string, email?: string): string => withQuery(LOGIN, { backUrl, email })

export const registerUrl = (backUrl: string, email?: string): string => withQuery(REGISTER, { backUrl, email })

export const socialProviders = ['google', 'facebook', 'apple'] as const
export type SocialProvider = (typeof socialProviders)[number]

/** A whole-page navigation, not a call (reader-account §2). */
export const socialLoginUrl = (apiBase: string, provider: SocialProvider, backUrl: string): string =>
  withQuery(`${apiBase}/user/login/${provider}`, { backUrl })
