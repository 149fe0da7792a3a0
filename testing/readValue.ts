import type { GenericSchema, InferOutput } from 'valibot'
import { issueLine } from '#lib/schema/issues/describeIssue.ts'
import { check } from '#lib/schema/parseJson.ts'

/** Reads a value by a schema: undefined when it fails, with the reason as the last of the reports. */
export function readValue<Schema extends GenericSchema>(
  value: unknown,
  schema: Schema,
): { read: InferOutput<Schema> | undefined; reports: string[] } {
  const reports: string[] = []
  const result = check(value, schema, (issue) => void reports.push(issueLine(issue)))
  if (result.ok) return { read: result.value, reports }
  return { read: undefined, reports: [...reports, issueLine(result.failure)] }
}
