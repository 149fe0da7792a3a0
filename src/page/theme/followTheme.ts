import type { MediaQuery } from '#lib/queryMedia.ts'
import { storageKeys, THEME_WAIT } from '#lib/site/limits.ts'
import type { Session } from '../session/session.types.ts'
import { userOf } from '../session/userOf.ts'
import type { StoragePort } from '../storage/safeStorage.ts'
import { isDark } from './isDark.ts'

export interface ThemeOptions {
  body: Pick<DOMTokenList, 'contains' | 'toggle'>
  /** Whether the device prefers dark. */
  systemDark: MediaQuery
  session: Pick<Session, 'get' | 'subscribe' | 'ready'>
  /** Wrapped by safeStorage, so it never throws. */
  storage: StoragePort
  /** The window: other tabs' choices arrive as storage events. */
  storageEvents: {
    addEventListener(type: 'storage', listener: (event: StorageEvent) => void): void
    removeEventListener(type: 'storage', listener: (event: StorageEvent) => void): void
  }
  inApp: boolean
  /** Calls `apply` when a script has replaced the body; returns a function that stops it. */
  onBodySwap?(apply: () => void): () => void
}

/**
 * Updates the body class `dark-mode` or `light-mode` (contract §5) when the session, the device and the stored choice change. In the app the first
 * decision waits for the session, at most 3000 ms, because a late page is better there than one that changes colour.
 *
 * @returns A function that stops following.
 */
export function followTheme(options: ThemeOptions): () => void {
  const { body, systemDark, session, storage, storageEvents, inApp, onBodySwap } = options
  const ended = new AbortController()

  const apply = () => {
    const state = session.get()
    const user = userOf(state)
    // The theme that the script in the head has set stays until there is something to decide by.
    if (state.status === 'loading' && !user && body.contains('dark-mode')) return
    const dark = isDark({
      forced: body.contains('force-dark-mode'),
      user,
      stored: () => storage.getItem(storageKeys.theme),
      systemDark: systemDark.matches,
    })
    body.toggle('dark-mode', dark)
    body.toggle('light-mode', !dark)
  }

  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKeys.theme || key === null) apply()
  }

  let started = false
  const start = () => {
    if (started || ended.signal.aborted) return
    started = true
    apply()
    const unsubscribe = session.subscribe(apply)
    const stopFollowingBody = onBodySwap?.(apply)
    systemDark.addEventListener('change', apply)
    storageEvents.addEventListener('storage', onStorage)
    ended.signal.addEventListener('abort', () => {
      unsubscribe()
      stopFollowingBody?.()
      systemDark.removeEventListener('change', apply)
      storageEvents.removeEventListener('storage', onStorage)
    })
  }

  if (!inApp) {
    start()
  } else {
    const late = setTimeout(start, THEME_WAIT)
    session.ready().then(() => {
      clearTimeout(late)
      start()
    })
  }
  return () => ended.abort()
}
