import type { Report } from '#lib/report.ts'
import type { Position } from '../article-list.schema.ts'
import { findList, findNextLink } from './findList.ts'
import { findShown } from './findShown.ts'
import { linkOf } from './readCard.ts'

/** The CMS's own list, in the marker's light DOM. */
export interface Articles {
  /** Writes the address of the next list page into the link, so that the fallback is right too; without one the link goes. */
  setNext(href: string | undefined): void
  /** Loads the sanitizer ahead. */
  prepare(): void
  /**
   * Adds the articles of a list page, sanitized, except those that the list has already.
   *
   * @param focus Focuses the first one's link, without scrolling, unless the focus is elsewhere on the page meanwhile.
   * @returns How many were added.
   * @throws When the sanitizer does not load.
   */
  append(html: string, focus: boolean): Promise<number>
  /** The reader's position in the list; undefined where they have not reached it. */
  position(): Position | undefined
  /** Scrolls to where the reader was. */
  scrollTo(position: Position): void
}

const loadSanitizer = () => import('./sanitizeArticles.ts')

export interface ArticlesOptions {
  /** Whether nothing outside this widget has the focus. */
  isFree: () => boolean
  /** The page's `widgetsInLists`. */
  widgets: readonly string[]
  report: Report
  signal: AbortSignal
}

export function createArticles(host: HTMLElement, { isFree, widgets, report, signal }: ArticlesOptions): Articles {
  let found: Element | undefined
  /** Not before it is needed, because a server has no elements; and only once, because it is looked for by the link, which goes at the end. */
  const listOf = () => (found ??= findList(host))

  return {
    setNext(href) {
      const link = findNextLink(host)
      if (href === undefined) link?.remove()
      else if (link) link.href = href
    },
    prepare: () => void loadSanitizer().catch(() => undefined),
    async append(html, focus) {
      const { sanitizeArticles } = await loadSanitizer()
      if (signal.aborted) return 0
      const list = listOf()
      const { fragment, removed } = sanitizeArticles(html, widgets)
      if (removed.length > 0) report(new Error(`The next page is shown without ${removed.join(', ')}`), 'article-list')
      // An article published meanwhile shifts the others by one: none is shown twice.
      const shown = findShown([...list.children], [...fragment.children])
      for (const article of shown.items) article.remove()
      const [...added] = fragment.children
      list.append(fragment)
      const link = added[0] && linkOf(added[0], shown.isShared)
      if (focus && isFree()) link?.focus({ preventScroll: true })
      return added.length
    },
    position() {
      const tops = [...listOf().children].map((item) => item.getBoundingClientRect())
      const index = tops.findIndex(({ bottom }) => bottom > 0)
      const first = tops[index]
      return first && first.top < window.innerHeight ? { index, top: first.top } : undefined
    },
    scrollTo({ index, top }) {
      const item = listOf().children[index]
      if (item) window.scrollBy({ top: item.getBoundingClientRect().top - top, behavior: 'instant' })
    },
  }
}
