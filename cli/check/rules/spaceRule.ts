import { noReservedHeight } from '#islands/diagnosis/placeProblems.ts'
import { ownValue } from '#lib/ownValue.ts'
import { registry } from '#widgets/registry.ts'
import type { CheckContext } from '../CheckContext.ts'
import { isUnknown } from '../mask/marks.ts'
import type { Problem } from '../Problem.ts'
import { attributeOf, contentOf, type Page, type PageElement } from '../page/Page.ts'
import { describeHeights } from './heights.ts'
import type { Marker } from './Marker.ts'
import { atMarker } from './markerRules.ts'
import { isMeantFor, type ReservingRule, reservesInline, reservingRules } from './reservingRules.ts'

/** The reserving rules of a page's own `<style>` elements. */
const ownRules = (page: Page): ReservingRule[] =>
  page.elements.filter(({ tag }) => tag === 'style').flatMap((style) => reservingRules(contentOf(page, style)))

const linksSheets = ({ elements }: Page) =>
  elements.some((link) => link.tag === 'link' && /\bstylesheet\b/i.test(attributeOf(link, 'rel') ?? ''))

/** Whether everything that styles the page has been read. A part of a page does not show what its page includes. */
const knowsStyles = (page: Page, { hasSheets, namesSheets }: CheckContext) =>
  page.source.answer?.lacksSheets ? namesSheets : hasSheets || (page.isWhole && !linksSheets(page))

const reservesItself = (element: PageElement) => {
  const style = attributeOf(element, 'style') ?? ''
  return isUnknown(style) || reservesInline(style)
}

/** A widget that comes at once is above the fold: it has its space in the page before (docs/heights.md). */
export function createSpaceRule(page: Page, context: CheckContext): (marker: Marker) => Problem[] {
  if (!knowsStyles(page, context)) return () => []
  const rules = [...context.sheets, ...ownRules(page)]
  const isReserved = (element: PageElement) =>
    reservesItself(element) || rules.some((rule) => isMeantFor(rule, element))
  return (marker) => {
    const { element, widget = '' } = marker
    const heights = context.heights.get(widget)
    const load = attributeOf(element, 'data-load') ?? ownValue(registry, widget)?.load
    const around = page.elements.find(({ node, tag }) => node === element.node.parentNode && tag !== 'body')
    if (!heights || load !== 'eager' || isReserved(element) || (around && isReserved(around))) return []
    return [atMarker(marker, noReservedHeight(widget, describeHeights(heights)))]
  }
}
