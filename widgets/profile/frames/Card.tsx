import { useIntl } from '#kit/i18n/IntlContext.ts'
import { accountUrl } from '../links/accountUrl.ts'
import { ReaderPanel } from '../panels/ReaderPanel.tsx'
import { messages } from '../profile.messages.ts'
import type { PanelProps, ProfileServices } from '../profile.types.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { useAccountFacts } from './useAccountFacts.ts'

/** The subscriber's card (reader-account §2, "Subscription card"). */
export const Card = ({ services }: PanelProps) => (
  <ReaderPanel services={services} rows={6}>
    {(user) => <Frame key={user.id} services={services} />}
  </ReaderPanel>
)

function Frame({ services }: { services: ProfileServices }) {
  const { t } = useIntl()
  const facts = useAccountFacts(services)
  return (
    <AccountFrame
      title={t(messages.card)}
      src={accountUrl(services.links.card, facts)}
      here={facts.here}
      services={services}
    />
  )
}
