import type { ApiFailure } from '#page/api/apiFailure.ts'
import type { Poll, PollOption } from './poll.schema.ts'

/** Why a vote is not counted: no option is chosen, or the request failed. */
export type VoteProblem = { kind: 'noChoice' } | { kind: 'lost'; failure: ApiFailure }

export type PollState =
  | { status: 'pending' }
  /** `retrying`: the message keeps its place and the focus while the poll loads again. */
  | { status: 'error'; failure: ApiFailure; retrying: boolean }
  | { status: 'open'; poll: Poll; choice: string | undefined; problem: VoteProblem | undefined }
  | { status: 'voting'; poll: Poll; choice: string }
  /** `fresh`: just voted in this marker, so the bars animate and the result is announced. */
  | { status: 'voted'; poll: Poll; choice: string; shown: boolean; fresh: boolean }
  | { status: 'closed'; poll: Poll; choice: string | undefined }

/** Events, named in the past tense. */
export type PollEvent =
  | { type: 'requested' }
  /**
   * `vote`: the option voted for on an earlier visit. `draft`: the option chosen but not submitted. `readerChanged`: the poll was loaded again
   * because another reader signed in or out, so the previous reader's vote is dropped.
   */
  | { type: 'received'; poll: Poll; vote: string | undefined; draft: string | undefined; readerChanged?: boolean }
  | { type: 'chosen'; optionId: string }
  | { type: 'submitted' }
  | { type: 'counted' }
  /** The same reader voted in another marker of the page or in another tab. */
  | { type: 'votedElsewhere'; optionId: string }
  | { type: 'toggled' }
  | { type: 'failed'; failure: ApiFailure }
  /** The backend rejected the vote; `poll` is its current state, if that could be loaded. */
  | { type: 'refused'; failure: ApiFailure; poll: Poll | undefined }

/** Pure; events that do not apply to the current status are ignored. */
export function transition(state: PollState, event: PollEvent): PollState {
  switch (event.type) {
    case 'requested':
      return state.status === 'error' ? { ...state, retrying: true } : state
    case 'received':
      return received(state, event)
    case 'chosen':
      return state.status === 'open' ? { ...state, choice: event.optionId, problem: undefined } : state
    case 'submitted':
      if (state.status !== 'open') return state
      return state.choice === undefined
        ? { ...state, problem: { kind: 'noChoice' } }
        : { status: 'voting', poll: state.poll, choice: state.choice }
    case 'counted':
      return state.status === 'voting' ? voted(state.poll, state.choice, true) : state
    case 'votedElsewhere':
      return state.status === 'open' || state.status === 'voting' ? voted(state.poll, event.optionId, false) : state
    case 'toggled':
      return state.status === 'voted' ? { ...state, shown: !state.shown, fresh: false } : state
    case 'failed':
      return failed(state, event.failure)
    case 'refused':
      return state.status === 'voting' ? refused(state, event) : state
  }
}

function received(
  state: PollState,
  { poll, vote, draft, readerChanged = false }: Extract<PollEvent, { type: 'received' }>,
): PollState {
  // The pending vote's answer decides, not a poll requested before it.
  if (state.status === 'voting') return state
  if (!poll.active) return { status: 'closed', poll, choice: vote }
  if (state.status === 'voted' && !readerChanged) return { ...state, poll }
  if (vote !== undefined) return { status: 'voted', poll, choice: vote, shown: true, fresh: false }
  const choice = poll.options.some(({ id }) => id === draft) ? draft : undefined
  return { status: 'open', poll, choice, problem: undefined }
}

function failed(state: PollState, failure: ApiFailure): PollState {
  switch (state.status) {
    case 'voting':
      return { status: 'open', poll: state.poll, choice: state.choice, problem: { kind: 'lost', failure } }
    case 'pending':
    case 'error':
      return { status: 'error', failure, retrying: false }
    default:
      // A failed refresh keeps what the reader already sees.
      return state
  }
}

/** Shows the results instead of an error when the poll has closed, or when an earlier try was counted although its answer got lost. */
function refused(
  state: Extract<PollState, { status: 'voting' }>,
  { failure, poll }: Extract<PollEvent, { type: 'refused' }>,
): PollState {
  const vote = poll?.votedOptionId ?? undefined
  if (poll && (!poll.active || vote !== undefined))
    return received({ status: 'pending' }, { type: 'received', poll, vote, draft: undefined })
  return failed(state, failure)
}

/** The backend's answer to a vote is not specified, so the vote is added here (content-features §4). */
function voted(poll: Poll, choice: string, fresh: boolean): PollState {
  const options = poll.options.map((option) =>
    option.id === choice && option.votes !== undefined ? { ...option, votes: option.votes + 1 } : option,
  )
  return { status: 'voted', poll: { ...poll, options, totalVotes: poll.totalVotes + 1 }, choice, shown: true, fresh }
}

/** Whether no other option has more votes; several may lead. */
export function leads(option: PollOption, { options }: Poll): boolean {
  const own = weightOf(option)
  return own > 0 && options.every((other) => weightOf(other) <= own)
}

/** Options are compared by their votes, or by their shares where a backend tells those alone. */
const weightOf = (option: PollOption): number => option.votes ?? option.percent

/** Percentage of the total, rounded per option, so the sum may differ from 100 (content-features §4). */
export function percentOf(option: PollOption, { totalVotes }: Poll): number {
  if (option.votes === undefined) return Math.round(option.percent)
  return totalVotes === 0 ? 0 : Math.min(100, Math.round((option.votes * 100) / totalVotes))
}
