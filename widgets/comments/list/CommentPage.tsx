import { memo, useEffect, useState } from 'react'
import { permalinkBelow } from '../core/permalink.ts'
import { CommentRow } from '../thread/CommentRow.tsx'

/** About as many comments as fit on a phone's screen; `thread.css` knows the number too. */
const FIRST_FRAME_ROWS = 5

/**
 * One page of the list. Its first frame shows a screenful, because the other rows would keep the first comment of an old phone waiting for as long again.
 * The browser skips the rendering of what is outside the viewport, and adding a page does not render it again.
 */
export const CommentPage = memo(function CommentPage({ ids }: { ids: readonly string[] }) {
  const [painted, setPainted] = useState(false)
  useEffect(() => setPainted(true), [])
  const partial = !painted && ids.length > FIRST_FRAME_ROWS
  // Outside the viewport an empty page would be given the height of a full one.
  if (ids.length === 0) return null
  return (
    // Not aria-busy: a global ARIA attribute would part the list from its items.
    <div className="page" data-partial={partial ? '' : undefined}>
      {(partial ? ids.slice(0, FIRST_FRAME_ROWS) : ids).map((id) => (
        <CommentRow key={id} id={id} permalink={permalinkBelow(undefined, id)} />
      ))}
    </div>
  )
})
