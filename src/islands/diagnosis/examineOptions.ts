import { attributeName } from '#lib/attributeNames.ts'
import { keptOptions } from '../loader/keptOptions.ts'
import type { MarkerProblem } from './faultProblems.ts'
import { strangeOptions } from './strangeOptions.ts'

/** The names on a marker, and in its block, that are no options of its widget; nothing before the marker was due. */
export function examineOptions(host: HTMLElement): MarkerProblem[] {
  const kept = keptOptions(host)
  if (!kept) return []
  const attributes = host.getAttributeNames()
  // An option that is an attribute too is told as that.
  const block = Object.fromEntries(
    Object.entries(kept.given).filter(([key]) => !attributes.includes(attributeName(key))),
  )
  return strangeOptions({ widget: host.dataset.widget ?? '', schema: kept.schema, attributes, block })
}
