import { createStore } from 'zustand/vanilla'
import type { ReadonlyStore } from '../../../src/lib/createMachine.ts'
import { check } from '../../../src/lib/parseJson.ts'
import type { Report } from '../../../src/lib/report.ts'
import { ValueError } from '../../../src/lib/ValueError.ts'
import type { Emit } from '../../../src/loader/emit.types.ts'
import { CommentsCountedSchema } from '../action-bar.schema.ts'

export interface CommentsCountDeps {
  /** The document, to which events of all markers bubble. */
  page: EventTarget
  emit: Emit
  /** Reports an event with a malformed detail, which is ignored. */
  report: Report
}

/** The content's number of comments; undefined until a widget publishes it. Read it with `useStore`. */
export interface CommentsCount extends ReadonlyStore<number | undefined> {
  /** Requests the count from the page's other markers and follows updates until `signal` aborts. Sends no network request. */
  start(signal: AbortSignal): void
}

export function createCommentsCount(
  contentId: string,
  initialCount: number | undefined,
  { page, emit, report }: CommentsCountDeps,
): CommentsCount {
  const { setState, ...store } = createStore<number | undefined>()(() => initialCount)
  return {
    ...store,
    start(signal) {
      const onCounted = (event: Event) => {
        const detail = check(event instanceof CustomEvent && event.detail, CommentsCountedSchema)
        if (!detail.ok)
          report(new ValueError('The event quiosc:comments-counted was ignored', detail.failure), 'action-bar')
        else if (detail.value.contentId === contentId) setState(detail.value.count, true)
      }
      page.addEventListener('quiosc:comments-counted', onCounted, { signal })
      emit('comments-count-wanted', { contentId })
    },
  }
}
