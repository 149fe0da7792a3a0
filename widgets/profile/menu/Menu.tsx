import { useEffect, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { RowGroup } from '#kit/ui/rows/RowGroup.tsx'
import { getPendingNotifications } from '#page/session/getPendingNotifications.ts'
import { userOf } from '#page/session/userOf.ts'
import { ProfileHead } from '../header/ProfileHead.tsx'
import { menuMessages } from '../profile.messages.ts'
import type { PanelProps } from '../profile.types.ts'
import { AnonymousView } from './AnonymousView.tsx'
import { EntryRow } from './EntryRow.tsx'
import { LockedDialog, type LockedKind } from './LockedDialog.tsx'
import { MenuSkeleton } from './MenuSkeleton.tsx'
import { menuFactsOf } from './menuFactsOf.ts'
import { menuGroupsOf } from './menuGroups.ts'
import { menuFor } from './menuTable.ts'

/** The aside's first panel: what the reader has, and where it leads (reader-account §2). */
export function Menu({ services }: PanelProps) {
  const { context } = services
  const { session } = context
  const { t } = useIntl()
  const reader = useSyncExternalStore(session.subscribe, session.get, session.get)
  const [locked, setLocked] = useState<LockedKind>()
  const notifications = getPendingNotifications(context)
  const pending = useStore(notifications)
  const readerId = userOf(reader)?.id
  useEffect(() => {
    if (readerId !== undefined) void notifications.load()
  }, [notifications, readerId])
  if (reader.status === 'loading' && !reader.user) return <MenuSkeleton />
  const facts = menuFactsOf(reader, context)
  const { user, view } = facts
  if (!user) return <AnonymousView services={services} facts={facts} />

  return (
    <>
      {view === 'subscriber' && user.subscriptionId && (
        <p className="banner">{t(menuMessages.banner, { number: user.subscriptionId })}</p>
      )}
      <ProfileHead user={user} services={services} />
      {menuGroupsOf(menuFor(facts)).map(({ id, caption, entries }) => (
        <RowGroup key={id} title={t(caption)}>
          {entries.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              services={services}
              facts={facts}
              pending={pending.status === 'known' ? pending.count : 0}
              onLocked={setLocked}
            />
          ))}
        </RowGroup>
      ))}
      {locked && view !== 'anonymous' && (
        <LockedDialog
          kind={locked}
          view={view}
          facts={facts}
          links={services.links}
          onClose={() => setLocked(undefined)}
        />
      )}
    </>
  )
}
