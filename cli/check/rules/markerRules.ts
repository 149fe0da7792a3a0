import { faultProblems, type MarkerProblem } from '#islands/diagnosis/faultProblems.ts'
import { canHaveShadow } from '#islands/diagnosis/shadowElements.ts'
import { commonAttributes } from '#islands/diagnosis/strangeOptions.ts'
import { wrongChoices, wrongHeading } from '#islands/diagnosis/wrongChoices.ts'
import type { Fault } from '#islands/loader/fault.types.ts'
import { reservedAttributes } from '#islands/loader/reservedAttributes.ts'
import { optionKey } from '#lib/attributeNames.ts'
import { registry } from '#widgets/registry.ts'
import { isUnknown } from '../mask/marks.ts'
import type { Problem } from '../Problem.ts'
import { attributeOf } from '../page/Page.ts'
import type { Marker } from './Marker.ts'

export const widgetNames: readonly string[] = Object.keys(registry)

/** Puts what the page would say at the attribute that it names, or else at the marker's start tag. */
export const atMarker = ({ element, widget }: Marker, { id, attribute, message }: MarkerProblem): Problem => ({
  id,
  message,
  at: element.attributes.get(attribute ?? '') ?? element.range,
  ...(widget !== undefined && { widget }),
  ...(attribute !== undefined && { attribute }),
})

/** The faults that the loader would find before it loads anything. */
function loaderFaults({ element, widget }: Marker): Fault[] {
  const faults: Fault[] = []
  if (widget !== undefined && !widgetNames.includes(widget)) faults.push({ kind: 'unknown', name: widget })
  const known = (name: string) => {
    const value = attributeOf(element, name)
    return value === undefined || isUnknown(value) ? undefined : value
  }
  faults.push(...wrongChoices({ load: known('data-load'), lang: known('data-lang') }))
  if (!isUnknown(element.tag) && !canHaveShadow(element.tag)) faults.push({ kind: 'element' })
  return faults
}

/** Problems that a marker may have whatever its widget: its name, its element, and the attributes that all markers have. */
export function markerRules(marker: Marker): Problem[] {
  const { page, element } = marker
  const found = loaderFaults(marker).flatMap((fault) => faultProblems(fault, widgetNames, element.tag))
  const heading = attributeOf(element, 'data-heading')
  if (!isUnknown(heading ?? '')) found.push(...wrongHeading(heading))
  for (const name of element.attributes.keys()) {
    const key = optionKey(name)
    // Written by a server that renders markers.
    if (name === 'data-widget-state' && attributeOf(element, name) === 'rendered') continue
    if (key !== undefined && reservedAttributes.has(key) && !commonAttributes.includes(name))
      found.push({
        id: 'library-attribute',
        attribute: name,
        message: `${name}: is written by the library, never by a template`,
      })
  }
  const problems = found.map((problem) => atMarker(marker, problem))
  for (const range of page.doubled) {
    if (range.start < element.range.start || range.start > element.range.end) continue
    const attribute = page.masked.slice(range.start, range.end).toLowerCase()
    problems.push({
      ...atMarker(marker, {
        id: 'doubled-attribute',
        attribute,
        message: `${attribute}: is there twice, and a browser ignores the second`,
      }),
      at: range,
    })
  }
  return problems
}
