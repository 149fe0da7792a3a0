import type { ReactNode } from 'react'
import { useLayoutEffect, useMemo, useState } from 'react'
import type { ThreadActions } from '../context/CommentsContext.ts'
import { CommentsContext, useTools } from '../context/CommentsContext.ts'
import { createPausableStore } from './createPausableStore.ts'

export interface ScreenProps {
  /** In sight. */
  active: boolean
  actions: ThreadActions
  children: ReactNode
}

/** One screen of the stack. Covered by another it stays as it is, so that it is the same when the reader comes back. */
export function Screen({ active, actions, children }: ScreenProps) {
  const tools = useTools()
  const [store] = useState(() => createPausableStore(tools.store))
  const own = useMemo(() => ({ ...tools, store, actions }), [tools, store, actions])
  useLayoutEffect(() => store.pause(!active), [store, active])
  return (
    <CommentsContext value={own}>
      <div className="screen" hidden={!active}>
        {children}
      </div>
    </CommentsContext>
  )
}
