import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import { fadeOut } from '#kit/dom/overlay/fadeOut.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { LinkButton } from '#kit/ui/LinkButton.tsx'
import { isComposing } from '#lib/isComposing.ts'
import { profileHash } from '#lib/site/addresses/profileHash.ts'
import { messages } from '../follow.messages.ts'

export interface NotificationsOfferProps {
  activate: (() => void) | undefined
  /** Called on either answer, and on Escape. */
  onClose: () => void
  /** Gives the focus back to the follow button. */
  returnFocus: () => void
}

/** Opens the profile's notification settings on any page (contract §5). */
const SETTINGS = profileHash('notification-settings')

/** Offers phone notifications below the button: “turn on” or “decide later” (reader-account §4, "Interests"). It takes no focus. */
export function NotificationsOffer({ activate, onClose, returnFocus }: NotificationsOfferProps) {
  const { t } = useIntl()
  const titleId = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  // A layout effect, because its cleanup runs before the pressed button leaves the document.
  useLayoutEffect(() => {
    const element = box.current
    return () => {
      if (element?.matches(':focus-within')) returnFocus()
      fadeOut(element)
    }
  }, [returnFocus])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return
    event.preventDefault()
    onClose()
  }
  return (
    <fieldset ref={box} className="offer" part="offer" aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <p id={titleId}>{t(messages.offerTitle)}</p>
      <div className="answers">
        {activate ? (
          <Button
            kind="primary"
            onClick={() => {
              onClose()
              activate()
            }}
          >
            {t(messages.activate)}
          </Button>
        ) : (
          <LinkButton kind="primary" href={SETTINGS} onClick={onClose}>
            {t(messages.activate)}
          </LinkButton>
        )}
        <Button kind="quiet" onClick={onClose}>
          {t(messages.later)}
        </Button>
      </div>
    </fieldset>
  )
}
