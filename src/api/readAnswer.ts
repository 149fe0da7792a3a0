import * as v from 'valibot'
import type { Result } from '../lib/result.ts'
import { failed, success } from '../lib/result.ts'
import type { ApiFailure, ServerError } from './apiFailure.ts'

const text = v.fallback(v.optional(v.union([v.string(), v.pipe(v.number(), v.transform(String))])), undefined)

const refusal = v.pipe(v.number(), v.minValue(400), v.maxValue(599))

/** What a failed call may say (reader-account §8): a list of errors, or one message. */
const ProblemSchema = v.object({
  errors: v.fallback(v.array(v.fallback(v.object({ errorCode: text, errorMessage: text, field: text }), {})), []),
  message: text,
})

function serverErrors(body: unknown): ServerError[] {
  const problem = v.safeParse(ProblemSchema, body)
  if (!problem.success) return []
  const { errors, message } = problem.output
  const listed = errors.map(({ errorCode: code, field, errorMessage }) => ({
    ...(code === undefined ? {} : { code }),
    ...(field === undefined ? {} : { field }),
    ...(errorMessage === undefined ? {} : { message: errorMessage }),
  }))
  return listed.length === 0 && message !== undefined ? [{ message }] : listed
}

/** What the backend means: its answers lie in `response` or in `data`, or are the whole body (content-features §7). */
function unwrap(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  // Some servers write out the one that is empty, too.
  if ('response' in body && body.response !== null) return body.response
  if ('data' in body) return body.data
  return 'response' in body ? null : body
}

/** Some answers arrive with status 200 and say in the body that they are none (reader-account §8, "Register answer without status 200"). */
const RefusalSchema = v.union([v.object({ httpCode: refusal }), v.object({ status: refusal })])

function statusOf(status: number, body: unknown): number {
  const said = v.safeParse(RefusalSchema, body)
  if (status > 299 || !said.success) return status
  return 'httpCode' in said.output ? said.output.httpCode : said.output.status
}

/** Reads a body that has arrived whole; an empty one (204) is undefined. The shape is not checked yet. */
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
    const more = answer === json || answer === null ? {} : { answer }
    return failed({ kind: 'http', status: meant, errors: errors.length > 0 ? errors : serverErrors(answer), ...more })
  }
  return problem === undefined ? success(answer) : failed({ kind: 'contract', detail: problem })
}
