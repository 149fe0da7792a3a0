import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { InterruptionQueue } from '#page/overlays/createInterruptionQueue.ts'
import { QueuedInterruption } from '#page/overlays/QueuedInterruption.tsx'
import { ModalDialog } from './ModalDialog.tsx'
import type { ModalsStore } from './modals.store.ts'

export interface ModalsProps {
  store: ModalsStore
  queue: InterruptionQueue
  /** An address that may be followed (see safeUrl). */
  safe: (url: string) => string
}

/** The modals that are due, one at a time. */
export function Modals({ store, queue, safe }: ModalsProps) {
  const wanted = useStore(store)
  useEffect(() => store.start(), [store])
  return wanted.map(({ modal, by }) => (
    <QueuedInterruption key={modal.name} queue={queue} name={`modal-${modal.name}`} by={by}>
      <ModalDialog
        modal={modal}
        safe={safe}
        onShown={() => store.shown(modal.name)}
        onClose={() => store.close(modal.name)}
      />
    </QueuedInterruption>
  ))
}
