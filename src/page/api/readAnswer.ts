import * as v from 'valibot'
import { failed, type Result, success } from '#lib/result.ts'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'
import { check } from '#lib/schema/parseJson.ts'
import { strict } from '#lib/schema/strict.ts'
import type { ApiFailure, ServerError } from './apiFailure.ts'

const text = v.optional(v.union([v.string(), v.pipe(v.number(), v.transform(String))]))

/** A status, as a number or as text. */
const refusal = v.pipe(v.union([v.number(), v.pipe(v.string(), v.transform(Number))]), v.minValue(400), v.maxValue(599))

/** The body of a failed call (reader-account §8): a list of errors, or one message. */
const ProblemSchema = object({
  errors: v.optional(list(object({ errorCode: text, errorMessage: text, field: text })), []),
  message: text,
})

function serverErrors(body: unknown): ServerError[] {
  const problem = check(body, ProblemSchema)
  if (!problem.ok) return []
  const { errors, message } = problem.value
  const listed = errors.map(({ errorCode: code, field, errorMessage }) => ({
    ...(code === undefined ? {} : { code }),
    ...(field === undefined ? {} : { field }),
    ...(errorMessage === undefined ? {} : { message: errorMessage }),
  }))
  return listed.length === 0 && message !== undefined ? [{ message }] : listed
}

/** The data of an answer: in `response`, in `data`, or the whole body (content-features §7). */
function unwrap(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  // Some servers send both, one of them empty.
  if ('response' in body && body.response !== null) return body.response
  if ('data' in body) return body.data
  return 'response' in body ? null : body
}

/** Some refusals arrive with HTTP status 200 and another status in the body (reader-account §8, "Register answer without status 200"). */
const RefusalSchema = v.union([object({ httpCode: refusal }), object({ status: refusal })])

/** A list of errors without a status code and without data: what has data is an answer. */
const ErrorsAloneSchema = object({
  errors: v.pipe(list(v.unknown()), v.minLength(1)),
  response: strict(v.optional(v.null())),
  data: strict(v.optional(v.null())),
})

function statusOf(status: number, body: unknown): number {
  if (status > 299) return status
  const refused = check(body, RefusalSchema)
  if (refused.ok) return 'httpCode' in refused.value ? refused.value.httpCode : refused.value.status
  return check(body, ErrorsAloneSchema).ok ? 400 : status
}

/** The data of a refusal besides its errors, wrapped like an answer or bare. */
function fieldsBesidesErrors(body: unknown, answer: unknown): unknown {
  if (answer !== body) return answer ?? undefined
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
  const rest = Object.entries(body).filter(([key]) => !['errors', 'message', 'httpCode', 'status'].includes(key))
  return rest.length > 0 ? Object.fromEntries(rest) : undefined
}

/** Reads a complete body; an empty one (204) is undefined. The shape is not checked yet. */
export function readAnswer(status: number, body: string): Result<unknown, ApiFailure> {
  let json: unknown
  let problem: string | undefined
  try {
    json = body.trim() === '' ? undefined : JSON.parse(body)
  } catch {
    problem = 'not JSON'
  }
  const answer = unwrap(json)
  const meant = statusOf(status, json)
  if (meant < 200 || meant > 299) {
    const errors = serverErrors(json)
    const otherFields = fieldsBesidesErrors(json, answer)
    return failed({
      kind: 'http',
      status: meant,
      errors: errors.length > 0 ? errors : serverErrors(answer),
      ...(otherFields === undefined ? {} : { answer: otherFields }),
    })
  }
  return problem === undefined ? success(answer) : failed({ kind: 'contract', detail: problem })
}
