import type { GenericSchema } from 'valibot'
import { ownValue } from '#lib/ownValue.ts'

/** A value of a block by its path. */
export interface UnknownKey {
  path: (string | number)[]
  /** The names that are known there. */
  known: readonly string[]
}

/** Looks through `optional`, `nullish`, `fallback` and the first step of a `pipe`. */
function unwrap(schema: GenericSchema): GenericSchema {
  if ('pipe' in schema && Array.isArray(schema.pipe) && schema.pipe[0] !== schema) return unwrap(schema.pipe[0])
  // A wrapper's own type has it; the generic one does not say so.
  return 'wrapped' in schema ? unwrap(schema.wrapped as GenericSchema) : schema
}

/** The entries of a schema that is an object's; of several of which a value meets one, those of all. */
export function entriesOf(schema: GenericSchema): Readonly<Record<string, GenericSchema>> | undefined {
  const bare = unwrap(schema)
  // An object schema's own type has them, and a union's its schemas.
  if ('entries' in bare) return bare.entries as Record<string, GenericSchema>
  if (bare.type !== 'union' || !('options' in bare)) return undefined
  const all = (bare.options as GenericSchema[]).map(entriesOf)
  return all.every((entries) => entries !== undefined) ? Object.assign({}, ...all) : undefined
}

/** The names in a value that its schema ignores, at any depth. */
export function unknownKeys(
  value: unknown,
  schema: GenericSchema,
  path: readonly (string | number)[] = [],
): UnknownKey[] {
  const bare = unwrap(schema)
  if (Array.isArray(value)) {
    // An array schema's own type has it.
    const item = 'item' in bare ? (bare.item as GenericSchema) : undefined
    return item ? value.flatMap((each: unknown, index) => unknownKeys(each, item, [...path, index])) : []
  }
  const entries = entriesOf(bare)
  if (!entries || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]): UnknownKey[] => {
    const entry = ownValue(entries, key)
    if (entry) return unknownKeys(child, entry, [...path, key])
    return [{ path: [...path, key], known: Object.keys(entries) }]
  })
}
