/** The constants of the spec, in milliseconds where they are times. */

const SECOND = 1000
const HOUR = 60 * 60 * SECOND
export const DAY = 24 * HOUR

/** The time-out of a request, body included (content-features §9). */
export const REQUEST_TIMEOUT = 10 * SECOND

/** How long we wait for a token that was requested from the app (content-features §9, "Native token refresh wait"). */
export const TOKEN_WAIT = 5 * SECOND

/** In the app, how long the theme waits for the session (reader-account §4, "Theme"). */
export const THEME_WAIT = 3 * SECOND

/** The maximum age of a stored profile before it is fetched again (reader-account §9). */
export const PROFILE_AGE = 24 * HOUR

/** The default time-to-live of local storage (reader-account §9). */
export const LOCAL_TTL = 24 * HOUR

/** Carries the token on every call under apiBase, and in the address when a page is opened with one (contract §5). */
export const TOKEN_NAME = 'x-bbnxauthorization'

/** The session's cookie, a separate constant because the loader reads it (reader-account §9). */
export const SESSION_COOKIE = 'nx-session-user'

/** Cookies (reader-account §9, "Storage keys"). */
export const cookieNames = {
  session: SESSION_COOKIE,
  refreshUser: 'refresh-user-data',
  voucher: 'nx-paywall-content-voucher',
  giveaway: (contentId: string) => `nx-paywall-giveaway-${contentId}`,
  paywall: (contentId: string) => `nx-paywall-data-${contentId}`,
}

/** The lifetime of a content voucher, in seconds, as cookies count (content-features §9). */
export const VOUCHER_SECONDS = 60

/** Local storage (reader-account §9, "Storage keys"). */
export const storageKeys = {
  profile: 'updated-profile-cookie-data',
  profileLoaded: 'user-profile-loaded',
  refreshUser: 'refresh-user-data',
  signedOut: 'quiosc-signed-out',
  clock: 'quiosc-clock',
  theme: 'theme',
  votedPolls: 'ara-voted-polls',
  interests: (userId: string) => `nx-user-interests-${userId}`,
  pendingNotifications: (userId: string) => `pending-notifications${userId}`,
}

/** Minimum length in characters (reader-account §5). */
export const PASSWORD_LENGTH = 8

/** Maximum length of a name and of a surname, in characters (reader-account §5). */
export const NAME_LENGTH = 80

/** Characters of a message to the newspaper (reader-account §9), as HTML's `maxlength` counts them. */
export const MESSAGE_LENGTH = 100
