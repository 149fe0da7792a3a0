import { isServed, missingSheet, OLD_PAGE, oldPage, unfilledMarker } from '#islands/diagnosis/servedProblems.ts'
import type { Problem } from '../Problem.ts'
import { attributeOf, type Page } from '../page/Page.ts'
import { markersOf } from './Marker.ts'
import { atMarker } from './markerRules.ts'

/** Problems of the markers that a server has rendered, and of those beside them that it has not. */
export function servedRules(page: Page): Problem[] {
  const { answer } = page.source
  const markers = markersOf(page)
  const isRendered = ({ element }: (typeof markers)[number]) => attributeOf(element, 'data-widget-state') === 'rendered'
  const [first] = markers.filter(isRendered)
  if (!first) return []
  const unfilled = markers.filter((marker) => isServed(marker.widget ?? '') && !isRendered(marker))
  const missing = page.elements.flatMap((link): Problem[] => {
    const href = attributeOf(link, 'href') ?? ''
    if (!answer || link.tag !== 'link' || !URL.canParse(href, answer.url)) return []
    const problem = answer.sheetProblems.get(new URL(href, answer.url).href)
    return problem === undefined ? [] : [{ ...missingSheet(href, problem), at: link.range }]
  })
  return [
    ...unfilled.map((marker) => atMarker(marker, unfilledMarker(marker.widget ?? ''))),
    ...missing,
    ...(answer && answer.age > OLD_PAGE ? [{ ...oldPage(answer.age), at: first.element.range }] : []),
  ]
}
