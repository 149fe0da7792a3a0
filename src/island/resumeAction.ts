import type { InterruptedAction } from '../session/interruption.ts'
import { createInterruption, RESUME_HASH } from '../session/interruption.ts'
import type { IslandContext } from './page.ts'

/**
 * Does what a sign-in had interrupted, once: on the page that the reader comes back to, or in place when the sign-in happens in another tab or in the
 * app. `page.open('login-prompt', { reason: kind, id })` is what interrupts. Call it in `compose`; it ends with the island.
 *
 * The registry's entry of the widget needs `target: '#quiosc-resume$'`, or it may be asleep when its reader comes back.
 */
export function resumeAction(
  context: Pick<IslandContext, 'session' | 'signal' | 'now' | 'report'>,
  kind: string,
  id: string,
  act: (action: InterruptedAction) => void,
): void {
  const { session, signal, now, report } = context
  const interruption = createInterruption({ storage: () => window.sessionStorage, now, report })
  const resume = () => {
    if (signal.aborted || session.get().status !== 'signedIn') return
    const action = interruption.take(kind, id)
    if (!action) return
    // What has been done is not done again when the address is reloaded or shared.
    const { hash, href } = window.location
    if (hash === RESUME_HASH) window.history.replaceState(window.history.state, '', href.slice(0, -hash.length))
    act(action)
  }
  signal.addEventListener('abort', session.subscribe(resume))
  void session.ready().then(resume)
}
