import { asksForConsent, measuresReaders, noConsent } from '#islands/diagnosis/consentProblem.ts'
import { ownValue } from '#lib/ownValue.ts'
import { isUnknown, marks } from '../mask/marks.ts'
import type { Problem } from '../Problem.ts'
import { includesOthers } from '../page/includesOthers.ts'
import { attributeOf, contentOf, type Page, type PageElement } from '../page/Page.ts'
import { configBlocks, readConfigBlock } from './configBlock.ts'

const textOf = (page: Page, element: PageElement) => `${attributeOf(element, 'src') ?? ''} ${contentOf(page, element)}`

/** Whether the configuration has nothing sent before the reader agrees, or the template decides. */
function waits(page: Page): boolean {
  const [block] = configBlocks(page)
  if (!block) return false
  const read = readConfigBlock(page, block)
  // A block that cannot be read is another problem.
  if (read.status !== 'parsed') return true
  const value = ownValue(Object(read.value), 'waitForConsent')
  return value === true || (typeof value === 'string' && isUnknown(value))
}

/** Ads or analytics on a page that asks nobody for consent: no stub of a platform, and no `waitForConsent`. */
export function consentRule(page: Page): Problem[] {
  // The stub may be in a file that the page includes or, if this is a part of a page, in the page that includes it.
  if (!page.isWhole || includesOthers(page.source) || page.masked.includes(marks.control)) return []
  const scripts = page.elements.filter(({ tag }) => tag === 'script')
  if (scripts.some((script) => asksForConsent(textOf(page, script))) || waits(page)) return []
  const ad = page.elements.find((element) => attributeOf(element, 'data-widget') === 'ad')
  const found = ad ?? scripts.find((script) => measuresReaders(textOf(page, script)))
  if (!found) return []
  const { id, message } = noConsent(found === ad ? 'an ad position' : 'analytics')
  return [{ id, message, at: found.range }]
}
