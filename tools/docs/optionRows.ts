import { attributeName } from '#lib/attributeNames.ts'
import type { Option } from '../contract/describeOptions.ts'
import type { FieldDocs } from './fieldDocs.ts'
import { code } from './markdown.ts'

type Named = readonly [name: string, option: Option]

/** Whether an option is an object or a list, which no attribute can hold. */
export const isInBlock = ({ options, alternatives, items }: Option): boolean =>
  Boolean(options ?? alternatives ?? items)

const isList = ({ values = [], items }: Option) => Boolean(items) || values.some((value) => /^list\b/.test(value))

function valuesOf(option: Option): string {
  const { values = [], items = [], options, alternatives } = option
  const kinds = values.filter((value) => !/^list\b/.test(value)).map(code)
  const limits = values.flatMap((value) => /^list, (.+)/.exec(value)?.[1] ?? [])
  const shape = options || alternatives ? ['an object'] : []
  if (!isList(option)) return [...kinds, ...shape].join(', ')
  const what = items.length > 0 ? `a list of ${items.map(code).join(', ')}` : 'a list of objects'
  return [what, ...limits.map(code)].join(', ')
}

const defaultOf = ({ required, default: preset }: Option) => {
  if (required) return 'required'
  return preset === undefined ? '' : code(JSON.stringify(preset))
}

const cells = (name: string, option: Option, comment: string | undefined) => [
  name,
  valuesOf(option),
  defaultOf(option),
  option.since ?? '',
  comment ?? '',
]

/** A row for each option that an attribute holds. */
export const attributeRows = (options: readonly Named[], docs: FieldDocs): string[][] =>
  options.map(([name, option]) => cells(code(attributeName(name)), option, docs.get(name)?.comment))

/** A row for each field of a JSON block, at any depth, by its path: `cards[].authors[].name`. */
export function fieldRows(options: readonly Named[], docs: FieldDocs, before = ''): string[][] {
  return options.flatMap(([name, option]) => {
    const doc = docs.get(name)
    const path = `${before}${name}`
    const inner = `${path}${isList(option) ? '[]' : ''}`
    const shapes = option.options ? [option.options] : (option.alternatives ?? [])
    return [
      cells(code(path), option, doc?.comment),
      ...shapes.flatMap((shape, index) => [
        ...(shapes.length > 1 ? [[`${code(inner)}, ${index === 0 ? 'either' : 'or'}`, '', '', '', '']] : []),
        ...fieldRows(Object.entries(shape), doc?.shapes[index] ?? new Map(), `${inner}.`),
      ]),
    ]
  })
}
