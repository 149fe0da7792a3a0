import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { LiveRegion } from '#kit/ui/feedback/LiveRegion.tsx'
import { Loading } from '#kit/ui/feedback/Loading.tsx'
import { Skeleton } from '#kit/ui/feedback/Skeleton.tsx'
import { SkeletonText } from '#kit/ui/feedback/SkeletonText.tsx'
import { Toggle } from '#kit/ui/fields/Toggle.tsx'
import { Sentinel } from '#kit/ui/Sentinel.tsx'
import { uiMessages } from '#kit/ui/ui.messages.ts'
import { useRowFocus } from '#kit/ui/virtual-list/useRowFocus.ts'
import { VirtualList } from '#kit/ui/virtual-list/VirtualList.tsx'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import type { LoadMore } from '#page/resource/LoadMore.ts'
import { useFailure } from '../panels/useFailure.ts'
import type { ProfileServices } from '../profile.types.ts'
import { commentsMessages } from './comments.messages.ts'
import type { ProfileCommentsStore } from './profileComments.store.ts'
import { Written } from './Written.tsx'
import { writtenRows } from './writtenRows.ts'

/** CSS pixels of a usual row: a comment of three lines. */
const ROW_HEIGHT = 132

export interface CommentedArticlesProps {
  store: ProfileCommentsStore
  services: ProfileServices
  /** Accessible name of the list. */
  label: string
  /** In place of an empty list. */
  empty: ReactNode
  /** For one's own comments. */
  onDelete?: ((commentId: string) => void) | undefined
}

/**
 * A reader's comments, one by one, each article's name above the first of its own. Only the rows in sight are in the document; the next list page loads near the end
 * (reader-account §9: 50 px).
 */
export function CommentedArticles({ store, services, label, empty, onDelete }: CommentedArticlesProps) {
  const { t, number } = useIntl()
  const { items, known, query: order, more, total } = useStore(store)
  const { status } = more
  const rows = useMemo(() => writtenRows(items), [items])
  const box = useRef<HTMLDivElement>(null)
  const { rowLeaves } = useRowFocus(box, rows)
  const hasMore = status !== 'complete'
  /** The reader has chosen another order, whose list is not there yet. */
  const [asked, setAsked] = useState(false)
  const [listed, setListed] = useState<{ text: string }>()
  useEffect(() => {
    if (!asked || total === undefined || status === 'loading' || status === 'failed') return
    setAsked(false)
    setListed({ text: t(commentsMessages.title, { count: total, shown: number(total) }) })
  }, [asked, status, total, t, number])
  const remove = (id: string) => {
    rowLeaves(id)
    onDelete?.(id)
  }
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
            onChange={(value) => {
              setAsked(true)
              store.choose(value === 'asc' ? 'asc' : 'desc')
            }}
          />
        </div>
      )}
      <div ref={box}>
        {rows.length > 0 && (
          <VirtualList
            label={label}
            items={rows}
            keyOf={({ id }) => id}
            renderItem={(row) => <Written row={row} services={services} onDelete={onDelete && remove} />}
            total={total}
            hasMore={hasMore}
            rowHeight={ROW_HEIGHT}
          />
        )}
      </div>
      <LiveRegion announcement={listed} />
      {/* A failure of the other order is none of this one. */}
      <ListEnd key={order} more={more} isEmpty={rows.length === 0} known={known} empty={empty} onMore={store.more} />
    </>
  )
}

interface ListEndProps extends Pick<CommentedArticlesProps, 'empty'> {
  more: LoadMore
  known: boolean
  isEmpty: boolean
  onMore: () => void
}

function ListEnd({ more, known, isEmpty, empty, onMore }: ListEndProps) {
  const { t } = useIntl()
  const failure = useFailure(more)
  const isLoading = more.status === 'loading'
  if (failure) {
    const retrying = isLoading ? t(uiMessages.loading) : undefined
    return <FailureNotice failure={failure} message={t(commentsMessages.failed)} onRetry={onMore} retrying={retrying} />
  }
  if (isLoading) return <WrittenSkeleton articles={isEmpty ? 4 : 1} />
  if (!known) return null
  return isEmpty ? empty : <Sentinel onReach={onMore} disabled={more.status === 'complete'} />
}

const skeletons = [1, 2, 3, 4]

function WrittenSkeleton({ articles }: { articles: number }) {
  const { t } = useIntl()
  return (
    <Loading label={t(uiMessages.loading)}>
      {skeletons.slice(0, articles).map((article) => (
        <div key={article} className="written-first">
          <Skeleton width="70%" height={1.25} />
          <div className="written">
            <SkeletonText lines={3} />
          </div>
        </div>
      ))}
    </Loading>
  )
}
