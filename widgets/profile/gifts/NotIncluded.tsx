import { Gift } from 'lucide'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { addresses } from '../../../src/site/addresses/addresses.ts'
import { EmptyState } from '../../../src/ui/EmptyState.tsx'
import { LinkButton } from '../../../src/ui/LinkButton.tsx'
import { menuMessages } from '../profile.messages.ts'

export interface NotIncludedProps {
  subscriber: boolean
  /** Apple's app may sell nothing (reader-account §6). */
  mayOffer: boolean
}

/** For a reader who may not give articles away and has come by a link: what the menu explains at its locked row. */
export function NotIncluded({ subscriber, mayOffer }: NotIncludedProps) {
  const { t } = useIntl()
  const offer = subscriber
    ? { href: addresses.upgrade, label: menuMessages.upgrade }
    : { href: addresses.rates, label: menuMessages.subscribe }
  return (
    <EmptyState
      icon={Gift}
      text={t(menuMessages[subscriber ? 'lockedGifts-subscriber' : 'lockedGifts-registered'])}
      action={
        mayOffer && (
          <LinkButton kind="primary" href={offer.href}>
            {t(offer.label)}
          </LinkButton>
        )
      }
    />
  )
}
