import { useIntl } from '#kit/i18n/IntlContext.ts'
import type { Message } from '#kit/i18n/PageIntl.ts'
import { MenuRow } from '#kit/ui/rows/MenuRow.tsx'
import type { CurrentUser } from '#page/session/profile.schema.ts'
import { accountFacts } from '../links/accountFacts.ts'
import { accountUrl, referrerOf } from '../links/accountUrl.ts'
import { preloadProps } from '../panels/preloadProps.ts'
import { menuMessages } from '../profile.messages.ts'
import type { ProfileServices } from '../profile.types.ts'
import { arePointsOfSaleNew } from './arePointsOfSaleNew.ts'
import { isLockedKind, type LockedKind } from './LockedDialog.tsx'
import { menuRows } from './menuRows.ts'
import type { MenuEntry, MenuFacts } from './menuTable.ts'

/** The label of the row that restores purchases: it names an annual or a monthly subscription, known by the name that the store gave it (reader-account §2). */
function restoreLabel(user: Pick<CurrentUser, 'subscriptionType'> | undefined): Message {
  const type = String(user?.subscriptionType ?? '')
  if (/annual|anual|year/i.test(type)) return menuMessages.restoreAnnual
  return /month|mensual/i.test(type) ? menuMessages.restoreMonthly : menuMessages.restore
}

export interface EntryRowProps {
  entry: MenuEntry
  services: ProfileServices
  facts: MenuFacts
  /** How many notifications the reader has not seen: said in the row that leads to them. */
  pending?: number
  onLocked(kind: LockedKind): void
}

/** One entry of the menu: a panel, a link, a purchase in the app, or the explanation of what it would be. */
export function EntryRow({ entry: { id, locked }, services, facts, pending = 0, onLocked }: EntryRowProps) {
  const { t, number } = useIntl()
  const { context, links, prefetch, route } = services
  const { label, icon, action } = menuRows[id]
  const row = { icon, label: t(id === 'restorePurchases' ? restoreLabel(facts.user) : label) }

  if (locked && isLockedKind(id)) {
    return <MenuRow {...row} locked={t(menuMessages.locked)} onPress={() => onLocked(id)} />
  }
  switch (action.kind) {
    case 'panel': {
      const { panel } = action
      const preload = preloadProps(() => prefetch(panel))
      const shown = number(pending)
      const counted = id === 'notifications' && pending > 0
      return (
        <MenuRow
          {...row}
          count={counted ? shown : undefined}
          countLabel={counted ? t(menuMessages.pending, { count: pending, shown }) : undefined}
          onPress={() => route.open({ panel })}
          preload={preload}
        />
      )
    }
    case 'purchase': {
      const { fake } = action
      return <MenuRow {...row} onPress={() => context.app.send('restoreAppleStorePurchases', fake ? { fake } : {})} />
    }
    case 'link': {
      const address = action.href(links, facts.user)
      // Only this page of the account is told who reads, and only in the app (reader-account §2, "Subscriber view menu").
      const isTold = id === 'subscriberSpace' && context.app.inApp
      const href = isTold ? accountUrl(address, accountFacts(context)) : address
      const isNew = id === 'pointsOfSale' && arePointsOfSaleNew(facts.now, facts.timeZone)
      return (
        <MenuRow
          {...row}
          href={href}
          referrerPolicy={isTold ? referrerOf(href) : undefined}
          newTab={action.external && t(menuMessages.newWindow)}
          tag={isNew ? t(menuMessages.new) : undefined}
        />
      )
    }
  }
}
