import { useLayoutEffect, useRef } from 'react'
import { Button } from '#kit/ui/Button.tsx'
import { LinkButton } from '#kit/ui/LinkButton.tsx'
import { Dialog } from '#kit/ui/overlay/Dialog.tsx'
import type { Modal } from './modal.schema.ts'

export interface ModalDialogProps {
  modal: Modal
  safe: (url: string) => string
  onShown: () => void
  onClose: () => void
}

/** One modal of the page (content-features §3, "Modal definition"). */
export function ModalDialog({ modal, safe, onShown, onClose }: ModalDialogProps) {
  const { title, text, buttonText, buttonUrl, closeOnButtonClick } = modal
  const onShownRef = useRef(onShown)
  // Reported in the frame that shows it, so that it also counts when the page is left at once.
  useLayoutEffect(() => onShownRef.current(), [])

  const closing = closeOnButtonClick ? { onClick: onClose } : {}
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        buttonText &&
        (buttonUrl ? (
          <LinkButton kind="primary" href={safe(buttonUrl)} {...closing}>
            {buttonText}
          </LinkButton>
        ) : (
          <Button kind="primary" onClick={onClose}>
            {buttonText}
          </Button>
        ))
      }
    >
      {text.split(/(?<!\s)\s*\n\s*/).map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be equal, and never move.
        <p key={place} className="modal-text">
          {paragraph}
        </p>
      ))}
    </Dialog>
  )
}
