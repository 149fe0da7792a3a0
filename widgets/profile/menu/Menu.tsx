import { useState, useSyncExternalStore } from 'react'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { ProfileHead } from '../header/ProfileHead.tsx'
import type { PanelProps } from '../panels/panel.types.ts'
import { menuMessages } from '../profile.messages.ts'
import { AnonymousView } from './AnonymousView.tsx'
import { arePointsOfSaleNew } from './arePointsOfSaleNew.ts'
import type { LockedKind } from './LockedDialog.tsx'
import { LockedDialog } from './LockedDialog.tsx'
import { MenuRow } from './MenuRow.tsx'
import { MenuSkeleton } from './MenuSkeleton.tsx'
import { menuFactsOf } from './menuFactsOf.ts'
import { isBuilt } from './menuRows.ts'
import { menuFor } from './menuTable.ts'

/** The aside's first panel: what the reader has, and where it leads (reader-account §2). */
export function Menu({ services }: PanelProps) {
  const { context } = services
  const { session } = context
  const { t } = useIntl()
  const reader = useSyncExternalStore(session.subscribe, session.get, session.get)
  const [locked, setLocked] = useState<LockedKind>()
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
      <ul className="rows">
        {menuFor(facts)
          .filter(({ id, locked }) => locked || isBuilt(id, services.loads))
          .map((entry) => (
            <li key={entry.id}>
              <MenuRow
                entry={entry}
                services={services}
                facts={facts}
                badge={entry.id === 'pointsOfSale' && arePointsOfSaleNew(facts.now) ? t(menuMessages.new) : undefined}
                onLocked={setLocked}
              />
            </li>
          ))}
      </ul>
      {locked && view !== 'anonymous' && (
        <LockedDialog kind={locked} view={view} facts={facts} onClose={() => setLocked(undefined)} />
      )}
    </>
  )
}
