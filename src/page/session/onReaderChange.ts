import type { Session, SessionState } from './session.types.ts'

/** Calls `listener` when the reader changes, until `signal` aborts. The first known reader is not a change: what is shown was loaded for them. */
export function onReaderChange(
  session: Pick<Session, 'get' | 'subscribe'>,
  listener: () => void,
  signal: AbortSignal,
): void {
  const readerIdOf = (state: SessionState) => (state.status === 'anonymous' ? 'anonymous' : state.user?.id)
  let reader = readerIdOf(session.get())
  const unsubscribe = session.subscribe((state) => {
    const before = reader
    if (state.status === 'loading' || readerIdOf(state) === before) return
    reader = readerIdOf(state)
    if (before !== undefined) listener()
  })
  signal.addEventListener('abort', unsubscribe, { once: true })
}
