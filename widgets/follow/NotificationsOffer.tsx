import { useIntl } from '../../src/i18n/IntlContext.ts'
import { Button } from '../../src/ui/Button.tsx'
import { Dialog } from '../../src/ui/Dialog.tsx'
import { LinkButton } from '../../src/ui/LinkButton.tsx'
import { messages } from './follow.messages.ts'

export interface NotificationsOfferProps {
  /** What is followed now. */
  name: string
  activate: (() => void) | undefined
  /** Either answer has been given. */
  onClose: () => void
}

/** Where the profile's notification settings open, on whichever page (contract §5). */
const SETTINGS = '#profile.notifications'

/** Offers notifications on the phone, to be turned on or decided later (reader-account §4, "Interests"). */
export function NotificationsOffer({ name, activate, onClose }: NotificationsOfferProps) {
  const { t } = useIntl()
  const label = t(messages.activate)
  return (
    <Dialog
      title={t(messages.offerTitle)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(messages.later)}</Button>
          {activate ? (
            <Button
              kind="primary"
              onClick={() => {
                onClose()
                activate()
              }}
            >
              {label}
            </Button>
          ) : (
            <LinkButton kind="primary" href={SETTINGS} onClick={onClose}>
              {label}
            </LinkButton>
          )}
        </>
      }
    >
      <p>{t(messages.offerText, { name })}</p>
    </Dialog>
  )
}
