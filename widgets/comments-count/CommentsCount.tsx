import { MessageSquare } from 'lucide'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '../../src/i18n/IntlContext.ts'
import { Icon } from '../../src/ui/Icon.tsx'
import { VisuallyHidden } from '../../src/ui/VisuallyHidden.tsx'
import { messages } from './comments-count.messages.ts'
import type { CommentsCountStore } from './comments-count.store.ts'

/** No link of its own: in a newspaper's lists the whole card, or the line around it, is one already. */
export function CommentsCount({ store }: { store: CommentsCountStore }) {
  const state = useStore(store)
  const { number, t } = useIntl()

  useEffect(() => {
    const life = new AbortController()
    void store.start(life.signal)
    return () => life.abort()
  }, [store])

  // What the CMS wrote stays until there is something better, and where there never is.
  if (state.status === 'unknown') return <slot />
  const { count } = state
  return (
    <span className="count" part="count">
      <Icon of={MessageSquare} />
      {count > 0 && <span aria-hidden="true">{number(count)}</span>}
      <VisuallyHidden>{t(messages.label, { count, number: number(count) })}</VisuallyHidden>
    </span>
  )
}
