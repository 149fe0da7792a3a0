import type { LoadMore } from '#page/resource/LoadMore.ts'

/** A paged list of comments: those of the content, or the replies to one. */
export interface Batch {
  /** The ids in the server's order. The last one is the cursor of the next list page. */
  ids: readonly string[]
  /** The same by list pages. One stays the same object until something in it changes, so that only then it renders again. */
  listPages: readonly (readonly string[])[]
  /** The reader's new comments that the server's list pages do not contain yet. */
  own: readonly string[]
  /** The size of the first list page: a shorter one is the last. */
  listPageSize: number
  more: LoadMore
}

export const emptyBatch: Batch = { ids: [], listPages: [], own: [], listPageSize: 0, more: { status: 'idle' } }

/**
 * Adds a list page, of which the server sent `received` comments. It is the last one if it is empty, shorter than the first, or has nothing new (otherwise
 * a server that ignores the cursor would be queried forever).
 */
export function withListPage(batch: Batch, listPage: readonly string[], received = listPage.length): Batch {
  const known = new Set(batch.ids)
  const fresh = listPage.filter((id) => !known.has(id))
  const listPageSize = batch.listPageSize || received
  const complete = fresh.length === 0 || received < listPageSize
  return {
    ids: [...batch.ids, ...fresh],
    listPages: fresh.length > 0 ? [...batch.listPages, fresh] : batch.listPages,
    own: batch.own.filter((id) => !listPage.includes(id)),
    listPageSize,
    more: { status: complete ? 'complete' : 'idle' },
  }
}

export const withLoadMore = (batch: Batch, more: LoadMore): Batch => ({ ...batch, more })

export const isLoadingMore = (batch: Batch | undefined): boolean => batch?.more.status === 'loading'

/** Adds the reader's own comment next to the composer, so the latest is first in `desc`. A list page may already contain it. */
export const withOwn = (batch: Batch, id: string, order: 'asc' | 'desc'): Batch => {
  if (batch.ids.includes(id) || batch.own.includes(id)) return batch
  return { ...batch, own: order === 'desc' ? [id, ...batch.own] : [...batch.own, id] }
}

export const without = (batch: Batch, id: string): Batch => ({
  ...batch,
  ids: batch.ids.filter((other) => other !== id),
  listPages: batch.listPages.map((listPage) =>
    listPage.includes(id) ? listPage.filter((other) => other !== id) : listPage,
  ),
  own: batch.own.filter((other) => other !== id),
})
