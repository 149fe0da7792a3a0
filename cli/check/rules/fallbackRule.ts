import type { DefaultTreeAdapterTypes } from 'parse5'
import { hasPlace, noFallback } from '../../../src/diagnosis/placeProblems.ts'
import { withoutComments } from '../mask/marks.ts'
import type { Problem } from '../Problem.ts'
import type { Marker } from './Marker.ts'
import { atMarker, widgetNames } from './markerRules.ts'

/** What readers do not see. */
const invisible = ['script', 'style', 'template', 'link', 'meta']

/** Whether there is anything to see; what the template prints counts. */
const isShown = (node: DefaultTreeAdapterTypes.ChildNode): boolean => {
  if (node.nodeName === '#text' && 'value' in node) return withoutComments(node.value).trim() !== ''
  return 'tagName' in node && !invisible.includes(node.tagName)
}

/** A marker has something in it until its widget is there (contract §2). */
export function fallbackRule(marker: Marker): Problem[] {
  const { element, widget } = marker
  const isPlaced = widget !== undefined && widgetNames.includes(widget) && hasPlace(widget)
  if (!isPlaced || element.node.childNodes.some(isShown)) return []
  return [atMarker(marker, noFallback)]
}
