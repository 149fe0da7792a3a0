import type { DefaultTreeAdapterTypes } from 'parse5'
import { closedMarker, endsParagraph } from '#islands/diagnosis/closedMarker.ts'
import { hasPlace, noFallback } from '#islands/diagnosis/placeProblems.ts'
import { withoutComments } from '../mask/marks.ts'
import type { Problem } from '../Problem.ts'
import type { Marker } from './Marker.ts'
import { atMarker, widgetNames } from './markerRules.ts'

/** Elements that readers do not see. */
const invisible = ['script', 'style', 'template', 'link', 'meta']

/** Whether there is anything to see; what the template prints counts. */
const isShown = (node: DefaultTreeAdapterTypes.ChildNode): boolean => {
  if (node.nodeName === '#text' && 'value' in node) return withoutComments(node.value).trim() !== ''
  return 'tagName' in node && !invisible.includes(node.tagName)
}

/** The tag that ends a marker before its own end tag, where the marker is a paragraph. */
function closingTag({ element }: Marker): string | undefined {
  const { node } = element
  if (element.tag !== 'p' || node.sourceCodeLocation?.endTag) return undefined
  const siblings = node.parentNode?.childNodes ?? []
  const next = siblings[siblings.indexOf(node) + 1]
  return next && 'tagName' in next && endsParagraph(next.tagName) ? next.tagName : undefined
}

/** A marker has something in it until its widget is there (contract §2). */
export function fallbackRule(marker: Marker): Problem[] {
  const { element, widget } = marker
  const closing = closingTag(marker)
  if (closing) return [atMarker(marker, closedMarker(closing))]
  const isPlaced = widget !== undefined && widgetNames.includes(widget) && hasPlace(widget)
  if (!isPlaced || element.node.childNodes.some(isShown)) return []
  return [atMarker(marker, noFallback)]
}
