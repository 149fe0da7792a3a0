import type { GenericSchema } from 'valibot'
import { config, safeParse } from 'valibot'
import type { DroppedConfig, DroppedField } from '../../../src/lib/droppedConfig.ts'

export interface IgnoredOption {
  path: (string | number)[]
  problem: string
}

/** The ways to values of a field's name that are the one which was dropped. */
function* waysTo({ name, issue }: DroppedField, value: unknown): Generator<(string | number)[]> {
  for (const [key, inner] of Object.entries(Object(value))) {
    if (key === name && inner === issue.input) yield [key]
    if (typeof inner === 'object') for (const way of waysTo({ name, issue }, inner)) yield [key, ...way]
  }
}

/** The options in whose place a widget would use its default, because they are wrong. */
export function ignoredOptions(schema: GenericSchema, given: Readonly<Record<string, unknown>>): IgnoredOption[] {
  const dropped: DroppedField[] = []
  const settings: DroppedConfig = { onDropped: (_problem, field) => field && dropped.push(field) }
  safeParse(config(schema, settings), given)
  return dropped.flatMap((field) => {
    const [path] = waysTo(field, given)
    return path ? [{ path, problem: field.issue.message }] : []
  })
}
