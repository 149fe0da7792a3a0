import type { CommentsEvent, CommentsState, Search } from '../comments.model.ts'
import { repliesBatch } from '../thread/entries.ts'
import type { CommentPath } from './permalink.ts'

/** How many pages are loaded unasked on the way to one comment. */
const SEARCH_PAGES = 10

export interface SearchDeps {
  getState(): CommentsState
  /** The list's first page is there, or could not be had. */
  whenLoaded(): Promise<void>
  loadMore(parentId?: string): Promise<void>
  send(event: CommentsEvent): void
  signal: AbortSignal
}

/** Finds, for a search that has begun, the comment that an address points to: down the list for its thread, then down the replies along the path. */
export async function searchComment(path: CommentPath, deps: SearchDeps): Promise<void> {
  const { getState, whenLoaded, loadMore, send, signal } = deps
  const point = (search: Search) => send({ type: 'searched', search })
  /** A later search, or the end of the island, leaves this one behind. */
  const wanted = () => {
    const { search } = getState()
    return !signal.aborted && search.status === 'searching' && search.path === path
  }
  const batchOf = (parentId: string | undefined) => {
    const { list, entries } = getState()
    if (parentId !== undefined) return repliesBatch(entries.get(parentId))
    return list.status === 'ready' ? list.batch : undefined
  }
  /** Loads on until the comment is there: `gone` when it is in no page, `far` when we gave up. */
  async function reach(id: string, parentId: string | undefined): Promise<'there' | 'gone' | 'far'> {
    for (let pages = 0; wanted(); pages++) {
      const batch = batchOf(parentId)
      if (!batch || (pages > 0 && batch.more.status === 'failed')) return 'far'
      if (batch.ids.includes(id) || batch.own.includes(id)) return 'there'
      if (batch.more.status === 'complete') return 'gone'
      if (pages === SEARCH_PAGES) return 'far'
      await loadMore(parentId)
    }
    return 'far'
  }

  await whenLoaded()
  let parentId: string | undefined
  for (const id of path) {
    const reached = await reach(id, parentId)
    if (!wanted()) return
    if (reached !== 'there') return point(reached === 'gone' ? { status: 'gone' } : { status: 'far', path })
    if (parentId !== undefined) send({ type: 'repliesShown', id: parentId })
    parentId = id
  }
  if (parentId !== undefined) send({ type: 'pointed', target: { id: parentId, why: 'found' } })
}
