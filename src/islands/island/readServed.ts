import type { GenericSchema, InferOutput } from 'valibot'
import { check } from '#lib/schema/parseJson.ts'
import { readAnswer } from '#page/api/readAnswer.ts'

/** Reads an answer that a server has put into a marker, as the client reads one of the backend. @returns Undefined for one that is wrong. */
export function readServed<Schema extends GenericSchema>(
  text: string | null | undefined,
  schema: Schema,
): InferOutput<Schema> | undefined {
  const answer = text ? readAnswer(200, text) : undefined
  const checked = answer?.ok ? check(answer.value, schema) : undefined
  return checked?.ok ? checked.value : undefined
}
