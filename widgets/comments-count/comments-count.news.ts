import type { GenericSchema, InferOutput } from 'valibot'
import { check } from '../../src/lib/parseJson.ts'
import type { Report } from '../../src/lib/report.ts'
import { CommentsCountedSchema, CommentsCountWantedSchema } from './comments-count.schema.ts'

export interface CommentsCountNewsNeeds {
  /** The document: what any marker dispatches reaches it. */
  page: EventTarget
  /** Dispatches `quiosc:<name>` on this marker. */
  emit(name: string, detail: unknown): void
  /** Told of an event that is not of its shape; it is then ignored. */
  report: Report
}

/** How the markers of one content tell each other its count, the comments' own among them, without a call for each. */
export interface CommentsCountNews {
  tell(count: number): void
  /** Whoever knows tells before this returns. */
  ask(): void
  onTold(listener: (count: number) => void, signal: AbortSignal): void
  onAsked(listener: () => void, signal: AbortSignal): void
}

export function createCommentsCountNews(contentId: string, needs: CommentsCountNewsNeeds): CommentsCountNews {
  const { page, emit, report } = needs

  const listen = <Schema extends GenericSchema<unknown, { contentId: string }>>(
    name: string,
    schema: Schema,
    listener: (detail: InferOutput<Schema>) => void,
    signal: AbortSignal,
  ) => {
    const hear = (event: Event) => {
      const detail = check(event instanceof CustomEvent && event.detail, schema)
      if (!detail.ok) report(new Error(`quiosc:${name} is ignored: ${detail.failure}`), 'comments-count')
      else if (detail.value.contentId === contentId) listener(detail.value)
    }
    page.addEventListener(`quiosc:${name}`, hear, { signal })
  }

  return {
    tell: (count) => emit('comments-counted', { contentId, count }),
    ask: () => emit('comments-count-wanted', { contentId }),
    onTold: (listener, signal) =>
      listen('comments-counted', CommentsCountedSchema, ({ count }) => listener(count), signal),
    onAsked: (listener, signal) => listen('comments-count-wanted', CommentsCountWantedSchema, listener, signal),
  }
}
