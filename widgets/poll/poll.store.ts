import { createLatestSignal } from '#lib/createLatestSignal.ts'
import { createMachine, type ReadonlyStore } from '#lib/createMachine.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import { onReaderChange } from '#page/session/onReaderChange.ts'
import type { Session } from '#page/session/session.types.ts'
import type { PollApi } from './poll.api.ts'
import { type PollEvent, type PollState, transition } from './poll.model.ts'
import type { Poll, PollVote } from './poll.schema.ts'
import type { VotedPolls } from './votes/poll.votes.ts'

export interface PollStoreDeps {
  api: PollApi
  /** The poll that a server has rendered: shown as to a reader who has not voted, until it is known whether this one has. */
  served?: Poll | undefined
  /** This browser's stored votes, and votes of other markers and tabs. */
  votes: VotedPolls
  /** The choice that is not submitted yet; survives a reload. */
  draft: { read(): string; write(optionId: string): void; clear(): void }
  session: Pick<Session, 'get' | 'subscribe'>
  /** Called once after the backend has accepted a vote. */
  onVoted(vote: PollVote): void
}

/** Read it with `useStore`; change it only through the commands. */
export interface PollStore extends ReadonlyStore<PollState> {
  /** Loads the poll, and follows other markers' votes and the session until `signal` aborts. @returns Resolves once the poll is there, or has failed. */
  start(signal: AbortSignal): Promise<void>
  /** Loads again after a failure. */
  retry(): void
  choose(optionId: string): void
  /** Sends the choice; ignored while a vote is pending. */
  vote(): Promise<void>
  /** Shows or hides the results after the reader has voted. */
  toggleResults(): void
}

const firstState = (poll: Poll | undefined): PollState =>
  poll
    ? transition({ status: 'pending' }, { type: 'received', poll, vote: undefined, draft: undefined })
    : { status: 'pending' }

export function createPollStore(pollId: string, deps: PollStoreDeps): PollStore {
  const { api, served, votes, draft, session, onVoted } = deps
  const { dispatch, ...store } = createMachine<PollState, PollEvent>(firstState(served), transition)
  let mountSignal = AbortSignal.abort()
  const latest = createLatestSignal()

  /** A new load aborts the previous one, whose answer may be for another reader. */
  const load = async (readerChanged = false) => {
    const signal = latest.renew()
    dispatch({ type: 'requested' })
    const answer = await api.fetchPoll(pollId, signal)
    if (signal.aborted) return
    if (!answer.ok) {
      // A pending vote reports its own result.
      if (store.getState().status !== 'voting') dispatch({ type: 'failed', failure: answer.failure })
      return
    }
    const poll = answer.value
    dispatch({
      type: 'received',
      poll,
      vote: poll.votedOptionId ?? votes.read(pollId),
      draft: draft.read(),
      readerChanged,
    })
  }

  const handleFailure = async (failure: ApiFailure) => {
    if (failure.kind !== 'http' || failure.status >= 500) return dispatch({ type: 'failed', failure })
    const current = await api.fetchPoll(pollId, mountSignal)
    dispatch({ type: 'refused', failure, poll: current.ok ? current.value : undefined })
  }

  return {
    ...store,
    start(signal) {
      mountSignal = signal
      signal.addEventListener('abort', latest.abort, { once: true })
      votes.watch(
        pollId,
        (optionId) => {
          if (store.getState().status === 'voted') return
          dispatch({ type: 'votedElsewhere', optionId })
          // This marker's counts may be old: load current ones.
          if (store.getState().status === 'voted') void load()
        },
        signal,
      )
      onReaderChange(session, () => void load(true), signal)
      return load()
    },
    retry() {
      if (store.getState().status === 'error') void load()
    },
    choose(optionId) {
      if (store.getState().status !== 'open') return
      draft.write(optionId)
      dispatch({ type: 'chosen', optionId })
    },
    async vote() {
      if (store.getState().status !== 'open') return
      dispatch({ type: 'submitted' })
      const state = store.getState()
      if (state.status !== 'voting') return
      const answer = await api.castVote(pollId, state.choice)
      // A vote in another marker or tab may have been counted meanwhile.
      if (store.getState().status !== 'voting') return
      if (!answer.ok) return handleFailure(answer.failure)
      draft.clear()
      votes.remember(pollId, state.choice)
      dispatch({ type: 'counted' })
      onVoted({ pollId, optionId: state.choice })
    },
    toggleResults: () => dispatch({ type: 'toggled' }),
  }
}
