import type { BaseIssue, Config, GenericSchema } from 'valibot'

export type Issue = BaseIssue<unknown>

/** The result of reading a value by a schema. */
export interface Reading {
  typed?: boolean
  value: unknown
  /** The issues that fail it. */
  issues?: Issue[] | undefined
  /** The issues that were left out without failing it; the paths are those of `issues`. */
  forgiven?: Issue[]
}

/** Reads a value, or a part of one, with its schema. */
export const read = (schema: GenericSchema, value: unknown, config: Config<Issue> = {}): Reading =>
  // Valibot hands the dataset through, and with it what `object` and `list` have noted there.
  schema['~run']({ value }, config) as Reading

/** Moves the problems of a part to the whole, whose value was `input`. */
export function addPart(whole: Reading, part: Reading, input: object, key: string | number): void {
  const item = { type: 'unknown', origin: 'value', input, key, value: Reflect.get(input, key) } as const
  for (const kind of ['issues', 'forgiven'] as const) {
    for (const issue of part[kind] ?? []) {
      // A copy for each of thousands would take minutes.
      whole[kind] ??= []
      whole[kind].push({ ...issue, path: [item, ...(issue.path ?? [])] })
    }
  }
}

/** The part as if its first problem were none, which is noted. */
export const forgive = ({ issues = [] }: Reading, value: unknown): Reading => ({ value, forgiven: issues.slice(0, 1) })
