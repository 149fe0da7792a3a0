import { bodyClasses } from '../../../src/dom/bodyClasses.ts'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import type { ProfileServices } from '../createProfileServices.ts'
import { accountUrl } from '../links/accountUrl.ts'
import { menuMessages } from '../profile.messages.ts'
import type { LockedKind } from './LockedDialog.tsx'
import { isLockedKind } from './LockedDialog.tsx'
import { menuRows } from './menuRows.ts'
import type { MenuEntry, MenuFacts } from './menuTable.ts'
import { RowButton, RowLink } from './Row.tsx'
import { restoreLabel } from './restoreLabel.ts'

export interface MenuRowProps {
  entry: MenuEntry
  services: ProfileServices
  facts: MenuFacts
  badge?: string | undefined
  onLocked(kind: LockedKind): void
}

/** One row of the menu: a panel, a link, a purchase in the app, or what it would be. */
export function MenuRow({ entry: { id, locked }, services, facts, badge, onLocked }: MenuRowProps) {
  const { t } = useIntl()
  const { context, links, prefetch, route } = services
  const { label, icon, action } = menuRows[id]
  const row = { icon, label: t(id === 'restorePurchases' ? restoreLabel(facts.user) : label) }

  if (locked && isLockedKind(id)) {
    return <RowButton {...row} locked hint={t(menuMessages.locked)} onPress={() => onLocked(id)} />
  }
  switch (action.kind) {
    case 'panel': {
      const { panel } = action
      return <RowButton {...row} onPress={() => route.open({ panel })} onApproach={() => prefetch(panel)} />
    }
    case 'purchase': {
      const restore = () => context.app.send('restoreAppleStorePurchases', action.fake ? { fake: action.fake } : {})
      return <RowButton {...row} plain onPress={restore} />
    }
    case 'link': {
      const address = action.href(links)
      const inApp = context.app.inApp
      // Only this page of the account is told who reads, and only in the app (reader-account §2, "Subscriber view menu").
      const href =
        id === 'subscriberSpace' && inApp
          ? accountUrl(address, {
              here: context.location.href(),
              dark: bodyClasses.contains('dark-mode'),
              token: context.session.token(),
            })
          : address
      return (
        <RowLink
          {...row}
          href={href}
          {...(action.external && { external: true, hint: t(menuMessages.newWindow) })}
          badge={badge && <span className="badge">{badge}</span>}
        />
      )
    }
  }
}
