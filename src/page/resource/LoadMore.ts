import type { ApiFailure } from '../api/apiFailure.ts'

/** The end of a list that is loaded by list pages. `failed` keeps what is there and offers a retry; `Request` is what tells the answers of successive requests apart. */
export type LoadMore<Request extends object = object> =
  | { status: 'idle' }
  | ({ status: 'loading' } & Request)
  | { status: 'failed'; failure: ApiFailure }
  | { status: 'complete' }

/** Whether the next list page may be requested, for the first time or again. */
export const canLoadMore = ({ status }: LoadMore): boolean => status === 'idle' || status === 'failed'
