import { BellOff } from 'lucide'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { FailureNotice } from '../../../src/overlays/FailureNotice.tsx'
import { EmptyState } from '../../../src/ui/EmptyState.tsx'
import { Loading } from '../../../src/ui/feedback/Loading.tsx'
import { Skeleton } from '../../../src/ui/feedback/Skeleton.tsx'
import { Sentinel } from '../../../src/ui/Sentinel.tsx'
import { uiMessages } from '../../../src/ui/ui.messages.ts'
import type { ProfileServices } from '../profile.types.ts'
import type { Group } from './feed.model.ts'
import { NotificationCard } from './NotificationCard.tsx'

export interface FeedGroupProps {
  group: Group
  /** In place of an empty list. */
  empty: string
  services: ProfileServices
  onMore: () => void
}

/** The notifications of a group. The next page loads when the reader comes to the end (reader-account §4, "Notification feed"). */
export function FeedGroup({ group, empty, services, onMore }: FeedGroupProps) {
  const { items, status } = group
  return (
    <>
      {items.length > 0 && (
        <ul className="notes">
          {items.map((notification) => (
            <li key={notification.id}>
              <NotificationCard notification={notification} services={services} />
            </li>
          ))}
        </ul>
      )}
      {status === 'loading' && <FeedSkeleton rows={items.length > 0 ? 1 : 5} />}
      {status === 'failed' && <FailureNotice failure={group.failure} onRetry={onMore} />}
      {status === 'ready' && items.length === 0 && <EmptyState text={empty} icon={BellOff} />}
      <Sentinel onReach={onMore} disabled={status !== 'ready' || group.cursor === undefined} />
    </>
  )
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
