/** `unknown` also after a failure: the fallback stays, and a count published later still shows. */
export type CommentsCountState = { status: 'unknown' } | { status: 'known'; count: number }

/** Events, named in the past tense. */
export type CommentsCountEvent = { type: 'counted'; count: number }

/** Returns the same state for an unchanged count, so that stores are not notified needlessly. */
export function transition(state: CommentsCountState, { count }: CommentsCountEvent): CommentsCountState {
  return state.status === 'known' && state.count === count ? state : { status: 'known', count }
}
