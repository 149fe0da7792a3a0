import type { LocalStore } from '#page/storage/createLocalStore.ts'
import type { KeptList, ListPage, Position } from '../article-list.schema.ts'

/** The list pages that the reader has loaded, kept for when they come back to this entry of the history. */
export interface KeptListPages {
  /** The list pages that were loaded before; undefined for a new visit. */
  read(): KeptList | undefined
  add(listPage: ListPage): void
  /** Called when the reader leaves. */
  leave(position: Position | undefined): void
}

/** Characters of all lists together: far below the 5 MB that a browser gives a site. */
const MOST = 1_000_000

/** Lists whose list pages are kept: as many as a reader goes back through. */
const LISTS = 5

const size = ({ pages }: KeptList) => pages.reduce((sum, { html }) => sum + html.length, 0)

export interface KeptListPagesOptions {
  /** Identifies the list on its entry of the history. */
  id: string
  /** The reader has come back to this entry, so that its list pages are shown again. */
  isReturn: boolean
  store: LocalStore<KeptList[]>
}

export function createKeptListPages({ id, isReturn, store }: KeptListPagesOptions): KeptListPages {
  const own = () => store.read()?.find((list) => list.id === id)
  const write = (list: KeptList) => {
    const others = store.read()?.filter((other) => other.id !== id) ?? []
    let room = MOST
    // The latest first; one that is too large goes, rather than come back in part.
    const fitting = [list, ...others].slice(0, LISTS).filter((one) => {
      room -= size(one)
      return room >= 0
    })
    store.write(fitting)
  }
  if (!isReturn && own()) write({ id, pages: [] })
  let known = own()?.pages.length ?? 0

  return {
    read: () => (isReturn ? own() : undefined),
    add(listPage) {
      const before = own()?.pages ?? []
      // The list pages before had no room: without them the list would come back with a gap.
      if (before.length !== known) return
      write({ id, pages: [...before, listPage] })
      known += 1
    },
    leave(position) {
      const list = own()
      if (list && list.pages.length > 0) write({ ...list, position })
    },
  }
}
