import type { LoadPart } from '../../../src/ui/LazyPart.tsx'
import { LazyPart } from '../../../src/ui/LazyPart.tsx'
import { useComments } from '../context/CommentsContext.ts'
import type { OpenedDialogProps } from './OpenedDialog.tsx'

const load: LoadPart<OpenedDialogProps> = async () => (await import('./OpenedDialog.tsx')).OpenedDialog

/** The dialogs, one at a time; their code is one chunk. */
export function Dialogs() {
  const dialog = useComments((state) => state.dialog)
  return dialog && <LazyPart load={load} props={{ dialog }} />
}
