import type { GenericSchema, InferOutput } from 'valibot'
import type { Result } from '#lib/result.ts'
import type { ApiFailure } from './apiFailure.ts'
import type { OutsideCall } from './outsideCalls.ts'

export interface CallOptions {
  /** Sent as the query; what is undefined is left out. */
  query?: Record<string, string | number | undefined>
  /** Sent as JSON, or as it is when it is a form. */
  body?: unknown
  /** Aborts the call, usually when its island unmounts. */
  signal?: AbortSignal
  /**
   * The authorization: the reader's (default), none, or a token that is not the session's yet. Only a 401 for the reader's own token concerns the session.
   */
  auth?: 'reader' | 'none' | { token: string }
}

/**
 * The page's only way to the backend. Paths are relative to `apiBase` (`poll/4711`), answers are unwrapped from `response` or `data` and parsed,
 * failures come back as data, and each one is added to the shared error list. Time-out: 10 s (content-features §9).
 */
export interface ApiClient {
  get<Schema extends GenericSchema>(path: string, schema: Schema, options?: CallOptions): Answer<Schema>
  post<Schema extends GenericSchema>(path: string, schema: Schema, options?: CallOptions): Answer<Schema>
  patch<Schema extends GenericSchema>(path: string, schema: Schema, options?: CallOptions): Answer<Schema>
  delete<Schema extends GenericSchema>(path: string, schema: Schema, options?: CallOptions): Answer<Schema>
  /** One of the few calls outside of apiBase: `outsideCalls.editions`. Without the token. */
  getOutside<Schema extends GenericSchema>(path: OutsideCall, schema: Schema, signal: AbortSignal): Answer<Schema>
}

export type Answer<Schema extends GenericSchema> = Promise<Result<InferOutput<Schema>, ApiFailure>>
