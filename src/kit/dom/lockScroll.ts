import { ownDocument } from '#lib/ownDocument.ts'

/** No name: an element of the page could have it. */
const LOCK: unique symbol = Symbol.for('quiosc.scrollLock')

declare global {
  interface Document {
    /** Lets the page scroll again, and how many overlays it waits for. */
    [LOCK]?: { holders: number; release: () => void } | undefined
  }
}

/** Whether the element's `overflow` is not simply what it is without a rule. */
const isOwn = (element: Element) => getComputedStyle(element).overflow !== 'visible'

function hold({ documentElement, body }: Document): () => void {
  // The window takes the body's `overflow`, unless the root has its own.
  const { style } = isOwn(body) && !isOwn(documentElement) ? body : documentElement
  const root = documentElement.style
  const { overflow } = style
  const { scrollbarGutter } = root
  // The place of the scroll bar stays, or the page would move.
  if (innerWidth > documentElement.clientWidth) root.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
  return () => {
    style.overflow = overflow
    root.scrollbarGutter = scrollbarGutter
  }
}

/**
 * Keeps the page under an overlay from scrolling: the wheel, a finger and the arrow keys reach it through a modal dialog.
 *
 * @returns Lets it scroll again, once everyone who called this has.
 */
export function lockScroll(pageDocument: Document): () => void {
  pageDocument[LOCK] ??= { holders: 0, release: hold(ownDocument()) }
  const lock = pageDocument[LOCK]
  lock.holders++
  return () => {
    if (--lock.holders) return
    lock.release()
    pageDocument[LOCK] = undefined
  }
}
