import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import { check } from '../../src/lib/parseJson.ts'
import type { Report } from '../../src/lib/report.ts'
import { CommentsCountedSchema } from './action-bar.schema.ts'

export interface CommentsCountNeeds {
  /** The document: what any marker dispatches reaches it. */
  page: EventTarget
  /** Dispatches `quiosc:<name>` on this marker. */
  emit(name: string, detail: unknown): void
  /** Told of an event that is not of its shape; it is then ignored. */
  report: Report
}

/** How many comments the content has; undefined while nobody has said. Read it with `useStore`. */
export interface CommentsCount extends Omit<StoreApi<number | undefined>, 'setState'> {
  /** Asks the page's other markers, and follows what they learn, until `signal` ends it. It makes no call of its own. */
  start(signal: AbortSignal): void
}

export function createCommentsCount(
  contentId: string,
  written: number | undefined,
  { page, emit, report }: CommentsCountNeeds,
): CommentsCount {
  const { setState, ...store } = createStore<number | undefined>()(() => written)
  return {
    ...store,
    start(signal) {
      const hear = (event: Event) => {
        const told = check(event instanceof CustomEvent && event.detail, CommentsCountedSchema)
        if (!told.ok) report(new Error(`quiosc:comments-counted is ignored: ${told.failure}`), 'action-bar')
        else if (told.value.contentId === contentId) setState(told.value.count, true)
      }
      page.addEventListener('quiosc:comments-counted', hear, { signal })
      emit('comments-count-wanted', { contentId })
    },
  }
}
