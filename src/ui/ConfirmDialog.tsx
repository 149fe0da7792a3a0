import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Notice } from './Notice.tsx'

export interface ConfirmDialogProps {
  title: string
  text: string
  confirmLabel: string
  cancelLabel: string
  /** What is confirmed cannot be undone. */
  danger?: boolean
  /** What is going on after the confirmation. */
  busy?: string | undefined
  /** Why it did not work; confirming tries again. */
  problem?: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** One question, two answers; it opens on the harmless one. Needs `dialog.css`, `button.css` and `notice.css`. */
export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <Dialog
    role="alertdialog"
    title={props.title}
    onClose={props.onCancel}
    actions={
      <>
        <Button onClick={props.onCancel} data-autofocus="">
          {props.cancelLabel}
        </Button>
        <Button kind={props.danger ? 'danger' : 'primary'} busy={props.busy} onClick={props.onConfirm}>
          {props.confirmLabel}
        </Button>
      </>
    }
  >
    <p>{props.text}</p>
    {props.problem && <Notice kind="error">{props.problem}</Notice>}
  </Dialog>
)
