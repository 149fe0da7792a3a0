import { listen } from '#lib/listen.ts'
import { ownDocument } from '#lib/ownDocument.ts'

/** Calls back whenever the reader comes back to this page: from another tab or window, or back from the page after it. @returns Stops it. */
export function onReturn(returned: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const shown = () => ownDocument().visibilityState === 'visible' && returned()
  listen(ownDocument(), 'visibilitychange', shown, { signal })
  listen(window, 'pageshow', ({ persisted }) => persisted && returned(), { signal })
  return () => ended.abort()
}
