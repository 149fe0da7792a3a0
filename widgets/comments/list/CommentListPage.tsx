import { memo } from 'react'
import { CommentRow } from '../thread/CommentRow.tsx'
import { permalinkBelow } from '../thread/permalink.ts'

/** A list page. The browser skips the rendering of what is outside the viewport, and adding one does not render it again. */
export const CommentListPage = memo(function CommentListPage({ ids }: { ids: readonly string[] }) {
  // Outside the viewport an empty one would be given the height of a full one.
  if (ids.length === 0) return null
  return (
    <div className="list-page">
      {ids.map((id) => (
        <CommentRow key={id} id={id} permalink={permalinkBelow(undefined, id)} />
      ))}
    </div>
  )
})
