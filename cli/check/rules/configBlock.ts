import type { JsonBlock } from '../page/jsonBlock.ts'
import type { Page, PageElement } from '../page/Page.ts'
import { readBlock } from '../page/readBlock.ts'

/** The page's configuration blocks, of which the first is read. */
export const configBlocks = ({ elements }: Page): PageElement[] =>
  elements.filter(({ attributes }) => attributes.has('data-quiosc-config'))

export const readConfigBlock = (page: Page, block: PageElement): JsonBlock => readBlock(page, block)
