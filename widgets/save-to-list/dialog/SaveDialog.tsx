import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { uiMessages } from '#kit/ui/ui.messages.ts'
import { ConfirmDialog } from '#page/overlays/confirm/ConfirmDialog.tsx'
import { dialogMessages } from '../save-to-list.messages.ts'
import type { SaveDialogStore } from '../save-to-list.store.ts'
import { ListDialog } from './ListDialog.tsx'
import { NewListDialog } from './NewListDialog.tsx'

interface SaveDialogProps {
  store: SaveDialogStore
  /** The article's. */
  title: string | undefined
  onClose: () => void
}

/** One dialog per view, so that screen readers announce each title. */
export function SaveDialog({ store, title, onClose }: SaveDialogProps) {
  const state = useStore(store)
  const { t } = useIntl()
  useEffect(() => {
    if (state.status === 'closed') onClose()
  }, [state.status, onClose])

  switch (state.status) {
    case 'closed':
      return null
    case 'newList':
    case 'creating':
      return <NewListDialog state={state} store={store} />
    case 'deleteContent':
    case 'deleting':
      return (
        <ConfirmDialog
          title={t(dialogMessages.deleteTitle)}
          text={t(dialogMessages.deleteText)}
          confirmLabel={t(dialogMessages.delete)}
          cancelLabel={t(uiMessages.cancel)}
          danger
          busy={state.status === 'deleting' ? t(dialogMessages.deleting) : undefined}
          onConfirm={store.confirmDeletion}
          onCancel={store.back}
        />
      )
    default:
      return <ListDialog state={state} store={store} title={title} />
  }
}
