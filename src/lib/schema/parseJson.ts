import type { GenericSchema, InferOutput } from 'valibot'
import { failed, type Result, success } from '../result.ts'
import { type Issue, read } from './reading.ts'

/** Called for each part that was left out of a value. `describeIssue` says in words where it is, and what is wrong with it. */
export type OnLeftOut = (issue: Issue) => void

/**
 * Reads a value with a schema: what is wrong in it is left out where the rest can do without, see `object` and `list`. A failure is the first problem
 * with what it cannot do without.
 */
export function check<Schema extends GenericSchema>(
  value: unknown,
  schema: Schema,
  onLeftOut?: OnLeftOut,
): Result<InferOutput<Schema>, Issue> {
  const { value: output, issues, ignored = [] } = read(schema, value)
  if (issues?.[0]) return failed(issues[0])
  if (onLeftOut) ignored.forEach(onLeftOut)
  return success(output)
}

const notJson: Issue = {
  kind: 'schema',
  type: 'json',
  input: null,
  expected: null,
  received: 'text',
  message: 'not JSON',
}

/** Parses JSON from outside. Text that is not JSON fails in the same way as a value of the wrong shape. */
export function parseJson<Schema extends GenericSchema>(
  text: string,
  schema: Schema,
  onLeftOut?: OnLeftOut,
): Result<InferOutput<Schema>, Issue> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return failed(notJson)
  }
  return check(value, schema, onLeftOut)
}
