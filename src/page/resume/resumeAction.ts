import type { IslandContext } from '#islands/island/islandContext.types.ts'
import { RESUME_HASH } from '#lib/site/resumeHash.ts'
import { writeEntry } from '#lib/writeEntry.ts'
import { createInterruptedActions, type InterruptedAction, type InterruptedKind } from './interruptedActions.ts'

/**
 * Resumes the interrupted action, once: on the page to which the reader returns, or in place when the sign-in happens in another tab or in the
 * app. `page.open('login-prompt', { reason: kind, id })` is the interruption. Call it in `compose`; it stops when the island unmounts.
 *
 * The widget's registry entry needs `target: '#quiosc-resume$'`, or it may not be loaded when the reader returns.
 */
export function resumeAction(
  context: Pick<IslandContext, 'session' | 'signal' | 'now' | 'report'>,
  kind: InterruptedKind,
  id: string,
  act: (action: InterruptedAction) => void,
): void {
  const { session, signal, now, report } = context
  const interruption = createInterruptedActions({ storage: () => window.sessionStorage, now, report })
  const resume = () => {
    const state = session.get()
    if (signal.aborted || state.status !== 'signedIn') return
    const { hash, href } = window.location
    const isBack = hash === RESUME_HASH
    const action = interruption.take(kind, id, { readerId: state.user.id, isBack })
    if (!action) return
    // Without the fragment, reloading or sharing the address does not resume anything.
    if (isBack) writeEntry(window.history, 'replaceState', window.history.state, href.slice(0, -hash.length))
    act(action)
  }
  signal.addEventListener('abort', session.subscribe(resume))
  void session.ready().then(resume)
}
