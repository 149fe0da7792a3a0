import { faultProblems } from '../../../src/diagnosis/faultProblems.ts'
import { reservedAttributes } from '../../../src/island/readAttributes.ts'
import { wrongOption } from '../../../src/island/wrongOption.ts'
import { pathText } from '../../../src/lib/describeIssue.ts'
import { misspelt } from '../../../src/lib/nearest.ts'
import type { Issue } from '../../../src/lib/reading.ts'
import { read } from '../../../src/lib/reading.ts'
import { ownValue } from '../../ownValue.ts'
import { markerSchemas } from '../markerSchemas.ts'
import { isUnknown } from '../mask/marks.ts'
import type { Problem } from '../Problem.ts'
import { hasUnknown } from '../page/jsonBlock.ts'
import type { Range } from '../page/Page.ts'
import { attributeName, optionKey } from './attributeNames.ts'
import type { Marker } from './Marker.ts'
import type { MarkerBlock } from './markerBlock.ts'
import { readMarkerBlock } from './markerBlock.ts'
import { atMarker, commonAttributes, widgetNames } from './markerRules.ts'
import { entriesOf, unknownKeys } from './schemaKeys.ts'

type Path = (string | number)[]

// Options are objects, lists and plain values: their keys are texts and numbers.
const pathOf = ({ path }: Issue): Path => path?.map(({ key }) => key as string | number) ?? []

/** The values on the way to where a path leads. */
function valuesAlong(value: unknown, path: Path): unknown[] {
  const found = [value]
  for (const key of path) found.push(ownValue(Object(found.at(-1)), String(key)))
  return found
}

/** Options that the contract gives several widgets together, although some of them need no such thing. */
const kin: Readonly<Record<string, readonly string[]>> = {
  gift: ['url'],
  'save-to-list': ['url'],
  'comments-count': ['order'],
}

const isOfKin = (widget: string, key: string) => ownValue(kin, widget)?.includes(key) ?? false

/** Attributes, or names in the block, that are no options of the widget. */
function strangers({ element, widget = '' }: Marker, block: MarkerBlock, keys: readonly string[]): Problem[] {
  const problems: Problem[] = []
  const written = [...element.attributes.keys()]
  const free = [...keys.map(attributeName), ...commonAttributes].filter((name) => !written.includes(name))
  for (const { name, ...at } of element.attributes.values()) {
    const key = optionKey(name)
    if (key === undefined || reservedAttributes.has(key) || keys.includes(key) || isOfKin(widget, key)) continue
    const meant = misspelt(
      name.slice('data-'.length),
      free.map((known) => known.slice('data-'.length)),
    )
    problems.push({
      id: meant ? 'unknown-option' : 'foreign-attribute',
      message: `${name}: is no option of ${widget}.${meant ? ` Did you mean "data-${meant}"?` : ''}`,
      at,
      widget,
      attribute: name,
    })
  }
  const schema = ownValue(markerSchemas, widget)
  if (!schema || block.status !== 'parsed') return problems
  for (const { path, known } of unknownKeys(block.value, schema)) {
    const name = String(path.at(-1))
    const meant = misspelt(name, known)
    // A CMS gives the items of a list more than is read of them.
    if (!meant && path.some((key) => typeof key === 'number')) continue
    const message = `${pathText(path)}: is no option of ${widget}.${meant ? ` Did you mean "${meant}"?` : ''}`
    problems.push({ id: 'unknown-option', message, at: block.locateKey(path), widget, attribute: 'application/json' })
  }
  return problems
}

/** What the widget's own schema says of a marker's options, as far as the template does not decide them. */
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
  const isOpen = element.isOpen || block.status === 'unknown' || Object.keys(given).some(isUnknown)

  const locate = (path: Path): Range => {
    const [key = ''] = path
    const attribute = element.attributes.get(attributeName(String(key)))
    if (attribute) return attribute
    return block.status === 'parsed' && Object.hasOwn(block.value, key) ? block.locate(path) : element.range
  }

  // What a widget does without is wrong all the same.
  const { issues = [], forgiven = [] } = read(schema, given)
  const certain = [...issues, ...forgiven].filter((issue) => {
    const along = valuesAlong(given, pathOf(issue))
    const isMissing = issue.input === undefined
    return isMissing ? !(isOpen && along.length === 2) : !hasUnknown(along.at(-1))
  })
  const wrong = certain.flatMap((issue) => {
    const fault = { kind: 'options', issues: [wrongOption(issue, attributes)] } as const
    const at = locate(pathOf(issue))
    return faultProblems(fault, widgetNames, element.tag).map((problem) => ({ ...atMarker(marker, problem), at }))
  })
  return [...wrong, ...strangers(marker, block, Object.keys(entriesOf(schema) ?? {}))]
}
