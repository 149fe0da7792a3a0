import { useEffect } from 'react'
import { useStore } from 'zustand'
import { AwaitTurn } from '../../../src/overlays/AwaitTurn.tsx'
import type { Arbiter } from '../../../src/overlays/createArbiter.ts'
import { ModalDialog } from './ModalDialog.tsx'
import type { ModalsStore } from './modals.store.ts'

export interface ModalsProps {
  store: ModalsStore
  arbiter: Arbiter
  /** An address that may be followed (see safeUrl). */
  safe: (url: string) => string
}

/** The modals that are due, one at a time. */
export function Modals({ store, arbiter, safe }: ModalsProps) {
  const wanted = useStore(store)
  useEffect(() => store.start(), [store])
  return wanted.map(({ modal, by }) => (
    <AwaitTurn key={modal.name} arbiter={arbiter} name={`modal-${modal.name}`} by={by}>
      <ModalDialog
        modal={modal}
        safe={safe}
        onShown={() => store.shown(modal.name)}
        onClose={() => store.close(modal.name)}
      />
    </AwaitTurn>
  ))
}
