import { useIntl } from '#kit/i18n/IntlContext.ts'
import { LinkButton } from '#kit/ui/LinkButton.tsx'
import { subscriptionUrl } from '../links/accountUrl.ts'
import { APPLE_SUBSCRIPTIONS } from '../menu/appleSubscriptions.ts'
import { ReaderPanel } from '../panels/ReaderPanel.tsx'
import { menuMessages, messages } from '../profile.messages.ts'
import type { PanelProps, ProfileServices } from '../profile.types.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { useAccountFacts } from './useAccountFacts.ts'

/** The publisher's page of the subscription (reader-account §2, "Subscription"). In Apple's app only the store manages it (§2, "Subscriber view menu"). */
export const Subscription = ({ services }: PanelProps) => (
  <ReaderPanel services={services} rows={6}>
    {(user) => <Frame key={user.id} services={services} />}
  </ReaderPanel>
)

function Frame({ services }: { services: ProfileServices }) {
  const { t } = useIntl()
  const { app, config } = services.context
  const facts = useAccountFacts(services)
  if (app.channel === 'ios') return <LinkButton href={APPLE_SUBSCRIPTIONS}>{t(menuMessages.appleManage)}</LinkButton>
  return (
    <AccountFrame
      title={t(messages.subscription)}
      src={subscriptionUrl(services.links.subscription, config.site, facts)}
      here={facts.here}
      services={services}
    />
  )
}
