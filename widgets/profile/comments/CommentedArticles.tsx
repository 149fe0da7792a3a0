import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { FailureNotice } from '../../../src/overlays/FailureNotice.tsx'
import { Loading } from '../../../src/ui/feedback/Loading.tsx'
import { Skeleton } from '../../../src/ui/feedback/Skeleton.tsx'
import { SkeletonText } from '../../../src/ui/feedback/SkeletonText.tsx'
import { Toggle } from '../../../src/ui/fields/Toggle.tsx'
import { Sentinel } from '../../../src/ui/Sentinel.tsx'
import { uiMessages } from '../../../src/ui/ui.messages.ts'
import type { ProfileServices } from '../profile.types.ts'
import { CommentedArticle } from './CommentedArticle.tsx'
import { commentsMessages } from './comments.messages.ts'
import type { ProfileCommentsStore } from './profileComments.store.ts'

export interface CommentedArticlesProps {
  store: ProfileCommentsStore
  services: ProfileServices
  /** In place of an empty list. */
  empty: ReactNode
  /** For one's own comments. */
  onDelete?: ((commentId: string) => void) | undefined
}

/** Articles with what a reader has written on them; the next page loads near the end (reader-account §9: 50 px). */
export function CommentedArticles({ store, services, empty, onDelete }: CommentedArticlesProps) {
  const { t } = useIntl()
  const state = useStore(store)
  const { contents, order, status, total } = state
  return (
    <>
      {(total === undefined ? status === 'loading' : total > 1) && (
        <div className="written-order">
          <Toggle
            label={t(commentsMessages.order)}
            options={[
              { value: 'desc', label: t(commentsMessages.newest) },
              { value: 'asc', label: t(commentsMessages.oldest) },
            ]}
            value={order}
            onChange={(value) => store.choose(value === 'asc' ? 'asc' : 'desc')}
          />
        </div>
      )}
      {contents.map((content) => (
        <CommentedArticle key={content.id} content={content} services={services} onDelete={onDelete} />
      ))}
      {status === 'loading' && <WrittenSkeleton articles={contents.length > 0 ? 1 : 4} />}
      {status === 'failed' && <FailureNotice failure={state.failure} onRetry={store.more} />}
      {status === 'ready' && contents.length === 0 && total !== undefined && empty}
      <Sentinel onReach={store.more} disabled={status !== 'ready' || total === undefined || !state.hasMore} />
    </>
  )
}

const skeletons = [1, 2, 3, 4]

function WrittenSkeleton({ articles }: { articles: number }) {
  const { t } = useIntl()
  return (
    <Loading label={t(uiMessages.loading)}>
      {skeletons.slice(0, articles).map((article) => (
        <div key={article} className="written">
          <Skeleton width="70%" height={1.25} />
          <div className="written-comment">
            <SkeletonText lines={3} />
          </div>
        </div>
      ))}
    </Loading>
  )
}
