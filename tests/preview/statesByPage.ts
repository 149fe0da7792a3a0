import type { CatalogueEntry } from '#preview/catalogue/catalogue.ts'
import { placeOf } from '#preview/stage/placeOf.ts'

/** Shows whatever needs no page of its own. */
const ARTICLE = '/own/article'

/** The names of all states of some entries, as `comments.open`, by the path of a page that can show them. */
export function statesByPage(entries: readonly CatalogueEntry[]): Map<string, string[]> {
  const pages = new Map<string, string[]>()
  for (const { id, states } of entries) {
    for (const [name, { path = '' }] of Object.entries(states)) {
      const fits = path === '' || placeOf(path, `https://pre.example${ARTICLE}`)
      const page = fits ? ARTICLE : path.replace(/^(\/[^/?#]*).*/, '$1')
      pages.set(page, [...(pages.get(page) ?? []), `${id}.${name}`])
    }
  }
  return pages
}
