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
  bring: () => Promise<OpenedModals>
  /** Whether the publisher has modals of its own, which may be for any reader. */
  hasOwn: boolean
  session: Pick<Session, 'get' | 'ready' | 'subscribe'>
  /** Called when they do not load; `asked` if one was requested. */
  onMissed: (error: unknown, asked: boolean) => void
}

const AskedSchema = v.object({ name: v.string() })

/** Loads the page's modals when one may be due for the reader, or when one is requested. */
export function LazyModals({ bring, hasOwn, session, onMissed }: LazyModalsProps) {
  const [node, setNode] = useState<ReactNode>(null)

  useEffect(() => {
    const life = new AbortController()
    const load = async (name?: string) => {
      try {
        const modals = await bring()
        if (life.signal.aborted) return
        setNode(modals.node)
        if (name !== undefined) modals.open(name)
      } catch (error) {
        if (!life.signal.aborted) onMissed(error, name !== undefined)
      }
    }
    const look = () => {
      const state = session.get()
      if (hasOwn || (state.status === 'signedIn' && mayNeedModals(state.user))) void load()
    }
    const stop = session.subscribe(look)
    void session.ready().then(look)
    const hear = (event: CustomEvent<unknown>) => {
      if (!v.is(AskedSchema, event.detail)) return
      // Tells the sender of the event that it is handled.
      event.preventDefault()
      void load(event.detail.name)
    }
    document.addEventListener('quiosc:show-modal', hear, life)
    return () => {
      life.abort()
      stop()
    }
  }, [bring, hasOwn, session, onMissed])

  return node
}
