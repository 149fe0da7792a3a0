import { Settings } from 'lucide'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Icon } from '#kit/ui/Icon.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { Link } from '#kit/ui/Link.tsx'
import { RowGroup } from '#kit/ui/rows/RowGroup.tsx'
import { addresses } from '#lib/site/addresses/addresses.ts'
import { SignInOffers } from '#page/overlays/SignInOffers.tsx'
import { PanelActions } from '../panels/PanelSlots.tsx'
import { preloadProps } from '../panels/preloadProps.ts'
import { menuMessages, messages } from '../profile.messages.ts'
import type { ProfileServices } from '../profile.types.ts'
import { APPLE_SUBSCRIPTIONS } from './appleSubscriptions.ts'
import { EntryRow } from './EntryRow.tsx'
import { type MenuFacts, menuFor } from './menuTable.ts'

/** For somebody who is not signed in: in the app, because on the web visitors go to the sign-in (reader-account §2). */
export function AnonymousView({ services, facts }: { services: ProfileServices; facts: MenuFacts }) {
  const { t } = useIntl()
  const { context, links, prefetch, route } = services
  return (
    <div className="anonymous">
      <PanelActions>
        <IconButton
          label={t(messages.settings)}
          icon={<Icon of={Settings} />}
          onClick={() => route.open({ panel: 'settings' })}
          {...preloadProps(() => prefetch('settings'))}
        />
      </PanelActions>
      <h3>{t(menuMessages.anonymousTitle)}</h3>
      <p>{t(menuMessages.anonymousText)}</p>
      <div className="offers">
        <SignInOffers
          app={context.app}
          backUrl={context.location.href()}
          register={t(menuMessages.register)}
          signIn={t(menuMessages.signIn)}
          first="register"
        />
      </div>
      {facts.channel === 'ios' && (
        <>
          <p>{t(menuMessages.appleActive)}</p>
          <RowGroup>
            {menuFor(facts).map((entry) => (
              <EntryRow key={entry.id} entry={entry} services={services} facts={facts} onLocked={() => undefined} />
            ))}
          </RowGroup>
          <p className="legal">
            <Link href={APPLE_SUBSCRIPTIONS}>{t(menuMessages.appleManage)}</Link>
            <Link href={links.conditions}>{t(menuMessages.conditions)}</Link>
            <Link href={addresses.privacy}>{t(menuMessages.privacy)}</Link>
          </p>
        </>
      )}
    </div>
  )
}
