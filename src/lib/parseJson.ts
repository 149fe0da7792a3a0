import type { GenericSchema, InferOutput } from 'valibot'
import { getDotPath, safeParse } from 'valibot'
import type { Result } from './result.ts'
import { failed, success } from './result.ts'

/** Checks a value by its schema; a failure names the place and the problem in one line. */
export function check<Schema extends GenericSchema>(
  value: unknown,
  schema: Schema,
): Result<InferOutput<Schema>, string> {
  const parsed = safeParse(schema, value, { abortEarly: true })
  if (parsed.success) return success(parsed.output)
  const [issue] = parsed.issues
  const path = getDotPath(issue)
  return failed(path ? `${path}: ${issue.message}` : issue.message)
}

/** Reads JSON that came from outside: text that is not JSON fails like a value of the wrong shape. */
export function parseJson<Schema extends GenericSchema>(
  text: string,
  schema: Schema,
): Result<InferOutput<Schema>, string> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return failed('not JSON')
  }
  return check(value, schema)
}
