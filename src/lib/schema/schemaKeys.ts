import type { GenericSchema } from 'valibot'
import { ownValue } from '#lib/ownValue.ts'
import { alternativesOf, bareSchema } from './schemaData.ts'

/** A value of a block by its path. */
export interface UnknownKey {
  path: (string | number)[]
  /** The names that are known there. */
  known: readonly string[]
}

/** The entries of a schema that is an object's; of several of which a value meets one, those of all. */
export function entriesOf(schema: GenericSchema): Readonly<Record<string, GenericSchema>> | undefined {
  const bare = bareSchema(schema)
  if (bare.entries) return bare.entries
  const all = alternativesOf(bare).map(entriesOf)
  return all.length > 0 && all.every((entries) => entries !== undefined) ? Object.assign({}, ...all) : undefined
}

/** The names in a value that its schema ignores, at any depth. */
export function unknownKeys(
  value: unknown,
  schema: GenericSchema,
  path: readonly (string | number)[] = [],
): UnknownKey[] {
  const bare = bareSchema(schema)
  if (Array.isArray(value)) {
    const { item } = bare
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
