import type { ApiFailure } from '../../../src/api/apiFailure.ts'

/** Whether there is more to read. `failed` keeps what is there and offers another try. */
export type LoadMoreState =
  | { status: 'idle' }
  | { status: 'loading'; request: number }
  | { status: 'failed'; failure: ApiFailure }
  | { status: 'complete' }

/** A list of comments that comes in pages: the content's own, or the replies to one. */
export interface Batch {
  /** What the server answered, in its order. The last one is the cursor of the next page. */
  ids: readonly string[]
  /** The same, page by page. A page stays the same object until something in it changes, so that only then it renders again. */
  pages: readonly (readonly string[])[]
  /** What the reader has posted since and the server has not yet answered with. */
  own: readonly string[]
  /** How many the first page brought: a shorter one is the last. */
  pageSize: number
  more: LoadMoreState
}

export const emptyBatch: Batch = { ids: [], pages: [], own: [], pageSize: 0, more: { status: 'idle' } }

/**
 * A page more, of which the server sent `received` comments. It is the last one when it is empty, shorter than the first, or when it brings nothing new (a server that does not
 * heed the cursor would otherwise be asked for ever).
 */
export function withPage(batch: Batch, page: readonly string[], received = page.length): Batch {
  const known = new Set(batch.ids)
  const fresh = page.filter((id) => !known.has(id))
  const pageSize = batch.pageSize || received
  const complete = fresh.length === 0 || received < pageSize
  return {
    ids: [...batch.ids, ...fresh],
    pages: fresh.length > 0 ? [...batch.pages, fresh] : batch.pages,
    own: batch.own.filter((id) => !page.includes(id)),
    pageSize,
    more: { status: complete ? 'complete' : 'idle' },
  }
}

export const withNextPage = (batch: Batch, more: LoadMoreState): Batch => ({ ...batch, more })

export const isWaitingFor = (batch: Batch, request: number): boolean =>
  batch.more.status === 'loading' && batch.more.request === request

/** A comment of the reader's own: nearest to where it was written, so the latest comes first in `desc`. A page may have brought it already. */
export const withOwn = (batch: Batch, id: string, order: 'asc' | 'desc'): Batch => {
  if (batch.ids.includes(id) || batch.own.includes(id)) return batch
  return { ...batch, own: order === 'desc' ? [id, ...batch.own] : [...batch.own, id] }
}

export const without = (batch: Batch, id: string): Batch => ({
  ...batch,
  ids: batch.ids.filter((other) => other !== id),
  pages: batch.pages.map((page) => (page.includes(id) ? page.filter((other) => other !== id) : page)),
  own: batch.own.filter((other) => other !== id),
})
