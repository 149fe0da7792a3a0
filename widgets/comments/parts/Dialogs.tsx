import { useComments } from '../CommentsContext.ts'
import type { LoadPart } from './OnDemand.tsx'
import { OnDemand } from './OnDemand.tsx'
import type { OpenedDialogProps } from './OpenedDialog.tsx'

const load: LoadPart<OpenedDialogProps> = async () => (await import('./OpenedDialog.tsx')).OpenedDialog

/** What opens over the page, one at a time; the code of all comes with the first. */
export function Dialogs() {
  const dialog = useComments((state) => state.dialog)
  return dialog && <OnDemand load={load} props={{ dialog }} />
}
