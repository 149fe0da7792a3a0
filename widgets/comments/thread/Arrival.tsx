import { useEffect, useRef } from 'react'
import { useTools } from '../CommentsContext.ts'
import type { Target } from '../comments.model.ts'

/** Takes the reader to the comment it is rendered in, once, and lights it up. */
export function Arrival({ target }: { target: Target }) {
  const { store } = useTools()
  const mark = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const comment = mark.current?.closest('article')
    if (!comment) return
    store.arrive()
    // An answer that comes late does not take the field from under whoever writes.
    if (comment.closest('.island')?.querySelector('textarea:focus:not(:read-only, :placeholder-shown)')) return
    // No smooth way there: it may be a thousand comments long.
    comment.scrollIntoView({ block: target.why === 'found' ? 'center' : 'nearest' })
    comment.focus({ preventScroll: true })
    if (target.why !== 'next') {
      // On the element and not in the view: this part is gone long before the light is.
      comment.dataset.flash = ''
      comment.addEventListener('animationend', () => delete comment.dataset.flash, { once: true })
    }
  }, [target, store])

  return <span ref={mark} hidden />
}
