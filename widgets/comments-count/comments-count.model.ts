/** `unknown` also after a failure: the marker's own children stay, and a count that is heard later still comes. */
export type CommentsCountState = { status: 'unknown' } | { status: 'known'; count: number }

/** Things that happened, in the past tense. */
export type CommentsCountEvent = { type: 'counted'; count: number }

/** The same count leaves the state as it is, so that markers that tell each other fall silent. */
export function transition(state: CommentsCountState, { count }: CommentsCountEvent): CommentsCountState {
  return state.status === 'known' && state.count === count ? state : { status: 'known', count }
}
