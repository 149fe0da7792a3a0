import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import type { Session } from '../../../src/session/session.types.ts'
import { mayNeedModals } from './mayNeedModals.ts'

/** The modals once their chunk has loaded. */
export interface OpenedModals {
  /** Opens one on request. */
  open(name: string): void
  node: ReactNode
}

export interface LazyModalsProps {
  /** Loads the code that shows them, once for all calls. */
  load: () => Promise<OpenedModals>
  /** Whether the publisher has modals of its own, which may be for any reader. */
  hasOwn: boolean
  session: Pick<Session, 'get' | 'ready' | 'subscribe'>
  /** Called when they do not load; `requested` if the page requested one. */
  onLoadFailed: (error: unknown, requested: boolean) => void
}

const RequestSchema = v.object({ name: v.string() })

/** Loads the page's modals when one may be due for the reader, or when one is requested. */
export function LazyModals({ load, hasOwn, session, onLoadFailed }: LazyModalsProps) {
  const [node, setNode] = useState<ReactNode>(null)

  useEffect(() => {
    const lifetime = new AbortController()
    const loadAndOpen = async (name?: string) => {
      try {
        const modals = await load()
        if (lifetime.signal.aborted) return
        setNode(modals.node)
        if (name !== undefined) modals.open(name)
      } catch (error) {
        if (!lifetime.signal.aborted) onLoadFailed(error, name !== undefined)
      }
    }
    const loadIfNeeded = () => {
      const state = session.get()
      if (hasOwn || (state.status === 'signedIn' && mayNeedModals(state.user))) void loadAndOpen()
    }
    const stop = session.subscribe(loadIfNeeded)
    void session.ready().then(loadIfNeeded)
    const handleShowModal = (event: CustomEvent<unknown>) => {
      if (!v.is(RequestSchema, event.detail)) return
      // The sender sees from `defaultPrevented` that the event was handled.
      event.preventDefault()
      void loadAndOpen(event.detail.name)
    }
    document.addEventListener('quiosc:show-modal', handleShowModal, lifetime)
    return () => {
      lifetime.abort()
      stop()
    }
  }, [load, hasOwn, session, onLoadFailed])

  return node
}
