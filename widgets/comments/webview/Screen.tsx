import type { ReactNode } from 'react'
import { useLayoutEffect, useMemo, useState } from 'react'
import type { ThreadActs } from '../CommentsContext.ts'
import { CommentsContext, useTools } from '../CommentsContext.ts'
import { createStillStore } from './createStillStore.ts'

export interface ScreenProps {
  /** In sight. */
  active: boolean
  acts: ThreadActs
  children: ReactNode
}

/** One screen of the stack. Covered by another it stays as it is, so that it is the same when the reader comes back. */
export function Screen({ active, acts, children }: ScreenProps) {
  const tools = useTools()
  const [store] = useState(() => createStillStore(tools.store))
  const own = useMemo(() => ({ ...tools, store, acts }), [tools, store, acts])
  useLayoutEffect(() => store.hold(!active), [store, active])
  return (
    <CommentsContext value={own}>
      <div className="screen" hidden={!active}>
        {children}
      </div>
    </CommentsContext>
  )
}
