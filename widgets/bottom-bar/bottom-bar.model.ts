import type { NewsMessage, NewsState } from './bottom-bar.schema.ts'

/** The type of the messages that the dot is for (content-features §4). */
const BRIEF = 'feed-breu'

export type NewsEvent =
  /** The feed has answered; `reading` when the reader has the latest-news page before them. */
  | { type: 'answered'; messages: readonly NewsMessage[]; reading: boolean }
  /** The latest-news page is shown. */
  | { type: 'visited' }
  /** Another tab knows more. */
  | { type: 'told'; state: NewsState }

export const nothingKnown: NewsState = { status: 'unknown' }

export function transition(state: NewsState, event: NewsEvent): NewsState {
  switch (event.type) {
    case 'told':
      return event.state
    case 'visited':
      // The page may be newer than the feed's last answer: what the next one brings has been seen.
      return state.status === 'unknown' ? state : nothingKnown
    case 'answered':
      return answered(state, event.messages, event.reading)
  }
}

function answered(state: NewsState, messages: readonly NewsMessage[], reading: boolean): NewsState {
  const before = state.status === 'unknown' ? undefined : state.last
  const last = messages[0]?.id ?? before
  if (reading || state.status === 'unknown') return { status: 'seen', last }
  // Some feeds repeat the message that they were asked from.
  const known = messages.findIndex(({ id }) => id === before)
  const fresh = known < 0 ? messages : messages.slice(0, known)
  const isNew = state.status === 'new' || fresh.some(({ type }) => type === BRIEF)
  return { status: isNew ? 'new' : 'seen', last }
}
