import type { ViewFacts } from '../analytics/createAnalytics.ts'
import { followTheme } from '../session/followTheme.ts'
import { userFacts } from '../session/userFacts.ts'
import { safeStorage } from '../storage/safeStorage.ts'
import type { Page } from './page.ts'

/** Keeps the page's theme and the publisher's data layer in step with who is reading. @returns Ends it. */
export function followReader({ session, app, now }: Page, setUser: (facts: ViewFacts) => void): () => void {
  const endTheme = followTheme({
    body: document.body.classList,
    systemDark: window.matchMedia('(prefers-color-scheme: dark)'),
    session,
    storage: safeStorage(() => window.localStorage),
    storageEvents: window,
    inApp: app.inApp,
  })
  const tell = () => {
    const state = session.get()
    if (state.status === 'loading') return
    const dark = document.body.classList.contains('dark-mode')
    const user = state.status === 'signedIn' ? state.user : undefined
    setUser({ ...userFacts(user, now()), viewMode: dark ? 'dark' : 'light' })
  }
  const unsubscribe = session.subscribe(tell)
  void session.ready().then(tell)
  return () => {
    endTheme()
    unsubscribe()
  }
}
