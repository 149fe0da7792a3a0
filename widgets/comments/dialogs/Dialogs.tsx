import type { LoadPart } from '../../../src/ui/LazyPart.tsx'
import { LazyPart } from '../../../src/ui/LazyPart.tsx'
import { useComments } from '../context/CommentsContext.ts'
import type { OpenedDialogProps } from './OpenedDialog.tsx'

const load: LoadPart<OpenedDialogProps> = async () => (await import('./OpenedDialog.tsx')).OpenedDialog

/** What opens over the page, one at a time; the code of all comes with the first. */
export function Dialogs() {
  const dialog = useComments((state) => state.dialog)
  return dialog && <LazyPart load={load} props={{ dialog }} />
}
