import { writeJson } from '#lib/writeJson.ts'
import type { Session } from '#page/session/session.types.ts'
import { getCommentsReader } from '../access/getCommentsReader.ts'
import type { CommentList, CommentOrder } from '../comments.schema.ts'
import { type CommentsState, initialState } from './comments.model.ts'
import { transition } from './comments.transition.ts'

interface FirstList {
  served?: CommentList | undefined
  session: Session
  now(): Date
}

/** The state before the first request: with the list that a server has rendered, if it has. */
export function firstState(order: CommentOrder, { served, session, now }: FirstList): CommentsState {
  if (!served) return initialState(order, getCommentsReader(session.get(), session.permissions))
  const answer = { type: 'listReceived', answer: served, at: now() } as const
  return transition(initialState(order, { status: 'signedOut' }), answer)
}

/** The list that a server has rendered is asked for once more at the start. The same answer is the same object, so that no row renders again. */
export const asServed = (served: CommentList | undefined, answer: CommentList): CommentList =>
  served && writeJson(served) === writeJson(answer) ? served : answer
