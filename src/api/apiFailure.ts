/** One thing the server found wrong: which rule, on which field, in its own words. */
export interface ServerError {
  code?: string
  field?: string
  message?: string
}

/**
 * Why a call gave nothing usable (content-features §8). Plain data, so that a store can hold it and a view can switch on it.
 * `aborted` means that nobody waits for the answer any more: nothing is shown and nothing recorded.
 */
export type ApiFailure =
  | { kind: 'aborted' }
  | { kind: 'network' }
  | { kind: 'timeout' }
  /** `answer`: what a refusal told in `response` or `data` besides its errors, unparsed: whom a blocked account belongs to. */
  | { kind: 'http'; status: number; errors: readonly ServerError[]; answer?: unknown }
  /** The answer did not have the shape of its schema. */
  | { kind: 'contract'; detail: string }

/** The rows of the error catalogue that have a message of their own. */
export type FailureMessage = 'notFound' | 'unauthorized' | 'forbidden' | 'server' | 'unreachable' | 'generic'

/** Which message of the catalogue a failure is shown with. */
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
