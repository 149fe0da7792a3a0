import type { Report } from '#lib/report.ts'
import type { Publish } from '#page/bus/publish.ts'
import { subscribe } from '#page/bus/subscribe.ts'
import { CommentsCountedSchema, CommentsCountWantedSchema } from './comments-count.schema.ts'

export interface CommentsCountBusDeps {
  /** The document, to which events of all markers bubble. */
  target: EventTarget
  publish: Publish
  /** Reports an event with a malformed detail, which is ignored. */
  report: Report
}

/** Shares one content's count between markers, including the comments widget, so that not each sends a request. */
export interface CommentsCountBus {
  send(count: number): void
  /** Widgets that know the count send it synchronously. */
  request(): void
  onSent(listener: (count: number) => void, signal: AbortSignal): void
  onRequested(listener: () => void, signal: AbortSignal): void
}

export function createCommentsCountBus(contentId: string, deps: CommentsCountBusDeps): CommentsCountBus {
  const { target, publish } = deps
  const report = (error: Error) => deps.report(error, 'comments-count')
  return {
    send: (count) => void publish('quiosc:comments-counted', { contentId, count }),
    request: () => void publish('quiosc:comments-count-wanted', { contentId }),
    onSent(listener, signal) {
      const onCounted = (counted: { contentId: string; count: number }) =>
        counted.contentId === contentId && listener(counted.count)
      subscribe(target, 'quiosc:comments-counted', CommentsCountedSchema, onCounted, { signal, report })
    },
    onRequested(listener, signal) {
      const onWanted = (wanted: { contentId: string }) => wanted.contentId === contentId && listener()
      subscribe(target, 'quiosc:comments-count-wanted', CommentsCountWantedSchema, onWanted, { signal, report })
    },
  }
}
