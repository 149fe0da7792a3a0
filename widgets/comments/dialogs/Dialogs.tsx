import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { retryMessages } from '../../../src/i18n/shared.messages.ts'
import type { LoadPart } from '../../../src/ui/LazyPart.tsx'
import { LazyPart } from '../../../src/ui/LazyPart.tsx'
import { useComments, useCommentsServices } from '../context/CommentsContext.ts'
import type { OpenedDialogProps } from './OpenedDialog.tsx'

const load: LoadPart<OpenedDialogProps> = async () => (await import('./OpenedDialog.tsx')).OpenedDialog

/** The dialogs, one at a time; their code is one chunk. */
export function Dialogs() {
  const { t } = useIntl()
  const { store, page } = useCommentsServices()
  const dialog = useComments((state) => state.dialog)
  // Told over the page, because this place is below a list that may have no end; the next press is a new attempt.
  const onLoadFailed = () => {
    store.closeDialog()
    page.snackbars.show({ kind: 'error', text: t(retryMessages.unreachable) })
  }
  return dialog && <LazyPart load={load} props={{ dialog }} onLoadFailed={onLoadFailed} />
}
