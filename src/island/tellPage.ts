import type { Session, SessionState } from '../session/session.types.ts'

/**
 * Tells a script of the page who reads: as soon as it is known, then with every change. Each in a task of its own, so that an error of the script's is
 * the page's and harms neither the session nor an island.
 *
 * @returns Ends it.
 */
export function tellPage(
  session: Pick<Session, 'get' | 'subscribe'>,
  listener: (state: SessionState) => void,
): () => void {
  let wanted = true
  const tell = (state: SessionState) => void setTimeout(() => wanted && listener(state))
  const unsubscribe = session.subscribe(tell)
  if (session.get().status !== 'loading') tell(session.get())
  return () => {
    wanted = false
    unsubscribe()
  }
}
