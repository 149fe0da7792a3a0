import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { LinkButton } from '../../../src/ui/LinkButton.tsx'
import { Dialog } from '../../../src/ui/overlay/Dialog.tsx'
import { messages } from '../follow.messages.ts'

export interface NotificationsOfferProps {
  /** Name of the target that has just been followed. */
  name: string
  activate: (() => void) | undefined
  /** Called on either answer. */
  onClose: () => void
}

/** Opens the profile's notification settings on any page (contract §5). */
const SETTINGS = '#profile.notifications'

/** Offers phone notifications: “turn on” or “decide later” (reader-account §4, "Interests"). */
export function NotificationsOffer({ name, activate, onClose }: NotificationsOfferProps) {
  const { t } = useIntl()
  const label = t(messages.activate)
  return (
    <Dialog
      title={t(messages.offerTitle)}
      onClose={onClose}
      actions={
        <>
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
          <Button onClick={onClose}>{t(messages.later)}</Button>
        </>
      }
    >
      <p>{t(messages.offerText, { name })}</p>
    </Dialog>
  )
}
