import { useIntl } from '#kit/i18n/IntlContext.ts'
import { LinkButton } from '#kit/ui/LinkButton.tsx'
import { GIFTS_A_MONTH } from '#lib/site/gifts.ts'
import { offerMessages } from '#page/overlays/offer.messages.ts'
import { SubscribeOffers } from '#page/overlays/SubscribeOffers.tsx'
import type { GiftActions } from '../delivery/giftActions.types.ts'
import { messages } from '../gift.messages.ts'
import type { LockReason } from './getGiftReader.ts'

const texts = {
  signedOut: messages.notSubscribed,
  notSubscribed: messages.notSubscribed,
  notIncluded: messages.notIncluded,
} satisfies Record<LockReason, unknown>

/** Explains why this reader cannot make a gift, and what is needed. */
export function GiftLocked({ reader, actions }: { reader: LockReason; actions: GiftActions }) {
  const { t } = useIntl()
  const { subscribe, upgrade, signIn } = actions
  return (
    <>
      <p>{t(texts[reader], { total: GIFTS_A_MONTH })}</p>
      <div className="offers">
        {reader === 'signedOut' && <SubscribeOffers {...signIn} subscribe={subscribe} />}
        {reader === 'notSubscribed' && subscribe && (
          <LinkButton kind="primary" href={subscribe}>
            {t(offerMessages.subscribe)}
          </LinkButton>
        )}
        {reader === 'notIncluded' && upgrade && (
          <LinkButton kind="primary" href={upgrade}>
            {t(messages.upgrade)}
          </LinkButton>
        )}
      </div>
    </>
  )
}
