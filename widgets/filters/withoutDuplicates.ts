import { namesOf } from '#kit/filters/Filter.ts'
import type { FilterDefinition } from './filters.schema.ts'

/** Of two filters with the same parameters the second is left out: the address could not tell them apart. */
export function withoutDuplicates(definitions: readonly FilterDefinition[]): readonly FilterDefinition[] {
  const known = new Set<string>()
  return definitions.filter((definition) => {
    const names = namesOf(definition)
    const isNew = !names.some((name) => known.has(name))
    for (const name of names) known.add(name)
    return isNew
  })
}
