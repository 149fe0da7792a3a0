import type { Issue } from '#lib/schema/reading.ts'

/** One error of the server: the rule, the field and the server's message. */
export interface ServerError {
  code?: string
  field?: string
  message?: string
}

/**
 * Why a call has no usable answer (content-features §8). Plain data, so that a store can hold it and a view can switch on it.
 * `aborted` means that every caller has given the request up: nothing is shown and nothing recorded.
 */
export type ApiFailure =
  | { kind: 'aborted' }
  | { kind: 'network' }
  | { kind: 'timeout' }
  /**
   * `answer`: the unparsed data that a refusal carried besides its errors, in `response`, in `data` or bare; for example the user of a blocked
   * account.
   */
  | { kind: 'http'; status: number; errors: readonly ServerError[]; answer?: unknown }
  /** The answer did not have the shape of its schema. */
  | { kind: 'contract'; detail: string; issue?: Issue }

/** The rows of the error catalogue with their own message. */
export type FailureMessage = 'notFound' | 'unauthorized' | 'forbidden' | 'server' | 'unreachable' | 'generic'

/** The message of the catalogue that a failure is shown with. */
export function failureMessage(failure: ApiFailure): FailureMessage {
  switch (failure.kind) {
    case 'aborted':
    case 'network':
    case 'timeout':
      return 'unreachable'
    case 'contract':
      return 'generic'
    case 'http':
      if (failure.status === 401) return 'unauthorized'
      if (failure.status === 403) return 'forbidden'
      if (failure.status === 400 || failure.status === 404) return 'notFound'
      return failure.status >= 500 ? 'server' : 'generic'
  }
}
