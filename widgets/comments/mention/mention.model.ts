import type { ApiFailure } from '../../../src/api/apiFailure.ts'
import { plainText } from '../../../src/lib/plainText.ts'
import type { FoundUser } from '../foundUsers.schema.ts'

interface Shown {
  users: readonly FoundUser[]
  /** Which of them Enter picks. */
  active: number
}

/** While the next answer is pending, the results that still match stay visible. */
export type MentionState =
  | ({ status: 'searching' } & Shown)
  | ({ status: 'found' } & Shown)
  | ({ status: 'failed'; failure: ApiFailure } & Shown)

export type MentionEvent =
  | { type: 'typed'; query: string }
  | { type: 'found'; users: readonly FoundUser[] }
  | { type: 'failed'; failure: ApiFailure }
  | { type: 'moved'; to: number }

export const initialState: MentionState = { status: 'searching', users: [], active: 0 }

export function transition(state: MentionState, event: MentionEvent): MentionState {
  switch (event.type) {
    case 'typed': {
      const query = plainText(event.query)
      const users = state.users.filter(({ nick }) => plainText(nick).includes(query))
      return { status: 'searching', users, active: 0 }
    }
    case 'found':
      return { status: 'found', users: event.users, active: 0 }
    case 'failed':
      return { status: 'failed', failure: event.failure, users: [], active: 0 }
    case 'moved':
      return event.to in state.users ? { ...state, active: event.to } : state
  }
}
