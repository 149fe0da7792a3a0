import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Notice } from '#kit/ui/feedback/Notice.tsx'
import { TextField } from '#kit/ui/fields/TextField.tsx'
import { giftDaysLeft } from '#lib/site/gifts.ts'
import { messages } from '../gift.messages.ts'
import type { GiftState } from '../gift.model.ts'
import { useChannelName } from './GiftChannels.tsx'

export interface GiftLinkProps {
  gift: Extract<GiftState, { status: 'linked' }>
  today: Date
}

/** The gift's link in a field, and the result of its delivery. */
export function GiftLink({ gift: { link, date, delivery }, today }: GiftLinkProps) {
  const { t } = useIntl()
  const nameOf = useChannelName()
  return (
    <>
      <TextField
        label={t(messages.link)}
        value={link}
        onChange={() => undefined}
        readOnly
        help={t(messages.expires, { days: giftDaysLeft(date, today) })}
        onFocus={(event) => event.target.select()}
      />
      {delivery.status === 'failed' && <Notice kind="error">{t(messages.copyFailed)}</Notice>}
      {delivery.status === 'waiting' && (
        <Notice kind="info">{t(messages.pressAgain, { channel: nameOf(delivery.channel) })}</Notice>
      )}
    </>
  )
}
