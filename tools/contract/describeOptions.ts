import type { GenericSchema } from 'valibot'
import { alternativesOf, bareSchema, type PipeAction, type SchemaData, schemaData } from '#lib/schema/schemaData.ts'

/** An option as a template writes it. */
export interface Option {
  /** The kinds of values that it takes: `text`, `number, min_value 0`, `"desc"`. */
  values?: readonly string[]
  required?: true
  default?: unknown
  /** The fields of an object in a JSON block, or of each item of a list. */
  options?: Record<string, Option>
  /** The same where it may have one of several shapes. */
  alternatives?: Record<string, Option>[]
  /** The kinds of values in a list of texts or numbers. */
  items?: readonly string[]
  /** The first release with it, or `next`. */
  since?: string
}

const NAMES: Record<string, string> = { string: 'text' }

/** A rule of the value that is written, before the schema changes it. */
export function ruleOf({ type, requirement }: Pick<PipeAction, 'type' | 'requirement'>): string {
  // Another validator for the same texts is no change of the contract: `digits` is this pattern.
  if (requirement instanceof RegExp && requirement.source === '^\\d+$') return `digits ${/^\d+$/u}`
  const given = requirement instanceof RegExp || typeof requirement === 'number' || typeof requirement === 'string'
  return given ? `${type} ${requirement}` : type
}

/** The rules of a value as it is written: those before the schema changes it. */
export function rulesOf({ pipe = [] }: { pipe?: readonly (SchemaData | PipeAction)[] }): PipeAction[] {
  const end = pipe.findIndex(({ kind, type }) => kind === 'transformation' && type === 'transform')
  return pipe.slice(1, end < 0 ? undefined : end).flatMap((step) => (step.kind === 'validation' ? [step] : []))
}

/** @throws For a kind of schema that no option has had so far. */
function valuesOf(schema: SchemaData): string[] {
  const own = schema.pipe?.[0] ?? schema
  const named = (name: string) => [[name, ...rulesOf(schema).map(ruleOf)].join(', ')]
  switch (own.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return named(NAMES[own.type] ?? own.type)
    case 'literal':
      return [JSON.stringify(own.literal)]
    case 'picklist':
      return (own.options ?? []).map((value) => JSON.stringify(value))
    case 'union':
      return alternativesOf(own).flatMap(valuesOf)
    case 'array':
      return named('list')
    case 'optional':
    case 'nullish':
    case 'nullable':
      return own.wrapped ? valuesOf(own.wrapped) : []
    default:
      throw new Error(
        `An option has a schema of the type “${own.type}”, which tools/contract/describeOptions.ts cannot describe.`,
      )
  }
}

const isOptional = ({ type }: SchemaData) => type === 'optional' || type === 'nullish' || type === 'nullable'

/** The forms that a value may have: the alternatives of a union, and of a list those of its items. */
function formsOf(schema: SchemaData): SchemaData[] {
  const own = bareSchema(schema)
  if (own.type === 'union') return alternativesOf(own).flatMap(formsOf)
  return own.item ? formsOf(own.item) : [own]
}

function describe(schema: SchemaData): Option {
  const optional = isOptional(schema)
  const inner = optional && schema.wrapped ? schema.wrapped : schema
  const own = bareSchema(inner)
  const forms = formsOf(inner)
  const shapes = forms.flatMap(({ entries }) => (entries ? [describeEntries(entries)] : []))
  const preset = schema.default
  return {
    ...(!own.entries && { values: valuesOf(inner) }),
    ...(!optional && { required: true as const }),
    ...(optional && preset !== undefined && { default: preset }),
    ...(own.item && shapes.length === 0 && { items: valuesOf(own.item) }),
    ...(shapes.length === 1 && { options: shapes[0] }),
    ...(shapes.length > 1 && { alternatives: shapes }),
  }
}

const describeEntries = (entries: Readonly<Record<string, SchemaData>>): Record<string, Option> =>
  Object.fromEntries(Object.entries(entries).map(([name, schema]) => [name, describe(schema)]))

/** The options that a marker's schema takes. @throws When it is no object. */
export function describeOptions(schema: GenericSchema): Record<string, Option> {
  const { entries, pipe } = schemaData(schema)
  const found = entries ?? pipe?.[0]?.entries
  if (!found) throw new Error('The options of a marker must be an object.')
  return describeEntries(found)
}
