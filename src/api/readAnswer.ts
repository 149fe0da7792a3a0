import * as v from 'valibot'
import type { Result } from '../lib/result.ts'
import { failed, success } from '../lib/result.ts'
import type { ApiFailure, ServerError } from './apiFailure.ts'

const text = v.fallback(v.optional(v.union([v.string(), v.pipe(v.number(), v.transform(String))])), undefined)

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
  if ('response' in body && body.response !== undefined) return body.response
  if ('data' in body && body.data !== undefined) return body.data
  return body
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
  if (status < 200 || status > 299) {
    const errors = serverErrors(json)
    return failed({ kind: 'http', status, errors: errors.length > 0 ? errors : serverErrors(answer) })
  }
  return problem === undefined ? success(answer) : failed({ kind: 'contract', detail: problem })
}
