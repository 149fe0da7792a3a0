import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { uiMessages } from '#kit/ui/ui.messages.ts'
import { ConfirmDialog } from '#page/overlays/confirm/ConfirmDialog.tsx'
import { panelMessages } from '../save-to-list.messages.ts'
import type { SavePanelStore } from '../save-to-list.store.ts'
import { ListDialog } from './ListDialog.tsx'
import { NewListDialog } from './NewListDialog.tsx'

interface SavePanelProps {
  store: SavePanelStore
  /** The article's. */
  title: string | undefined
  onClose: () => void
}

/** One dialog per view, so that screen readers announce each title. */
export function SavePanel({ store, title, onClose }: SavePanelProps) {
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
          title={t(panelMessages.deleteTitle)}
          text={t(panelMessages.deleteText)}
          confirmLabel={t(panelMessages.delete)}
          cancelLabel={t(uiMessages.cancel)}
          danger
          busy={state.status === 'deleting' ? t(panelMessages.deleting) : undefined}
          onConfirm={store.confirmDeletion}
          onCancel={store.back}
        />
      )
    default:
      return <ListDialog state={state} store={store} title={title} />
  }
}
