import type { GenericSchema, InferOutput } from 'valibot'
import { config, getDotPath, safeParse } from 'valibot'
import type { DroppedConfig, OnDropped } from './droppedConfig.ts'
import type { Result } from './result.ts'
import { failed, success } from './result.ts'

/**
 * Parses a value with a schema. A failure is the path and the problem in one line.
 *
 * @param onDropped Called for each part that `lenientList` and `optionalFields` have left out.
 */
export function check<Schema extends GenericSchema>(
  value: unknown,
  schema: Schema,
  onDropped?: OnDropped,
): Result<InferOutput<Schema>, string> {
  const settings: DroppedConfig = { abortEarly: true, onDropped }
  const parsed = safeParse(config(schema, settings), value)
  if (parsed.success) return success(parsed.output)
  const [issue] = parsed.issues
  const path = getDotPath(issue)
  return failed(path ? `${path}: ${issue.message}` : issue.message)
}

/** Parses JSON from outside. Text that is not JSON fails in the same way as a value of the wrong shape. */
export function parseJson<Schema extends GenericSchema>(
  text: string,
  schema: Schema,
  onDropped?: OnDropped,
): Result<InferOutput<Schema>, string> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return failed('not JSON')
  }
  return check(value, schema, onDropped)
}
