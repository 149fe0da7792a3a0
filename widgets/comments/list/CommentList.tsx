import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { FailureNotice } from '../../../src/overlays/FailureNotice.tsx'
import { Sentinel } from '../../../src/ui/Sentinel.tsx'
import { messages } from '../comments.messages.ts'
import { useComments, useCommentsServices } from '../context/CommentsContext.ts'
import type { ReadyList } from '../core/comments.model.ts'
import { LoadMoreStatus } from '../parts/LoadMoreStatus.tsx'
import { CommentPage } from './CommentPage.tsx'
import { EmptyList } from './EmptyList.tsx'
import { SkeletonComments } from './SkeletonComments.tsx'

/** The top-level comments. The next page loads automatically near the end (content-features §9); after a failure the reader retries. */
export function CommentList({ list }: { list: ReadyList }) {
  const { t } = useIntl()
  const { store } = useCommentsServices()
  const searching = useComments(({ search }) => search.status === 'searching')
  const { batch, order, reload } = list
  const { more } = batch
  const loadMore = () => void store.loadMore()

  if (batch.ids.length + batch.own.length === 0 && more.status === 'complete')
    return <EmptyList open={list.options.commentsAllowed} />
  return (
    <>
      {reload.status === 'failed' && (
        <FailureNotice failure={reload.failure} onRetry={() => void store.load(reload.order)} />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: an ol could not have pages between itself and its items. */}
      <div className="list" role="list" aria-busy={searching || reload.status === 'loading'} aria-labelledby="headline">
        {order === 'desc' && <CommentPage ids={batch.own} />}
        {batch.pages.map((ids, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page keeps its index, whichever comments are removed from it.
          <CommentPage key={index} ids={ids} />
        ))}
        {order === 'asc' && <CommentPage ids={batch.own} />}
      </div>
      <LoadMoreStatus
        more={more}
        label={t(messages.loadingMore)}
        skeleton={<SkeletonComments count={2} />}
        onRetry={loadMore}
      />
      <Sentinel onReach={loadMore} disabled={more.status !== 'idle' || reload.status === 'loading'} />
    </>
  )
}
