import { parseUrl } from '#lib/parseUrl.ts'
import type { Menu } from './menu.schema.ts'

/** An entry as `aria-current` has it: the page itself, or the section that the page is in. */
export interface CurrentEntry {
  index: number
  current: 'page' | 'true'
}

/** With a slash at its end: `/ciutat` and `/ciutat/` are the same section. */
const folderOf = ({ pathname }: URL) => (pathname.endsWith('/') ? pathname : `${pathname}/`)

/**
 * Finds the entry of a menu where the page is: the one with its address, else the one with its path, else the innermost section that it is in. Languages
 * often differ in their query alone, and a page's own query may be a campaign's.
 *
 * @param here The page's address.
 */
export function findCurrent(menu: Menu, here: string): CurrentEntry | undefined {
  const address = parseUrl(here)
  if (!address) return undefined
  const pageFolder = folderOf(address)
  let found: CurrentEntry | undefined
  let best = 0
  // By `forEach`: an old library has an `entries` of its own.
  menu.forEach(({ link }, index) => {
    // A fragment opens a part of any page.
    const entry = link.href && !link.href.startsWith('#') ? parseUrl(link.href, here) : undefined
    if (entry?.origin !== address.origin || (entry.search && entry.search !== address.search)) return
    const folder = folderOf(entry)
    const isPage = folder === pageFolder
    if (!isPage && (folder === '/' || !pageFolder.startsWith(folder))) return
    // The page's own path is longer than that of any section around it, and a query tells it from its like.
    const rank = folder.length + (isPage && entry.search ? 1 : 0)
    if (rank <= best) return
    best = rank
    found = { index, current: isPage ? 'page' : 'true' }
  })
  return found
}
