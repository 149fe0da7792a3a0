import { useEffect, useRef } from 'react'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { FailureNotice } from '../../../src/overlays/FailureNotice.tsx'
import { Button } from '../../../src/ui/Button.tsx'
import { Dialog } from '../../../src/ui/Dialog.tsx'
import { Loading } from '../../../src/ui/Loading.tsx'
import { Skeleton } from '../../../src/ui/Skeleton.tsx'
import { messages, panelMessages } from '../save-to-list.messages.ts'
import type { SavePanelState } from '../save-to-list.model.ts'
import { canSave } from '../save-to-list.model.ts'
import type { SavePanelStore } from '../save-to-list.store.ts'
import { Lists } from './Lists.tsx'

type ListState = Extract<SavePanelState, { status: 'loading' | 'failed' | 'list' | 'saving' }>

/** How many lists most readers have: what the dialog keeps free for them while they load. */
const USUAL_LISTS = [0, 1, 2]

/** The lists with their boxes, or what stands there until they have come. */
export function ListDialog({ state, store }: { state: ListState; store: SavePanelStore }) {
  const { t } = useIntl()
  const first = useRef<HTMLInputElement>(null)
  const before = useRef(state.status)
  // The button that asked again is gone with the message; the focus goes on to what came.
  useEffect(() => {
    if (before.current === 'failed' && state.status === 'list') first.current?.focus()
    before.current = state.status
  }, [state.status])

  const actions = 'draft' in state && (
    <Button
      kind="primary"
      disabled={!canSave(state.draft)}
      busy={state.status === 'saving' ? t(panelMessages.saving) : undefined}
      onClick={store.save}
    >
      {t(messages.save)}
    </Button>
  )
  return (
    <Dialog title={t(panelMessages.title)} onClose={store.close} actions={actions}>
      {state.status === 'loading' && (
        <Loading label={t(panelMessages.loading)}>
          <div className="lists-coming">
            {USUAL_LISTS.map((list) => (
              <Skeleton key={list} height="calc(1.5 * var(--q-rem))" />
            ))}
          </div>
        </Loading>
      )}
      {state.status === 'failed' && (
        <FailureNotice
          failure={state.failure}
          onRetry={store.load}
          retrying={state.retrying ? t(panelMessages.loading) : undefined}
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
    </Dialog>
  )
}
