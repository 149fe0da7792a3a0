import type { BaseIssue, Config, GenericSchema } from 'valibot'

export type Issue = BaseIssue<unknown>

/** The result of reading a value by a schema. */
export interface Reading {
  typed?: boolean
  value: unknown
  /** The issues for which the value is refused. */
  issues?: Issue[] | undefined
  /** The issues of parts that were left out, for which the value is not refused. */
  ignored?: Issue[]
}

/** Reads a value, or a part of one, with its schema. */
export const read = (schema: GenericSchema, value: unknown, config: Config<Issue> = {}): Reading =>
  // Valibot returns the same dataset, with the issues that `object` and `list` have added to it.
  schema['~run']({ value }, config) as Reading

/** Adds the issues of a part to those of the whole, whose value was `input`. */
export function addPart(whole: Reading, part: Reading, input: object, key: string | number): void {
  const item = { type: 'unknown', origin: 'value', input, key, value: Reflect.get(input, key) } as const
  for (const kind of ['issues', 'ignored'] as const) {
    for (const issue of part[kind] ?? []) {
      // A copy for each of thousands would take minutes.
      whole[kind] ??= []
      whole[kind].push({ ...issue, path: [item, ...(issue.path ?? [])] })
    }
  }
}

/** A part that is read as another value for its issues, of which the first is kept as ignored. */
export const ignoreIssues = ({ issues = [] }: Reading, value: unknown): Reading => ({
  value,
  ignored: issues.slice(0, 1),
})
