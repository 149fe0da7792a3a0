import { cookieNames, storageKeys, TOKEN_NAME } from '#lib/site/limits.ts'
import { fingerprint } from '../session/fingerprint.ts'
import { isDark, type ThemeFacts } from './isDark.ts'

export interface EarlyFacts extends Pick<ThemeFacts, 'forced' | 'systemDark'> {
  /** `document.cookie` */
  cookies: string
  /** The page's address, which may bring a token. */
  href: string
  /** Local storage; reading it may throw. */
  read(key: string): string | null
}

/** The profile that an earlier page has stored for this token. Two of its fields count, and any value of theirs is safe. */
function storedUser(token: string, read: EarlyFacts['read']): ThemeFacts['user'] {
  try {
    const { owner, user } = JSON.parse(read(storageKeys.profile) ?? '{}').value
    return owner === fingerprint(token) ? { isStaff: user.isStaff === true, theme: user.theme } : undefined
  } catch {
    // Nothing is stored, or nothing that can be read.
    return undefined
  }
}

/**
 * Foretells the library's decision from what is known before it has loaded: without the session, and without its parsers.
 *
 * @returns Undefined where somebody is signed in whom no earlier page has stored.
 */
export function isDarkEarly({ forced, systemDark, cookies, href, read }: EarlyFacts): boolean | undefined {
  const token = `; ${cookies}`.split(`; ${cookieNames.session}=`)[1]?.split(';')[0]
  const user = token ? storedUser(token, read) : undefined
  const isUnknown = !user && (token || href.includes(`${TOKEN_NAME}=`))
  if (isUnknown && !forced) return undefined
  return isDark({ forced, user, stored: () => read(storageKeys.theme), systemDark })
}
