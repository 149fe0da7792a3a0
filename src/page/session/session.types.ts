import type { CurrentUser } from './currentUser.types.ts'

/**
 * The current reader (reader-account §4, "Session").
 * `loading` may already have the stored profile, so that the next page does not first appear signed out.
 */
export type SessionState =
  | { status: 'anonymous' }
  | { status: 'loading'; user: CurrentUser | undefined }
  | { status: 'signedIn'; user: CurrentUser }

/** Read-only outside of the session. */
export interface Session {
  get(): SessionState
  subscribe(listener: (state: SessionState) => void): () => void
  /** Resolves when the reader is known: at once for a visitor, else after the profile has loaded. The first call starts the session. */
  ready(): Promise<SessionState>
  /** Whether the user of the state has their personal data: name, e-mail, phone number, post code, birth date and gender. No browser stores it. */
  hasPersonalData(): boolean
  /** Loads the personal data where this page does not have it yet. Resolves with whether it has. */
  loadPersonalData(): Promise<boolean>
  /** Fetches the profile again, bypassing every cache; simultaneous callers share one request. */
  refresh(): Promise<SessionState>
  /**
   * In the app, requests a new token and waits for it (content-features §9: at most 5 s); on the web it resolves at once.
   * Simultaneous callers share one request.
   */
  renew(): Promise<SessionState>
  /**
   * Call it when the backend has signed a reader in (POST /user/login, /user/register) and set the session's cookie with its answer: every island and tab
   * follows, without another request on this page; the next one loads the profile where the answer had no counts of followers. Without the cookie nothing
   * changes, because no request could carry a token.
   *
   * @returns Whether the reader is signed in. `false`: the browser has kept no cookie that a page can read, and the reader has to be told.
   */
  signedIn(user: CurrentUser): boolean
  /** Applies a change that the backend has confirmed: the app's `updateCurrentUser`, an answer to PATCH. It never signs a visitor in. */
  update(change: Partial<CurrentUser>): void
  /** Clears what the spec lists and notifies the backend and the app; every island and tab follows. */
  signOut(): Promise<void>
  /** The value of `x-bbnxauthorization`; undefined for visitors. */
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
