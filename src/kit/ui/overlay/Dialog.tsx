import { X } from 'lucide'
import { type ReactNode, useId } from 'react'
import { fadeOut } from '../../dom/overlay/fadeOut.ts'
import { useIntl } from '../../i18n/IntlContext.ts'
import { Icon } from '../Icon.tsx'
import { IconButton } from '../IconButton.tsx'
import { uiMessages } from '../ui.messages.ts'
import type {} from './dialog.css'
import { useModalDialog } from './useModalDialog.ts'

export interface DialogProps {
  title: string
  /** Its subject: an article's title, below its own and part of its accessible name. */
  subject?: string | undefined
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
 * On opening it focuses the title, or the element with `data-autofocus`.
 */
export function Dialog({
  title,
  subject,
  onClose,
  children,
  actions,
  lead,
  dismissLabel,
  role = 'dialog',
}: DialogProps) {
  const { t } = useIntl()
  const titleId = useId()
  const modal = useModalDialog({ onEscape: onClose, onPressOutside: onClose, onLost: onClose, leave: fadeOut })
  return (
    <dialog
      {...modal}
      className="q-dialog"
      role={role}
      aria-labelledby={subject ? `${titleId} ${titleId}-subject` : titleId}
      aria-describedby={role === 'alertdialog' ? `${titleId}-text` : undefined}
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
          {subject && (
            <p id={`${titleId}-subject`} className="q-dialog-subject">
              {subject}
            </p>
          )}
          {children}
        </div>
        {actions && <div className="q-dialog-actions">{actions}</div>}
      </div>
    </dialog>
  )
}
