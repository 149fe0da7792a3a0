import { useIntl } from '../../src/i18n/IntlContext.ts'
import { giftDaysLeft } from '../../src/site/gifts.ts'
import { Notice } from '../../src/ui/Notice.tsx'
import { TextField } from '../../src/ui/TextField.tsx'
import { useWayName } from './GiftChannels.tsx'
import { messages } from './gift.messages.ts'
import type { GiftState } from './gift.model.ts'

export interface GiftLinkProps {
  gift: Extract<GiftState, { status: 'linked' }>
  today: Date
}

/** The gift's link, ready to be taken by hand too, and what came of handing it on. */
export function GiftLink({ gift: { link, date, handing }, today }: GiftLinkProps) {
  const { t } = useIntl()
  const nameOf = useWayName()
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
      {handing.status === 'failed' && <Notice kind="error">{t(messages.copyFailed)}</Notice>}
      {handing.status === 'waiting' && (
        <Notice kind="info">{t(messages.pressAgain, { way: nameOf(handing.way) })}</Notice>
      )}
    </>
  )
}
