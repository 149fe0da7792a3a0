import type { CurrentUser } from './currentUser.types.ts'

/**
 * Who is reading (reader-account §4, "Session").
 * `loading` may already carry the stored profile, so that nothing flashes as signed out on the next page.
 */
export type SessionState =
  | { status: 'anonymous' }
  | { status: 'loading'; user: CurrentUser | undefined }
  | { status: 'signedIn'; user: CurrentUser }

/** Read-only for all but the session itself. */
export interface Session {
  get(): SessionState
  subscribe(listener: (state: SessionState) => void): () => void
  /** Resolves when it is known who reads: at once for a visitor, after the profile for the others. Starts the session on its first call. */
  ready(): Promise<SessionState>
  /** Fetches the profile again, past every cache; islands that wait for the same fetch share it. */
  refresh(): Promise<SessionState>
  /**
   * In the app, asks for a new token and waits for it (content-features §9: at most 5 s); on the web there is nothing to ask, so it resolves at once.
   * Those who ask meanwhile wait for the same token.
   */
  renew(): Promise<SessionState>
  /**
   * The backend has signed somebody in (POST /user/login, /user/register) and set the session's cookie with its answer: every island and tab
   * follows, without another call. Without the cookie nothing changes, because no call could be made in the reader's name.
   */
  signedIn(user: CurrentUser): void
  /** A change of the reader that the backend knows already: the app's `updateCurrentUser`, an answer to PATCH. A visitor stays one. */
  update(change: Partial<CurrentUser>): void
  /** Clears what the spec lists, tells the backend and the app, and every island and tab follows. */
  signOut(): Promise<void>
  /** What goes into `x-bbnxauthorization`; undefined for visitors. */
  token(): string | undefined
  permissions: Permissions
}

export type PermissionLevel = 'none' | 'read' | 'use' | 'download' | 'all'

/** reader-account §6, "Permission manager". */
export interface Permissions {
  levels(functionality: string): readonly PermissionLevel[]
  /** With `all` a feature is open, otherwise read-only or closed. */
  isOpen(functionality: string): boolean
}

/** reader-account §4, "User type for analytics". */
export type UserType = 'anonymous' | 'registered' | 'registered_trial' | 'subscriber'
