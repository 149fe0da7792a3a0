import type { JsonBlock } from './jsonBlock.ts'
import { readJsonBlock } from './jsonBlock.ts'
import type { Page, PageElement } from './Page.ts'
import { contentOf } from './Page.ts'

/** The JSON in a script of a page. */
export const readBlock = (page: Page, element: PageElement): JsonBlock => {
  const { start, end } = element.content
  return readJsonBlock(contentOf(page, element), page.source.text.slice(start, end), start)
}
