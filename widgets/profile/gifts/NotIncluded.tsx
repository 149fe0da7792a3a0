import { Gift } from 'lucide'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { LinkButton } from '#kit/ui/LinkButton.tsx'
import type { Links } from '#lib/site/addresses/links.ts'
import { menuMessages } from '../profile.messages.ts'

export interface NotIncludedProps {
  subscriber: boolean
  /** Apple's app may sell nothing (reader-account §6). */
  mayOffer: boolean
  links: Pick<Links, 'rates' | 'upgrade'>
}

/** For a reader who may not give articles away and has come by a link: what the menu explains at its locked row. */
export function NotIncluded({ subscriber, mayOffer, links }: NotIncludedProps) {
  const { t } = useIntl()
  const offer = subscriber
    ? { href: links.upgrade, label: menuMessages.upgrade }
    : { href: links.rates, label: menuMessages.subscribe }
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
