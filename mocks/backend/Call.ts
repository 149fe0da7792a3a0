import type { Language } from '#lib/site/config/config.ts'
import type { CurrentUser } from '#page/session/profile.schema.ts'
import type { Backend } from './createBackend.ts'

/** One request as a call's handler gets it: authorized, with its body read. */
export interface Call {
  backend: Backend
  /** The reader who sent it; always there for calls whose `auth` is not `none`. */
  reader: CurrentUser | undefined
  /** The path's parameters, by their names in `calls`. */
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  /** Parsed JSON, undefined when there was none. */
  body: unknown
  language: Language
}

/**
 * `cookies` are `set-cookie` headers; an answer with an `etag` may be kept, and is sent again only when that has changed; a refusal's `value` is sent beside
 * its errors.
 */
export type Answer =
  | { status: 200; value: unknown; cookies?: readonly string[]; etag?: string }
  | { status: RefusalStatus; errors: readonly ErrorBody[]; value?: unknown }
export type RefusalStatus = 400 | 401 | 403 | 404 | 409

/** One of a refusal's `errors` (reader-account §8). */
export interface ErrorBody {
  errorCode: string
  errorMessage: string
}

export const answer = (value: unknown) => ({ status: 200 as const, value })

export const refuse = (status: RefusalStatus, errorCode: string, errorMessage: string) => ({
  status,
  errors: [{ errorCode, errorMessage }],
})

export const notFound = () => refuse(404, 'NOT_FOUND', 'Not found')
export const invalid = (what: string) => refuse(400, 'INVALID_FIELD', what)

/** @throws When the call is declared with `auth: 'none'`: a bug in `calls`. */
export function requireReader(call: Call): CurrentUser {
  if (!call.reader)
    throw new Error("The handler needs a reader, but its call is declared with `auth: 'none'`. Change it in calls.ts.")
  return call.reader
}
