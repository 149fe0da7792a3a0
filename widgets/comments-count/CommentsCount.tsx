import { MessageSquare } from 'lucide'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Icon } from '#kit/ui/Icon.tsx'
import { VisuallyHidden } from '#kit/ui/VisuallyHidden.tsx'
import { messages } from './comments-count.messages.ts'
import type { CommentsCountStore } from './comments-count.store.ts'

/** Renders no link: on newspaper pages the surrounding card or line is one already. */
export function CommentsCount({ store }: { store: CommentsCountStore }) {
  const state = useStore(store)
  const { number, t } = useIntl()

  useEffect(() => {
    const controller = new AbortController()
    void store.start(controller.signal)
    return () => controller.abort()
  }, [store])

  // The fallback stays until a count is known, also after a failure.
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
