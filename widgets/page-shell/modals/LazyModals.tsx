import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import type { Session } from '../../../src/session/session.types.ts'
import { mayNeedModals } from './mayNeedModals.ts'

/** The modals once their code is there. */
export interface OpenedModals {
  /** Opens one by hand. */
  open(name: string): void
  node: ReactNode
}

export interface LazyModalsProps {
  /** Loads what shows them; the same for every call. */
  bring: () => Promise<OpenedModals>
  /** The publisher has modals of its own, which may be for anybody. */
  hasOwn: boolean
  session: Pick<Session, 'get' | 'ready' | 'subscribe'>
  /** They could not be loaded; `asked` when a reader waits for one. */
  onMissed: (error: unknown, asked: boolean) => void
}

const AskedSchema = v.object({ name: v.string() })

/** Brings the page's modals when there is a reader whom one may be for, or when one is asked for by hand. */
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
      // Whoever asks is told that somebody shows it.
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
