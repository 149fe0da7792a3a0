import { Button } from '#kit/ui/Button.tsx'
import { Notice } from '#kit/ui/feedback/Notice.tsx'
import { Dialog } from '#kit/ui/overlay/Dialog.tsx'

export interface ConfirmDialogProps {
  title: string
  text: string
  confirmLabel: string
  cancelLabel: string
  /** The confirmed action cannot be undone. */
  danger?: boolean
  /** Text while the confirmed action is pending. */
  busy?: string | undefined
  /** Why the action failed; confirming retries it. */
  problem?: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation; opens with the focus on cancel. */
export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <Dialog
    role="alertdialog"
    title={props.title}
    onClose={props.onCancel}
    actions={
      <>
        <Button kind={props.danger ? 'danger' : 'primary'} busy={props.busy} onClick={props.onConfirm}>
          {props.confirmLabel}
        </Button>
        <Button onClick={props.onCancel} data-autofocus="">
          {props.cancelLabel}
        </Button>
      </>
    }
  >
    <p>{props.text}</p>
    {props.problem && <Notice kind="error">{props.problem}</Notice>}
  </Dialog>
)
