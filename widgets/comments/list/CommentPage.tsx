import { memo } from 'react'
import { permalinkBelow } from '../core/permalink.ts'
import { CommentRow } from '../thread/CommentRow.tsx'

/** Some comments of the list that came together. Away from the viewport the browser skips it whole, and a page that is added doesn't render it again. */
export const CommentPage = memo(function CommentPage({ ids }: { ids: readonly string[] }) {
  // An empty page out of sight would be given the height of a full one.
  if (ids.length === 0) return null
  return (
    <div className="page">
      {ids.map((id) => (
        <CommentRow key={id} id={id} permalink={permalinkBelow(undefined, id)} />
      ))}
    </div>
  )
})
