import { createStore } from 'zustand/vanilla'
import type { ReadonlyStore } from '#lib/createMachine.ts'
import type { Report } from '#lib/report.ts'
import type { Publish } from '#page/bus/publish.ts'
import { subscribe } from '#page/bus/subscribe.ts'
import { CommentsCountedSchema } from '../action-bar.schema.ts'

export interface CommentsCountDeps {
  /** The document, to which events of all markers bubble. */
  target: EventTarget
  publish: Publish
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
  { target, publish, report }: CommentsCountDeps,
): CommentsCount {
  const { setState, ...store } = createStore<number | undefined>()(() => initialCount)
  return {
    ...store,
    start(signal) {
      subscribe(
        target,
        'quiosc:comments-counted',
        CommentsCountedSchema,
        (counted) => {
          if (counted.contentId === contentId) setState(counted.count, true)
        },
        { signal, report: (error) => report(error, 'action-bar') },
      )
      publish('quiosc:comments-count-wanted', { contentId })
    },
  }
}
