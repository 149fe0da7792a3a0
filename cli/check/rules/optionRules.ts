import type { GenericSchema } from 'valibot'
import { faultProblems } from '#islands/diagnosis/faultProblems.ts'
import { strangeOptions } from '#islands/diagnosis/strangeOptions.ts'
import { wrongOption } from '#islands/island/wrongOption.ts'
import { reservedAttributes } from '#islands/loader/reservedAttributes.ts'
import { attributeName, optionKey } from '#lib/attributeNames.ts'
import { ownValue } from '#lib/ownValue.ts'
import { type Issue, read } from '#lib/schema/reading.ts'
import { markerSchemas } from '../markerSchemas.ts'
import { isUnknown } from '../mask/marks.ts'
import type { Problem } from '../Problem.ts'
import { hasUnknown } from '../page/jsonBlock.ts'
import type { Range } from '../page/Page.ts'
import type { Marker } from './Marker.ts'
import { type MarkerBlock, readMarkerBlock } from './markerBlock.ts'
import { atMarker, widgetNames } from './markerRules.ts'

type Path = (string | number)[]

// Options are objects, lists and plain values: their keys are texts and numbers.
const pathOf = ({ path }: Issue): Path => path?.map(({ key }) => key as string | number) ?? []

/** The values on the way to where a path leads. */
function valuesAlong(value: unknown, path: Path): unknown[] {
  const found = [value]
  for (const key of path) found.push(ownValue(Object(found.at(-1)), String(key)))
  return found
}

/** Names on a marker, or in its block, that are no options of its widget. */
function unknownNames(marker: Marker, block: MarkerBlock, schema: GenericSchema): Problem[] {
  const { element, widget = '' } = marker
  const attributes = [...element.attributes.keys()]
  const value = block.status === 'parsed' ? block.value : undefined
  return strangeOptions({ widget, schema, attributes, block: value }).flatMap(({ path, ...problem }): Problem[] => {
    if (!path) return [atMarker(marker, problem)]
    // A name that the template decides may be any.
    if (block.status !== 'parsed' || isUnknown(String(path.at(-1)))) return []
    return [{ ...atMarker(marker, problem), at: block.locateKey(path) }]
  })
}

/** Checks a marker's options by the widget's own schema, as far as the template does not decide them. */
export function optionRules(marker: Marker): Problem[] {
  const { element, widget } = marker
  const schema = ownValue(markerSchemas, widget ?? '')
  if (!schema || widget === undefined) return []
  const block = readMarkerBlock(marker)
  if (block.status === 'broken') {
    const fault = { kind: 'options', issues: [{ attribute: 'application/json', problem: block.problem }] } as const
    return faultProblems(fault, widgetNames, element.tag).map((problem) => ({
      ...atMarker(marker, problem),
      at: block.at,
    }))
  }
  // `Object.fromEntries`, because an assignment to `__proto__` would make no entry.
  const attributes: Record<string, string> = Object.fromEntries(
    [...element.attributes.values()].flatMap(({ name, value }) => {
      const key = optionKey(name)
      return key !== undefined && !reservedAttributes.has(key) ? [[key, value]] : []
    }),
  )
  const given: Record<string, unknown> = { ...(block.status === 'parsed' && block.value), ...attributes }
  const isPartial = block.status === 'parsed' && block.isPartial
  const isOpen = element.isOpen || block.status === 'unknown' || Object.keys(given).some(isUnknown)

  const locate = (path: Path): Range => {
    const [key = ''] = path
    const attribute = element.attributes.get(attributeName(String(key)))
    if (attribute) return attribute
    return block.status === 'parsed' && Object.hasOwn(block.value, key) ? block.locate(path) : element.range
  }

  // A wrong value that the widget does without is a problem all the same.
  const { issues = [], ignored = [] } = read(schema, given)
  const certain = [...issues, ...ignored].filter((issue) => {
    const along = valuesAlong(given, pathOf(issue))
    const isMissing = issue.input === undefined
    const mayBeThere = isPartial || (isOpen && along.length === 2)
    return isMissing ? !mayBeThere : !hasUnknown(along.at(-1))
  })
  const wrong = certain.flatMap((issue) => {
    const fault = { kind: 'options', issues: [wrongOption(issue, attributes)] } as const
    const at = locate(pathOf(issue))
    return faultProblems(fault, widgetNames, element.tag).map((problem) => ({ ...atMarker(marker, problem), at }))
  })
  return [...wrong, ...unknownNames(marker, block, schema)]
}
