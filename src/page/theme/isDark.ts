import type { CurrentUser } from '../session/profile.schema.ts'

export interface ThemeFacts {
  /** The page set the body class `force-dark-mode`. */
  forced: boolean
  user: Pick<CurrentUser, 'isStaff' | 'theme'> | undefined
  /**
   * The choice stored on this device under the key `theme`; it takes precedence over the profile's, which may come from another device. Read only
   * when needed, because a page's first access to storage waits for another process.
   */
  stored(): string | null
  /** Whether the device prefers dark. */
  systemDark: boolean
}

const themes: readonly string[] = ['dark', 'light', 'system', 'none']

/** reader-account §4, "Theme": forced by the page, or chosen by staff, directly or through their device. */
export function isDark({ forced, user, stored, systemDark }: ThemeFacts): boolean {
  if (forced) return true
  if (!user?.isStaff) return false
  const storedTheme = stored()
  const theme = storedTheme !== null && themes.includes(storedTheme) ? storedTheme : user.theme
  return theme === 'dark' || (theme === 'system' && systemDark)
}
