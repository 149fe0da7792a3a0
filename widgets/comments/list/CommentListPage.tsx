import { memo } from 'react'
import { CommentRow } from '../thread/CommentRow.tsx'
import { permalinkBelow } from '../thread/permalink.ts'

/** One page of the list. The browser skips the rendering of what is outside the viewport, and adding a page does not render it again. */
export const CommentPage = memo(function CommentPage({ ids }: { ids: readonly string[] }) {
  // Outside the viewport an empty page would be given the height of a full one.
  if (ids.length === 0) return null
  return (
    <div className="page">
      {ids.map((id) => (
        <CommentRow key={id} id={id} permalink={permalinkBelow(undefined, id)} />
      ))}
    </div>
  )
})
