import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { CommentsContext, type ThreadActions, useCommentsServices } from '../CommentsContext.ts'
import { createPausableStore } from './createPausableStore.ts'

export interface ScreenProps {
  /** In sight. */
  active: boolean
  actions: ThreadActions
  children: ReactNode
}

/** One screen of the stack. It stays mounted while another covers it, so that it is unchanged on return. */
export function Screen({ active, actions, children }: ScreenProps) {
  const services = useCommentsServices()
  const [store] = useState(() => createPausableStore(services.store))
  const own = useMemo(() => ({ ...services, store, actions }), [services, store, actions])
  useLayoutEffect(() => store.pause(!active), [store, active])
  return (
    <CommentsContext value={own}>
      <div className="screen" hidden={!active}>
        {children}
      </div>
    </CommentsContext>
  )
}
