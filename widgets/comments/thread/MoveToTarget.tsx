import { useEffect, useRef } from 'react'
import { useCommentsServices } from '../CommentsContext.ts'
import type { Target } from '../list/comments.model.ts'

/** Scrolls to the comment that it is rendered in, once, focuses and highlights it. */
export function MoveToTarget({ target }: { target: Target }) {
  const { store } = useCommentsServices()
  const mark = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const comment = mark.current?.closest('article')
    if (!comment) return
    store.targetReached()
    // A late answer does not take the focus from a reader who is writing.
    if (comment.closest('.island')?.querySelector('textarea:focus:not(:read-only, :placeholder-shown)')) return
    // No smooth way there: it may be a thousand comments long.
    comment.scrollIntoView({ block: target.reason === 'found' ? 'center' : 'nearest' })
    comment.focus({ preventScroll: true })
    if (target.reason !== 'next') {
      // Set on the element itself, because this component unmounts before the highlight has faded.
      comment.dataset.flash = ''
      comment.addEventListener('animationend', () => delete comment.dataset.flash, { once: true })
    }
  }, [target, store])

  return <span ref={mark} hidden />
}
