import { fingerprint } from '../session/fingerprint.ts'
import { cookieNames, storageKeys } from '../site/limits.ts'
import type { ThemeFacts } from './isDark.ts'
import { isDark } from './isDark.ts'

export interface EarlyFacts extends Pick<ThemeFacts, 'forced' | 'systemDark'> {
  /** `document.cookie` */
  cookies: string
  /** Local storage; reading it may throw. */
  read(key: string): string | null
}

/** The profile that an earlier page has stored for this token. Two of its fields count, and any value of theirs is safe. */
function storedUser(token: string, text: string | null): ThemeFacts['user'] {
  const { owner, user } = JSON.parse(text ?? '{}').value ?? {}
  return owner === fingerprint(token) ? { isStaff: user?.isStaff === true, theme: user?.theme } : undefined
}

/** What the library will decide once it has loaded, from what is known before: without the session, and without its parsers. */
export function isDarkEarly({ forced, systemDark, cookies, read }: EarlyFacts): boolean {
  const token = `; ${cookies}`.split(`; ${cookieNames.session}=`)[1]?.split(';')[0]
  try {
    const user = token ? storedUser(token, read(storageKeys.profile)) : undefined
    return isDark({ forced, user, stored: () => read(storageKeys.theme), systemDark })
  } catch {
    // Nothing can be read: a visitor's page.
    return forced
  }
}
