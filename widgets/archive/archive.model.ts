import type { ApiFailure } from '#page/api/apiFailure.ts'
import type { LoadMore } from '#page/resource/LoadMore.ts'
import type { Edition } from './archive.schema.ts'
import type { ShownIssue } from './issues/shownIssue.schema.ts'
import type { Route } from './route/route.ts'

export type ListState =
  | { status: 'loading' }
  /** `retrying`: the message and the focus stay while the list is requested again. */
  | { status: 'error'; failure: ApiFailure; retrying: boolean }
  /** The address is not a route of the archive. */
  | { status: 'misrouted' }
  | {
      status: 'shown'
      issues: readonly ShownIssue[]
      /** The total number of papers. */
      total: number
      /** The last list page that is shown, and how many there are. */
      listPage: number
      listPages: number
      more: LoadMore
      /** The first paper that 'see more' has added: it gets the focus. */
      firstNewId: string | undefined
    }

export type ArchiveState = ListState & {
  route: Route
  /** The editions for the filters; kept from answer to answer. */
  editions: readonly Edition[]
  /** The list is the one that a server has rendered for everybody: its links have nothing of this reader's address. */
  isEverybodys: boolean
  /** How the reader navigated to this list: by a press in it, or by an address. */
  by: 'address' | 'press'
}

/** An answer, its addresses checked. */
export interface IssueListPage {
  issues: readonly ShownIssue[]
  /** Undefined where the backend does not count: then there are as many as have come. */
  total: number | undefined
  listPage: number
  listPages: number
  editions: readonly Edition[]
}

/** Things that happened, in the past tense. */
export type ArchiveEvent =
  | { type: 'routed'; route: Route; by: ArchiveState['by'] }
  | { type: 'misrouted' }
  /** The view that a server has rendered is the widget's. */
  | { type: 'takenOver' }
  | { type: 'retried' }
  | { type: 'received'; listPage: IssueListPage }
  | { type: 'failed'; failure: ApiFailure }
  | { type: 'moreRequested' }

/** An event that does not apply to the current state leaves it unchanged. */
export function transition(state: ArchiveState, event: ArchiveEvent): ArchiveState {
  const { route, editions, by } = state
  const common = { route, editions, by, isEverybodys: false }
  switch (event.type) {
    case 'routed':
      return { ...common, route: event.route, by: event.by, status: 'loading' }
    case 'misrouted':
      return { ...common, status: 'misrouted' }
    case 'takenOver':
      return { ...state, isEverybodys: false }
    case 'retried':
      return state.status === 'error' ? { ...state, retrying: true } : state
    case 'moreRequested':
      return state.status === 'shown' ? { ...state, more: { status: 'loading' } } : state
    case 'received':
      return received(state, event.listPage)
    case 'failed':
      if (state.status === 'misrouted') return state
      if (state.status === 'shown') return { ...state, more: { status: 'failed', failure: event.failure } }
      return { ...common, status: 'error', failure: event.failure, retrying: false }
  }
}

function received(state: ArchiveState, { issues, total, listPage, listPages, editions }: IssueListPage): ArchiveState {
  if (state.status === 'misrouted') return state
  const before = state.status === 'shown' ? state.issues : []
  const known = new Set(before.map(({ id }) => id))
  // A paper published meanwhile shifts the others by one: none is shown twice.
  const added = issues.filter(({ id }) => !known.has(id))
  const shown = [...before, ...added]
  return {
    status: 'shown',
    route: state.route,
    by: state.by,
    isEverybodys: false,
    editions: editions.length > 0 ? editions : state.editions,
    issues: shown,
    total: total ?? shown.length,
    listPage,
    listPages,
    more: { status: listPage >= listPages || issues.length === 0 ? 'complete' : 'idle' },
    firstNewId: state.status === 'shown' ? added[0]?.id : undefined,
  }
}
