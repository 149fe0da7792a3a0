import { listen } from '#lib/listen.ts'
import { ownDocument } from '#lib/ownDocument.ts'

declare global {
  interface Document {
    /** Whether the browser renders the page ahead of a visit that may never come. Missing in browsers that do not. */
    prerendering?: boolean
  }

  interface DocumentEventMap {
    prerenderingchange: Event
  }
}

/** Whether the browser renders the page ahead of a visit that may never come. */
export const isPrerendering = (): boolean => ownDocument().prerendering === true

/**
 * Calls once the reader is on the page: at once, unless the browser renders it ahead.
 *
 * @param signal Ends the waiting.
 */
export function whenVisited(act: () => void, signal: AbortSignal): void {
  if (isPrerendering()) listen(ownDocument(), 'prerenderingchange', act, { once: true, signal })
  else act()
}
