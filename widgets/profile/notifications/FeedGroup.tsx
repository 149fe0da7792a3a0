import { BellOff } from 'lucide'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { LiveRegion } from '#kit/ui/feedback/LiveRegion.tsx'
import { Loading } from '#kit/ui/feedback/Loading.tsx'
import { Skeleton } from '#kit/ui/feedback/Skeleton.tsx'
import { Sentinel } from '#kit/ui/Sentinel.tsx'
import { uiMessages } from '#kit/ui/ui.messages.ts'
import { VirtualList } from '#kit/ui/virtual-list/VirtualList.tsx'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import type { Pager } from '#page/resource/pager/createPager.ts'
import { isUnread } from '#page/resource/pager/pager.model.ts'
import { useFailure } from '../panels/useFailure.ts'
import { cardsMessages } from '../profile.messages.ts'
import type { ProfileServices } from '../profile.types.ts'
import { NotificationCard } from './NotificationCard.tsx'
import { notificationsMessages } from './notifications.messages.ts'
import type { Notification } from './notifications.schema.ts'

/** CSS pixels of a usual row: a sentence and two lines of a comment. */
const ROW_HEIGHT = 130

export interface FeedGroupProps {
  pager: Pager<Notification, string>
  /** Accessible name of the list. */
  label: string
  /** In place of an empty list. */
  empty: string
  services: ProfileServices
}

/**
 * The notifications of a group, loaded when it is first open. Only those in sight are in the document, and the next list page loads when the reader comes to the end
 * (reader-account §4, "Notification feed").
 */
export function FeedGroup({ pager, label, empty, services }: FeedGroupProps) {
  const { t } = useIntl()
  const { items, more } = useStore(pager)
  const failure = useFailure(more)
  const isLoading = more.status === 'loading'
  const hasMore = more.status !== 'complete'
  const added = useAdded(items.length)
  useEffect(() => {
    if (isUnread(pager.getState())) pager.show()
  }, [pager])
  return (
    <>
      {items.length > 0 && (
        <div className="notes">
          <VirtualList
            label={label}
            items={items}
            keyOf={({ id }) => id}
            renderItem={(notification) => <NotificationCard notification={notification} services={services} />}
            hasMore={hasMore}
            rowHeight={ROW_HEIGHT}
          />
        </div>
      )}
      {isLoading && !failure && <FeedSkeleton rows={items.length > 0 ? 1 : 5} />}
      {failure && (
        <FailureNotice
          failure={failure}
          message={t(notificationsMessages.failed)}
          onRetry={pager.more}
          retrying={isLoading ? t(uiMessages.loading) : undefined}
        />
      )}
      {!hasMore && items.length === 0 && <EmptyState text={empty} icon={BellOff} />}
      <LiveRegion announcement={added} />
      <Sentinel onReach={pager.more} disabled={more.status !== 'idle'} />
    </>
  )
}

/** The announcement of a list page's items, because no press has asked for them. The first list page has none: it is what the reader came for. */
function useAdded(count: number) {
  const { t, number } = useIntl()
  const [known, setKnown] = useState(count)
  const [added, setAdded] = useState<{ text: string }>()
  if (count !== known) {
    setKnown(count)
    const more = count - known
    if (known > 0 && more > 0) setAdded({ text: t(cardsMessages.added, { count: more, number: number(more) }) })
  }
  return added
}

function FeedSkeleton({ rows }: { rows: number }) {
  const { t } = useIntl()
  return (
    <Loading label={t(uiMessages.loading)}>
      {[1, 2, 3, 4, 5].slice(0, rows).map((row) => (
        <div key={row} className="note">
          <Skeleton width="36px" height="36px" round />
          <div className="note-text">
            <Skeleton width="80%" height={1.25} />
            <Skeleton width="55%" height={1.25} />
          </div>
        </div>
      ))}
    </Loading>
  )
}
