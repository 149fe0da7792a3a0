import { X } from 'lucide'
import type { MouseEvent, PointerEvent, ReactNode } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import { deepActiveElement } from '../dom/deepActiveElement.ts'
import { focusSafely } from '../dom/focusSafely.ts'
import { useIntl } from '../i18n/IntlContext.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { uiMessages } from './ui.messages.ts'

/** A press that was meant for the page must not close what has just opened over it (content-features §9). */
const IGNORE_OUTSIDE_MS = 300

export interface DialogProps {
  title: string
  /** Escape, the cross, a press on the backdrop. Whoever renders the dialog stops rendering it. */
  onClose: () => void
  children: ReactNode
  /** Buttons, the main one last: right-aligned in a row, on phones stacked with the last on top. */
  actions?: ReactNode
  /** Before the title: the way back to what the dialog showed before. */
  lead?: ReactNode
  /** The cross's name; "Close" by default. */
  dismissLabel?: string
  /** `alertdialog` asks for a decision: no cross, because its buttons are the answers. */
  role?: 'dialog' | 'alertdialog'
}

/**
 * A modal of at most 480 px, open as long as it is rendered; when it goes, the focus returns to what had it.
 * On opening the focus is on the title, or on the part inside that has `data-autofocus`. Needs `dialog.css` and `button.css`.
 */
export function Dialog({ title, onClose, children, actions, lead, dismissLabel, role = 'dialog' }: DialogProps) {
  const { t } = useIntl()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const press = useRef({ armed: false, began: false })

  // A layout effect, because its end comes before the element leaves the document and the focus is lost with it.
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
      element?.close()
      focusSafely(opener)
    }
  }, [])

  // Both ends of the press must be on the backdrop: who selects text may let go outside.
  const onPointerDown = (event: PointerEvent) => {
    press.current.began = press.current.armed && event.target === dialog.current
  }
  const onClick = (event: MouseEvent) => {
    if (press.current.began && event.target === dialog.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is the backdrop's; the keyboard has Escape.
    <dialog
      ref={dialog}
      className="q-dialog"
      role={role}
      aria-labelledby={titleId}
      onPointerDown={onPointerDown}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // Some browsers let a second Escape past onCancel. Once unmounted there is no ref: that close was ours.
      onClose={() => {
        if (dialog.current?.open === false) onClose()
      }}
    >
      <div className="q-dialog-box">
        <header className="q-dialog-head">
          {lead}
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {role === 'dialog' && (
            <IconButton label={dismissLabel ?? t(uiMessages.close)} icon={<Icon of={X} />} onClick={onClose} />
          )}
        </header>
        <div className="q-dialog-body">{children}</div>
        {actions && <footer className="q-dialog-actions">{actions}</footer>}
      </div>
    </dialog>
  )
}
