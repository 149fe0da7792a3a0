import { useEffect, useRef } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Loading } from '#kit/ui/feedback/Loading.tsx'
import { Skeleton } from '#kit/ui/feedback/Skeleton.tsx'
import { Dialog } from '#kit/ui/overlay/Dialog.tsx'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import { dialogMessages, messages } from '../save-to-list.messages.ts'
import { canSave, type SaveDialogState } from '../save-to-list.model.ts'
import type { SaveDialogStore } from '../save-to-list.store.ts'
import { Lists } from './Lists.tsx'

type ListState = Extract<SaveDialogState, { status: 'loading' | 'failed' | 'list' | 'saving' }>

/** Placeholder rows while loading: most readers have about three lists. */
const USUAL_LISTS = [0, 1, 2]

interface ListDialogProps {
  state: ListState
  store: SaveDialogStore
  /** The article's. */
  title: string | undefined
}

/** The lists as checkboxes, with placeholders while they load and a retry after a failure. */
export function ListDialog({ state, store, title }: ListDialogProps) {
  const { t } = useIntl()
  const first = useRef<HTMLInputElement>(null)
  const before = useRef(state.status)
  // The retry button unmounts with the message, so the focus moves to the first list.
  useEffect(() => {
    if (before.current === 'failed' && state.status === 'list') first.current?.focus()
    before.current = state.status
  }, [state.status])

  // Rendered in every state, so that the dialog keeps its size.
  const actions = (
    <Button
      kind="primary"
      disabled={!('draft' in state && canSave(state.draft))}
      busy={state.status === 'saving' ? t(dialogMessages.saving) : undefined}
      onClick={store.save}
    >
      {t(messages.save)}
    </Button>
  )
  return (
    <Dialog title={t(dialogMessages.title)} subject={title} onClose={store.close} actions={actions}>
      <div className="choose">
        {state.status === 'loading' && (
          <Loading label={t(dialogMessages.loading)}>
            <div className="lists-coming">
              {USUAL_LISTS.map((list) => (
                <Skeleton key={list} height={1.5} />
              ))}
            </div>
          </Loading>
        )}
        {state.status === 'failed' && (
          <FailureNotice
            failure={state.failure}
            message={t(dialogMessages.failed)}
            onRetry={store.load}
            retrying={state.retrying ? t(dialogMessages.loading) : undefined}
          />
        )}
        {'draft' in state && (
          <Lists
            draft={state.draft}
            arrival={state.status === 'list' ? state.arrival : undefined}
            store={store}
            first={first}
          />
        )}
      </div>
    </Dialog>
  )
}
