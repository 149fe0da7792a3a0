import { X } from 'lucide'
import type { MouseEvent, PointerEvent, ReactNode } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import { deepActiveElement } from '../../dom/deepActiveElement.ts'
import { fadeOut } from '../../dom/fadeOut.ts'
import { focusSafely } from '../../dom/focusSafely.ts'
import { useIntl } from '../../i18n/IntlContext.ts'
import { Icon } from '../Icon.tsx'
import { IconButton } from '../IconButton.tsx'
import { uiMessages } from '../ui.messages.ts'

/** Milliseconds during which a press does not close a new dialog, because it was meant for the page (content-features §9). */
const IGNORE_OUTSIDE_MS = 300

export interface DialogProps {
  title: string
  /** Called on Escape, the cross and a press on the backdrop. The parent then stops rendering the dialog. */
  onClose: () => void
  children: ReactNode
  /** Buttons, the primary one first: right-aligned in a row, on phones stacked. Seen in the order of the document, which the focus follows. */
  actions?: ReactNode
  /** Before the title: a button back to the dialog's previous view. */
  lead?: ReactNode
  /** Accessible name of the cross; "Close" by default. */
  dismissLabel?: string
  /** `alertdialog` asks for a decision: no cross, because its buttons are the answers. */
  role?: 'dialog' | 'alertdialog'
}

/**
 * A modal of at most 480 px, open while mounted; on unmount the focus returns to where it was.
 * On opening it focuses the title, or the element with `data-autofocus`. Needs `dialog.css` and `button.css`.
 */
export function Dialog({ title, onClose, children, actions, lead, dismissLabel, role = 'dialog' }: DialogProps) {
  const { t } = useIntl()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const press = useRef({ armed: false, began: false })

  // A layout effect, because its cleanup runs before the element leaves the document, which would lose the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    const opener = deepActiveElement()
    element?.showModal()
    focusSafely(element?.querySelector('[data-autofocus]') ?? element?.querySelector('h2'))
    const timer = setTimeout(() => {
      press.current.armed = true
    }, IGNORE_OUTSIDE_MS)
    return () => {
      clearTimeout(timer)
      fadeOut(element)
      element?.close()
      focusSafely(opener)
    }
  }, [])

  // The press must start and end on the backdrop: a text selection may end outside the dialog.
  const onPointerDown = (event: PointerEvent) => {
    press.current.began = press.current.armed && event.target === dialog.current
  }
  const onClick = (event: MouseEvent) => {
    if (press.current.began && event.target === dialog.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only the backdrop is clicked; the keyboard has Escape.
    <dialog
      ref={dialog}
      className="q-dialog"
      role={role}
      aria-labelledby={titleId}
      aria-describedby={role === 'alertdialog' ? `${titleId}-text` : undefined}
      onPointerDown={onPointerDown}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // Some browsers close on a second Escape without onCancel. Without a ref the close came from the unmount.
      onClose={() => {
        if (dialog.current?.open === false) onClose()
      }}
    >
      <div className="q-dialog-box">
        {/* Not a header: in a dialog that would be a second banner of the page. */}
        <div className="q-dialog-head">
          {lead}
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {role === 'dialog' && (
            <IconButton label={dismissLabel ?? t(uiMessages.close)} icon={<Icon of={X} />} onClick={onClose} />
          )}
        </div>
        <div className="q-dialog-body" id={`${titleId}-text`}>
          {children}
        </div>
        {actions && <div className="q-dialog-actions">{actions}</div>}
      </div>
    </dialog>
  )
}
