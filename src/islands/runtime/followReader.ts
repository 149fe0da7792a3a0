import { bodyClasses } from '#kit/dom/bodyClasses.ts'
import { onBodySwap } from '#kit/dom/onBodySwap.ts'
import { queryMedia } from '#lib/queryMedia.ts'
import { writeJson } from '#lib/writeJson.ts'
import type { UserFacts } from '#page/analytics/analytics.types.ts'
import { userFacts } from '#page/session/userFacts.ts'
import { userType } from '#page/session/userType.ts'
import { safeStorage } from '#page/storage/safeStorage.ts'
import { followTheme } from '#page/theme/followTheme.ts'
import type { Page } from './page.types.ts'

/** Updates the page's theme and the publisher's data layer when the reader changes. @returns Unsubscribes. */
export function followReader({ analytics, session, app, now, timeZone }: Page): () => void {
  const endTheme = followTheme({
    body: bodyClasses,
    onBodySwap,
    systemDark: queryMedia('(prefers-color-scheme: dark)'),
    session,
    storage: safeStorage(() => window.localStorage),
    storageEvents: window,
    inApp: app.inApp,
  })
  let last = ''
  const notify = () => {
    const state = session.get()
    if (state.status === 'loading') return
    const user = state.status === 'signedIn' ? state.user : undefined
    const dark = bodyClasses.contains('dark-mode')
    const facts: UserFacts = { ...userFacts(user, userType(user, now(), timeZone)), viewMode: dark ? 'dark' : 'light' }
    const text = writeJson(facts)
    // The app may send the same change again and again; the data layer keeps all that it gets.
    if (text !== last) analytics.setFacts('user', facts)
    last = text
  }
  const unsubscribe = session.subscribe(notify)
  void session.ready().then(notify)
  return () => {
    endTheme()
    unsubscribe()
  }
}
