import type { Session, SessionState } from '#page/session/session.types.ts'

/**
 * Calls a page script's listener with the session once it is known, then on every change. Each call is a separate task, so that an error in the
 * script affects neither the session nor an island.
 *
 * @returns Unsubscribes.
 */
export function notifyListener(
  session: Pick<Session, 'get' | 'subscribe'>,
  listener: (state: SessionState) => void,
): () => void {
  let subscribed = true
  const notify = (state: SessionState) => void setTimeout(() => subscribed && listener(state))
  const unsubscribe = session.subscribe(notify)
  if (session.get().status !== 'loading') notify(session.get())
  return () => {
    subscribed = false
    unsubscribe()
  }
}
