import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { attributeSelector } from '#lib/attributeSelector.ts'
import { useLiveServices } from '../LiveServices.ts'
import type { LiveState } from '../live.model.ts'
import type { LiveStore } from '../live.store.ts'

/** How many list pages are loaded unasked on the way to one message. */
const SEARCH_LIST_PAGES = 10

export interface LinkedMessage {
  /** Goes to a message as soon as it is rendered, loading older ones until it is there. */
  go(id: string): void
  /** To be called once all known messages are rendered. */
  seek(): void
}

/** The message that the page's address points to, when it opens and when its fragment changes. */
export function useLinkedMessage(
  store: LiveStore,
  state: LiveState,
  feed: RefObject<HTMLElement | null>,
): LinkedMessage {
  const { linked, onMissing } = useLiveServices()
  /** Until it is found, or given up. */
  const wanted = useRef<{ id: string; listPages: number }>(undefined)

  const show = useCallback(() => {
    const { id } = wanted.current ?? {}
    const article = id === undefined ? undefined : feed.current?.querySelector<HTMLElement>(attributeSelector('id', id))
    if (!article) return false
    wanted.current = undefined
    article.scrollIntoView({ block: 'start', behavior: 'instant' })
    article.focus({ preventScroll: true })
    for (const last of feed.current?.querySelectorAll<HTMLElement>('[data-flash]') ?? []) delete last.dataset.flash
    article.dataset.flash = ''
    return true
  }, [feed])
  const seek = useCallback(() => {
    const search = wanted.current
    const state = store.getState()
    if (!search || show() || state.status !== 'open') return
    if (state.held.some(({ id }) => id === search.id)) return store.show()
    if (state.messages.some(({ id }) => id === search.id)) return
    if (state.more.status === 'loading') return
    if (state.more.status === 'idle' && search.listPages++ < SEARCH_LIST_PAGES) return void store.more()
    wanted.current = undefined
    onMissing()
  }, [store, show, onMissing])
  const go = useCallback(
    (id: string) => {
      wanted.current = { id, listPages: 0 }
      seek()
    },
    [seek],
  )

  useEffect(() => {
    const follow = () => {
      const id = linked()
      if (id !== undefined) go(id)
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [linked, go])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what matters is that the messages have changed.
  useLayoutEffect(() => void show(), [state, show])
  return { go, seek }
}
