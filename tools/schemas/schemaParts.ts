import type { GenericSchema } from 'valibot'
import { read } from '#lib/schema/reading.ts'
import { alternativesOf, schemaData } from '#lib/schema/schemaData.ts'
import { isStrict } from '#lib/schema/strict.ts'

export type Path = readonly (string | number)[]

/** A field of an object, or an item of a list or a record: what can be wrong alone. */
export interface Part {
  path: Path
  schema: GenericSchema
  kind: 'field' | 'item'
  /** Whether the value around it is read without it. */
  mayGo: boolean
  /** Of the parts around it the next one that may go; undefined where the whole value fails. */
  around: Path | undefined
  /** Whether it belongs to one of several alternatives, of which another may take its place. */
  isAlternative: boolean
}

/** A value that a schema takes, with all its parts filled. */
export interface Variant {
  sample: unknown
  parts: readonly Part[]
}

export const accepts = (schema: GenericSchema, value: unknown): boolean => {
  const { issues, ignored } = read(schema, value)
  return !issues && !ignored
}

/** Values of which each schema of a single value takes one. */
const samples: readonly unknown[] = [
  ...['x', '1', 'ca', '/a', '#ff0000', 'https://www.diari.example/a', 'reader@diari.example'],
  ...['2026-01-02', '2026-01-02T10:00:00Z', '02/01/1984', '600123456', '07001', 'Contrasenya1'],
  ...[1, 4711, 0.5, true, false, {}, { action: 'x' }, [], null],
]

/** @throws If no sample fits: add one. */
function sampleOf(schema: GenericSchema): unknown {
  const { type, options = [], literal } = schemaData(schema)
  const choices = type === 'picklist' ? options : []
  const found = [literal, ...choices, ...samples].find((value) => value !== undefined && accepts(schema, value))
  if (found === undefined)
    throw new Error(`No sample of tools/schemas/schemaParts.ts fits a schema “${type}”: ${JSON.stringify(schema)}`)
  return found
}

const within = (key: string | number, part: Part): Part => ({
  ...part,
  path: [key, ...part.path],
  around: part.around && [key, ...part.around],
})

/** The parts of a part, which know that it may go. */
const inPart = (key: string | number, mayGo: boolean, { parts }: Variant): Part[] =>
  parts.map((part) => {
    const moved = within(key, part)
    return { ...moved, around: moved.around ?? (mayGo ? [key] : undefined) }
  })

function objectVariants(entries: Readonly<Record<string, GenericSchema>>): Variant[] {
  const fields = Object.entries(entries).map(([key, schema]) => {
    const mayGo = !isStrict(schema) && !read(schema, undefined).issues
    const part: Part = { path: [key], schema, kind: 'field', mayGo, around: undefined, isAlternative: false }
    const variants = variantsOf(schema).map((variant) => ({
      sample: variant.sample,
      parts: [part, ...inPart(key, mayGo, variant)],
    }))
    return { key, variants }
  })
  const most = Math.max(1, ...fields.map(({ variants }) => variants.length))
  // Each variant of each field is in one of the object's.
  return Array.from({ length: most }, (_, index) => {
    const chosen = fields.flatMap(({ key, variants }) => {
      const variant = variants[index % variants.length]
      return variant ? [{ key, variant }] : []
    })
    return {
      sample: Object.fromEntries(chosen.map(({ key, variant }) => [key, variant.sample])),
      parts: chosen.flatMap(({ variant }) => variant.parts),
    }
  })
}

function itemVariants(list: GenericSchema, item: GenericSchema, fits: (sample: unknown) => boolean): Variant[] {
  const isRecord = schemaData(list).type === 'record'
  const mayGo = !isStrict(list)
  return variantsOf(item).map((variant) => {
    const { sample } = variant
    const sizes = [[sample, sample, sample], [sample, sample], [sample]]
    const items = sizes.find((size) => isRecord || fits(size)) ?? []
    const key = isRecord ? 'b' : Math.min(1, items.length - 1)
    const part: Part = { path: [key], schema: item, kind: 'item', mayGo, around: undefined, isAlternative: false }
    return {
      sample: isRecord ? { a: sample, b: sample, c: sample } : items,
      parts: [part, ...inPart(key, mayGo, variant)],
    }
  })
}

/** Values that a schema takes, such that each part of each alternative is in one of them. */
export function variantsOf(schema: GenericSchema, whole: GenericSchema = schema): Variant[] {
  const data = schemaData(schema)
  const { type, pipe, wrapped, entries, item, value } = data
  const [first] = pipe ?? []
  // A list's own pipe, such as that of a page, has the list's item.
  if (first && first !== schema) return variantsOf(first, whole)
  if (wrapped) return variantsOf(wrapped)
  if (entries) return objectVariants(entries)
  if (item && type === 'array') return itemVariants(schema, item, (sample) => accepts(whole, sample))
  if (value && type === 'record' && schemaData(value).type !== 'unknown') return itemVariants(schema, value, () => true)
  const alternatives = alternativesOf(data).map((option) => variantsOf(option))
  if (alternatives.some((variants) => variants.some(({ parts }) => parts.length > 0)))
    return alternatives.flat().map(({ sample, parts }) => ({
      sample,
      parts: parts.map((part) => ({ ...part, isAlternative: part.isAlternative || part.around === undefined })),
    }))
  return [{ sample: sampleOf(whole), parts: [] }]
}

/** A copy of a value with another one at a path, or without what is there. */
export function withPart(value: unknown, [key, ...rest]: Path, part?: { value: unknown }): unknown {
  if (key === undefined) return part?.value
  const inner: unknown = Reflect.get(Object(value), key)
  if (rest.length > 0 || part) {
    const changed = withPart(inner, rest, part)
    if (Array.isArray(value)) return value.map((each: unknown, index) => (index === key ? changed : each))
    return { ...Object(value), [key]: changed }
  }
  if (Array.isArray(value)) return value.filter((_, index) => index !== key)
  return Object.fromEntries(Object.entries(Object(value)).filter(([name]) => name !== key))
}
