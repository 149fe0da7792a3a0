import { type JsonBlock, readJsonBlock } from './jsonBlock.ts'
import { contentOf, type Page, type PageElement } from './Page.ts'

/** The JSON in a script of a page. */
export const readBlock = (page: Page, element: PageElement): JsonBlock => {
  const { start, end } = element.content
  return readJsonBlock(contentOf(page, element), page.source.text.slice(start, end), start)
}
