import type { GenericSchema, InferOutput } from 'valibot'
import { check } from '../../src/lib/parseJson.ts'
import type { Report } from '../../src/lib/report.ts'
import { ValueError } from '../../src/lib/ValueError.ts'
import type { Emit } from '../../src/loader/emit.types.ts'
import { CommentsCountedSchema, CommentsCountWantedSchema } from './comments-count.schema.ts'

export interface CommentsCountBusDeps {
  /** The document, to which events of all markers bubble. */
  page: EventTarget
  emit: Emit
  /** Reports an event with a malformed detail, which is ignored. */
  report: Report
}

/** Shares one content's count between markers, including the comments widget, so that not each sends a request. */
export interface CommentsCountBus {
  publish(count: number): void
  /** Widgets that know the count publish it synchronously. */
  request(): void
  onPublished(listener: (count: number) => void, signal: AbortSignal): void
  onRequested(listener: () => void, signal: AbortSignal): void
}

export function createCommentsCountBus(contentId: string, deps: CommentsCountBusDeps): CommentsCountBus {
  const { page, emit, report } = deps

  const listen = <Schema extends GenericSchema<unknown, { contentId: string }>>(
    name: string,
    schema: Schema,
    listener: (detail: InferOutput<Schema>) => void,
    signal: AbortSignal,
  ) => {
    const onEvent = (event: Event) => {
      const detail = check(event instanceof CustomEvent && event.detail, schema)
      if (!detail.ok) report(new ValueError(`The event quiosc:${name} was ignored`, detail.failure), 'comments-count')
      else if (detail.value.contentId === contentId) listener(detail.value)
    }
    page.addEventListener(`quiosc:${name}`, onEvent, { signal })
  }

  return {
    publish: (count) => emit('comments-counted', { contentId, count }),
    request: () => emit('comments-count-wanted', { contentId }),
    onPublished: (listener, signal) =>
      listen('comments-counted', CommentsCountedSchema, ({ count }) => listener(count), signal),
    onRequested: (listener, signal) => listen('comments-count-wanted', CommentsCountWantedSchema, listener, signal),
  }
}
