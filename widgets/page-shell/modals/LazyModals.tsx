import { type ReactNode, useEffect, useRef } from 'react'
import * as v from 'valibot'
import { useLazyPart } from '#kit/ui/useLazyPart.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import { object } from '#lib/schema/object.ts'
import { subscribe } from '#page/bus/subscribe.ts'
import type { CurrentUser } from '#page/session/currentUser.types.ts'
import type { Session } from '#page/session/session.types.ts'
import { isUnpaidRegistered, isUnpaidSubscriber } from '#page/session/unpaid.ts'

/** Whether one of the library's own modals can open automatically for this reader: for all others nothing is loaded. */
const mayNeedModals = (user: CurrentUser | undefined): boolean => isUnpaidSubscriber(user) || isUnpaidRegistered(user)

/** The modals once their chunk has loaded. */
export interface OpenedModals {
  /** Opens one on request. */
  open(name: string): void
  node: ReactNode
}

export interface LazyModalsProps {
  /** Loads the code that shows them. */
  load: () => Promise<OpenedModals>
  /** Whether the publisher has modals of its own, which may be for any reader. */
  hasOwn: boolean
  session: Pick<Session, 'get' | 'ready' | 'subscribe'>
  /** Called when they do not load; `requested` if the page requested one. */
  onLoadFailed: (error: unknown, requested: boolean) => void
}

const RequestSchema = object({ name: v.string() })

/** Loads the page's modals when one may be due for the reader, or when one is requested. */
export function LazyModals({ load, hasOwn, session, onLoadFailed }: LazyModalsProps) {
  /** The modals that the page has requested and none answers yet. */
  const requested = useRef<string[]>([])
  const { state, open } = useLazyPart(load, {
    onLoadFailed: (error) => onLoadFailed(error, requested.current.splice(0).length > 0),
  })

  useEffect(() => {
    const lifetime = new AbortController()
    const openIfNeeded = () => {
      const reader = session.get()
      if (hasOwn || (reader.status === 'signedIn' && mayNeedModals(reader.user))) open()
    }
    const stop = session.subscribe(openIfNeeded)
    void session.ready().then(() => !lifetime.signal.aborted && openIfNeeded())
    const onShowModal = ({ name }: { name: string }, event: Event) => {
      // The sender sees that it is handled.
      event.preventDefault()
      requested.current.push(name)
      open()
    }
    subscribe(ownDocument(), 'quiosc:show-modal', RequestSchema, onShowModal, lifetime)
    return () => {
      lifetime.abort()
      stop()
    }
  }, [hasOwn, open, session])

  // Each `open` sets a new state, so that a request for a modal that is loaded is answered, too.
  useEffect(() => {
    if (state.status !== 'open') return
    for (const name of requested.current.splice(0)) state.Part.open(name)
  }, [state])

  return state.status === 'open' && state.Part.node
}
