import type { Batch } from '../list/batch.ts'
import type { CommentsEvent, CommentsState, Search } from '../list/comments.model.ts'
import type { CommentPath } from './permalink.ts'

/** How many list pages are loaded unasked on the way to one comment. */
const SEARCH_LIST_PAGES = 10

export interface SearchDeps {
  getState(): CommentsState
  /** Resolves when the first list page has loaded or failed. */
  whenLoaded(): Promise<void>
  loadMore(parentId?: string): Promise<void>
  /** The content's own list, or the replies to a comment; undefined if there is none. */
  batchOf(parentId: string | undefined): Batch | undefined
  dispatch(event: CommentsEvent): void
  signal: AbortSignal
}

/** Finds, for a search that has begun, the comment that an address points to: down the list for its thread, then down the replies along the path. */
export async function searchComment(path: CommentPath, deps: SearchDeps): Promise<void> {
  const { getState, whenLoaded, loadMore, batchOf, dispatch, signal } = deps
  const point = (search: Search) => dispatch({ type: 'searched', search })
  /** A later search, or the end of the island, leaves this one behind. */
  const wanted = () => {
    const { search } = getState()
    return !signal.aborted && search.status === 'searching' && search.path === path
  }
  /** Loads list pages until the comment is found: `gone` if it is in none, `far` if the search stopped before the end. */
  async function loadUntil(id: string, parentId: string | undefined): Promise<'there' | 'gone' | 'far'> {
    for (let listPages = 0; wanted(); listPages++) {
      const batch = batchOf(parentId)
      if (!batch || (listPages > 0 && batch.more.status === 'failed')) return 'far'
      if (batch.ids.includes(id) || batch.own.includes(id)) return 'there'
      if (batch.more.status === 'complete') return 'gone'
      if (listPages === SEARCH_LIST_PAGES) return 'far'
      await loadMore(parentId)
    }
    return 'far'
  }

  await whenLoaded()
  let parentId: string | undefined
  for (const id of path) {
    const reached = await loadUntil(id, parentId)
    if (!wanted()) return
    if (reached !== 'there') return point(reached === 'gone' ? { status: 'gone' } : { status: 'far', path })
    if (parentId !== undefined) dispatch({ type: 'repliesShown', id: parentId })
    parentId = id
  }
  if (parentId !== undefined) dispatch({ type: 'targetFound', target: { id: parentId, reason: 'found' } })
}
