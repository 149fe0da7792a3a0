import { memo } from 'react'
import { permalinkBelow } from '../core/permalink.ts'
import { CommentRow } from '../thread/CommentRow.tsx'

export interface CommentPageProps {
  ids: readonly string[]
  /** Shows only so many of its rows; all by default. */
  rows?: number | undefined
}

/** One page of the list. The browser skips the rendering of what is outside the viewport, and adding a page does not render it again. */
export const CommentPage = memo(function CommentPage({ ids, rows = ids.length }: CommentPageProps) {
  // Outside the viewport an empty page would be given the height of a full one.
  if (ids.length === 0) return null
  return (
    // Not aria-busy: a global ARIA attribute would part the list from its items.
    <div className="page" data-partial={rows < ids.length ? '' : undefined}>
      {ids.slice(0, rows).map((id) => (
        <CommentRow key={id} id={id} permalink={permalinkBelow(undefined, id)} />
      ))}
    </div>
  )
})
