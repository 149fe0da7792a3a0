import * as v from 'valibot'
import { type PipeAction, type SchemaData, schemaData } from '#lib/schema/schemaData.ts'

/** The values that a schema takes, before it changes anything. */
export type Shape =
  /** One value; its schema says which. */
  | { kind: 'value'; schema: v.GenericSchema }
  | { kind: 'object'; entries: Readonly<Record<string, Shape>> }
  | { kind: 'list'; item: Shape }
  | { kind: 'either'; shapes: readonly Shape[] }

const scalars = [
  'string',
  'number',
  'boolean',
  'literal',
  'picklist',
  'record',
  'custom',
  'instance',
  'null',
  'undefined',
]
const wrappers = ['optional', 'nullish', 'nullable', 'exact_optional']

const isValue = ({ kind }: Shape) => kind === 'value'

/** The schema that a step of a pipe has for what an earlier one took as it came: of the same name, else its list. */
function laterShape(steps: readonly (SchemaData | PipeAction)[], key?: string): Shape | undefined {
  for (const step of steps) {
    if (step.kind !== 'schema' || step.type !== 'object') continue
    const { entries = {} } = step
    const found = (key !== undefined && entries[key]) || Object.values(entries).find((entry) => listOf(entry))
    if (found) return shapeOf(found)
  }
  return undefined
}

/** A list's item, where the schema is a list. */
function listOf(schema: SchemaData): SchemaData | undefined {
  return (schema.pipe?.[0] ?? schema).type === 'array' ? schema.item : undefined
}

function pipeShape(schema: SchemaData, [first, ...later]: NonNullable<SchemaData['pipe']>): Shape {
  const data: SchemaData = { ...first, ...(schema.item && { item: schema.item }) }
  const shape = shapeOf(data)
  if (shape.kind === 'value') return { kind: 'value', schema }
  if (shape.kind === 'list') return isUnknown(shape.item) ? (laterShape(later) ?? shape) : shape
  if (shape.kind !== 'object') return shape
  const entries = Object.entries(shape.entries).map(([key, entry]) => {
    const vague = entry.kind === 'list' ? isUnknown(entry.item) : isUnknown(entry)
    return [key, (vague && laterShape(later, key)) || entry] as const
  })
  return { kind: 'object', entries: Object.fromEntries(entries) }
}

export const isUnknown = (shape: Shape): boolean => shape.kind === 'value' && shape.schema.type === 'unknown'

/** @throws For a kind of schema that the library has not had so far. */
export function shapeOf(schema: v.GenericSchema): Shape {
  const data = schemaData(schema)
  if (data.pipe) return pipeShape(data, data.pipe)
  const { type, wrapped, entries, item, options = [] } = data
  if (wrapped && wrappers.includes(type)) {
    const inner = shapeOf(wrapped)
    return inner.kind === 'value' ? { kind: 'value', schema } : inner
  }
  if (entries && /object/.test(type))
    return {
      kind: 'object',
      entries: Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, shapeOf(entry)])),
    }
  if (item && type === 'array') return { kind: 'list', item: shapeOf(item) }
  if (type === 'union' || type === 'variant') {
    const shapes = options.map((option) => shapeOf(option as SchemaData))
    return shapes.every(isValue) ? { kind: 'value', schema } : { kind: 'either', shapes }
  }
  if (type === 'unknown' || type === 'any' || scalars.includes(type)) return { kind: 'value', schema }
  throw new Error(`tests/corpus/shapes.ts does not know schemas of the type “${type}”.`)
}

/** A field of a shape: where it is, with `[]` for any item of a list, and what it takes. */
export interface Field {
  path: string
  schema: v.GenericSchema
}

/** All fields of a shape, each once. */
export function fieldsOf(shape: Shape, path = ''): Field[] {
  switch (shape.kind) {
    case 'value':
      return [{ path, schema: shape.schema }]
    case 'object':
      return Object.entries(shape.entries).flatMap(([key, entry]) => fieldsOf(entry, path ? `${path}.${key}` : key))
    case 'list':
      return fieldsOf(shape.item, `${path}[]`)
    case 'either': {
      const found = new Map(shape.shapes.flatMap((one) => fieldsOf(one, path)).map((field) => [field.path, field]))
      return [...found.values()]
    }
  }
}

/** Values of which each scalar schema accepts one. */
const samples: readonly unknown[] = [
  'x',
  1,
  true,
  '1',
  4711,
  'reader@diari.example',
  '2026-01-02',
  '2026-01-02T10:00:00Z',
  '/a',
  'https://www.diari.example/a',
  '#ff0000',
  'ca',
  {},
  [],
  null,
]

/** The innermost schema: what is left out, and what stands in for a wrong value, are accepted by those around it. */
function innermost(schema: v.GenericSchema): v.GenericSchema {
  const { wrapped } = schemaData(schema)
  return wrapped ? innermost(wrapped) : schema
}

export const accepts = (schema: v.GenericSchema, value: unknown): boolean => v.is(innermost(schema), value)

/** @throws If no sample fits: add one. */
export function sampleOf(schema: v.GenericSchema): unknown {
  const inner = innermost(schema)
  const { type, options, literal } = schemaData(inner)
  if (type === 'picklist') return options?.[0]
  if (type === 'literal') return literal
  const found = samples.find((value) => v.is(inner, value))
  if (found === undefined) throw new Error(`No sample of tests/corpus/shapes.ts fits a schema of the type “${type}”.`)
  return found
}

/** How a value of a shape is filled. */
export interface Filling {
  /** The value of a field. */
  field(path: string, schema: v.GenericSchema): unknown
  /** How many items a list has, at this depth of lists. */
  items(depth: number): number
  /** The number of one of several shapes, from 0 on; taken modulo their number. */
  choice: number
}

export function fill(shape: Shape, filling: Filling, path = '', depth = 0): unknown {
  switch (shape.kind) {
    case 'value':
      return filling.field(path, shape.schema)
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.entries).map(([key, entry]) => [
          key,
          fill(entry, filling, path ? `${path}.${key}` : key, depth),
        ]),
      )
    case 'list':
      return Array.from({ length: filling.items(depth) }, () => fill(shape.item, filling, `${path}[]`, depth + 1))
    case 'either': {
      const chosen = shape.shapes[filling.choice % shape.shapes.length]
      return chosen && fill(chosen, filling, path, depth)
    }
  }
}
