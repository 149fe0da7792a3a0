import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useIsServed } from '#kit/dom/useIsServed.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Sentinel } from '#kit/ui/Sentinel.tsx'
import { useKeptFocus } from '#kit/ui/useKeptFocus.ts'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import { useComments, useCommentsServices } from '../CommentsContext.ts'
import { messages } from '../comments.messages.ts'
import { CommentListPage } from './CommentListPage.tsx'
import type { ReadyList } from './comments.model.ts'
import { EmptyList } from './EmptyList.tsx'
import { LoadMoreStatus } from './LoadMoreStatus.tsx'
import { SkeletonComments } from './SkeletonComments.tsx'

/** About as many comments as fit on a phone's screen below the headline and the form. */
const FIRST_FRAME_ROWS = 3

export interface CommentListProps {
  list: ReadyList
  /** Whether the next list page loads near the end of the list from the start (content-features §9). */
  endless: boolean
}

/**
 * The top-level comments. Under an article one list page is shown, so that the page's end can be reached; after a press on the button the others load near
 * the end of the list. After a failure the reader retries.
 *
 * The first frame shows a screenful, because the other rows would keep the first comment of an old phone waiting for as long again.
 */
export function CommentList({ list, endless }: CommentListProps) {
  const { t, number } = useIntl()
  const { store } = useCommentsServices()
  const searching = useComments(({ search }) => search.status === 'searching')
  const [pressed, setPressed] = useState(false)
  // A list that a server has rendered is there as a whole.
  const [painted, setPainted] = useState(useIsServed())
  useEffect(() => setPainted(true), [])
  const { batch, order, reload } = list
  const { ids, own, more } = batch
  const rows = useRef<HTMLDivElement>(null)
  useKeptFocus(rows, store.subscribe, batch)
  const loadMore = () => void store.loadMore()
  const left = list.count - ids.length - own.length
  // The sum alone, because a like changes the entries and must not render the list.
  const replies = useComments(({ entries }) =>
    ids.reduce((sum, id) => sum + (entries.get(id)?.comment.repliesNumber ?? 0), 0),
  )
  // Less than one more list page, most of it replies perhaps: a button would promise more than there is.
  const automatic = endless || pressed || left - replies < batch.listPageSize
  const showMore = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes away: the next Tab leads from the last comment to the first new one.
    const shown = currentTarget.parentElement?.querySelectorAll('article')
    shown?.[shown.length - 1]?.focus({ preventScroll: true })
    setPressed(true)
    loadMore()
  }

  if (ids.length + own.length === 0 && more.status === 'complete')
    return <EmptyList open={list.options.commentsAllowed} />
  return (
    <>
      {reload.status === 'failed' && (
        <FailureNotice
          failure={reload.failure}
          message={t(messages.failed)}
          onRetry={() => void store.load(reload.order)}
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: an ol could not have list pages between itself and its items. */}
      <div
        ref={rows}
        className="list"
        role="list"
        // Not aria-busy, which shows that something loads.
        data-partial={painted ? undefined : ''}
        aria-busy={searching || reload.status === 'loading'}
      >
        {order === 'desc' && <CommentListPage ids={own} />}
        {batch.listPages.map((ids, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list page keeps its index, whichever comments are removed from it.
          <CommentListPage key={index} ids={painted ? ids : ids.slice(0, FIRST_FRAME_ROWS)} />
        ))}
        {order === 'asc' && <CommentListPage ids={own} />}
      </div>
      <LoadMoreStatus
        more={more}
        label={t(messages.loadingMore)}
        failed={t(messages.failedMore)}
        skeleton={<SkeletonComments count={2} />}
        onRetry={loadMore}
      />
      {!automatic && more.status === 'idle' && (
        <Button onClick={showMore}>{t(messages.showMore, { shown: number(left) })}</Button>
      )}
      <Sentinel
        onReach={loadMore}
        disabled={!painted || !automatic || more.status !== 'idle' || reload.status === 'loading'}
      />
    </>
  )
}
