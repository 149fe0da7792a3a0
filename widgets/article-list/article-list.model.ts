import type { ApiFailure } from '#page/api/apiFailure.ts'

/** The list page after the last one that is shown. */
export interface NextListPage {
  href: string
  /** Whether it is added to the list or is a page of its own. */
  by: 'request' | 'navigation'
}

/** A message at the end of the list about the articles that have just come; a new object each time. */
export interface Added {
  count: number
}

export type ArticleListState =
  | { status: 'idle'; next: NextListPage; added: Added | undefined }
  | { status: 'loading'; next: NextListPage }
  | { status: 'failed'; next: NextListPage; failure: ApiFailure }
  /** There is no next list page. `isLonger`: there was one, and it was added. */
  | { status: 'complete'; isLonger: boolean; added: Added | undefined }

export type ArticleListEvent =
  | { type: 'requested' }
  | { type: 'failed'; failure: ApiFailure }
  /** `next` is the address of the list page after it. `added` is undefined for list pages that come back with the reader. */
  | { type: 'received'; next: string | undefined; added: Added | undefined }

/** The state of a list of which nothing has been loaded yet. */
export const initialState = (next: string | undefined): ArticleListState =>
  next === undefined
    ? { status: 'complete', isLonger: false, added: undefined }
    : { status: 'idle', next: { href: next, by: 'request' }, added: undefined }

/** An event that does not apply to the current state leaves it unchanged. */
export function createTransition(ajaxOnly: boolean) {
  return (state: ArticleListState, event: ArticleListEvent): ArticleListState => {
    if (state.status === 'complete') return state
    switch (event.type) {
      case 'requested':
        return state.status === 'loading' ? state : { status: 'loading', next: state.next }
      case 'failed':
        return { status: 'failed', next: state.next, failure: event.failure }
      case 'received': {
        const { added, next } = event
        if (next === undefined) return { status: 'complete', isLonger: true, added }
        return { status: 'idle', next: { href: next, by: ajaxOnly ? 'request' : 'navigation' }, added }
      }
    }
  }
}
