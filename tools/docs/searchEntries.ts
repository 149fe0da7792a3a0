import type { DocPage } from './DocPage.ts'
import { anchorOf } from './renderPage.ts'

/** A part of a page, as the site's search knows it. */
export interface SearchEntry {
  id: string
  /** The page's title, and the heading of the part. */
  title: string
  text: string
}

/** The words of a document without its marks. */
const plain = (markdown: string) =>
  markdown
    .replace(/^\|[-| :]+\|$/gm, '')
    .replace(/[`*|#>[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The entries of the site's search: each part of each page below a heading, by its address. */
export const searchEntries = (pages: readonly DocPage[]): SearchEntry[] =>
  pages.flatMap(({ path, title, markdown }) =>
    markdown.split(/^(?=##? )/m).map((part, index): SearchEntry => {
      const heading = /^##? (.+)$/m.exec(part)?.[1] ?? title
      const isFirst = index === 0 || part.startsWith('# ')
      return {
        id: isFirst ? path : `${path}#${anchorOf(heading)}`,
        title: isFirst ? title : `${title}: ${heading.replaceAll('`', '')}`,
        text: plain(part),
      }
    }),
  )
