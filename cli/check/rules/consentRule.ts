import { ownValue } from '../../ownValue.ts'
import { isUnknown, marks } from '../mask/marks.ts'
import type { Problem } from '../Problem.ts'
import { includesOthers } from '../page/includesOthers.ts'
import type { Page, PageElement } from '../page/Page.ts'
import { attributeOf, contentOf } from '../page/Page.ts'
import { configBlocks, readConfigBlock } from './configBlock.ts'

/** The interface of the framework, and how platforms that ask for consent call their scripts. */
const PLATFORM = new RegExp(
  [
    'tcfapi|\\bcmp\\b|consent|cookie-?(?:bot|law|first|yes)|onetrust|otsdkstub|didomi|quantcast|usercentrics|sourcepoint',
    'iubenda|axeptio|sirdata|complianz|borlabs|klaro|tarteaucitron',
  ].join('|'),
  'i',
)

/** Tag managers, and what measures readers by itself. */
const ANALYTICS =
  /googletagmanager|google-analytics|\bgtag\b|\bgtm\b|\bdataLayer\b|matomo|piwik|chartbeat|comscore|tealium|adobedtm/i

const textOf = (page: Page, element: PageElement) => `${attributeOf(element, 'src') ?? ''} ${contentOf(page, element)}`

/** Whether the configuration has nothing sent before the reader agrees, or the template decides. */
function waits(page: Page): boolean {
  const [block] = configBlocks(page)
  if (!block) return false
  const read = readConfigBlock(page, block)
  // What cannot be read is another problem.
  if (read.status !== 'parsed') return true
  const value = ownValue(Object(read.value), 'waitForConsent')
  return value === true || (typeof value === 'string' && isUnknown(value))
}

/** Ads or analytics on a page that asks nobody for consent: no stub of a platform, and no `waitForConsent`. */
export function consentRule(page: Page): Problem[] {
  // What a page includes may be the stub, and a part of a page is included by what has it.
  if (!page.isWhole || includesOthers(page.source) || page.masked.includes(marks.control)) return []
  const scripts = page.elements.filter(({ tag }) => tag === 'script')
  if (scripts.some((script) => PLATFORM.test(textOf(page, script))) || waits(page)) return []
  const ad = page.elements.find((element) => attributeOf(element, 'data-widget') === 'ad')
  const found = ad ?? scripts.find((script) => ANALYTICS.test(textOf(page, script)))
  if (!found) return []
  const what = found === ad ? 'an ad position' : 'analytics'
  const message = `the page has ${what}, and asks nobody for consent: no stub of a platform (__tcfapi) in its head, and no "waitForConsent": true in its configuration`
  return [{ id: 'no-consent', message, at: found.range }]
}
