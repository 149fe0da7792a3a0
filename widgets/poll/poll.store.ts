import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import type { ApiFailure } from '../../src/api/apiFailure.ts'
import type { PollApi } from './poll.api.ts'
import type { PollEvent, PollState } from './poll.model.ts'
import { transition } from './poll.model.ts'
import type { PollVote } from './poll.schema.ts'
import type { VotedPolls } from './poll.votes.ts'

export interface PollStoreNeeds {
  api: PollApi
  /** What this reader has voted, on earlier visits and elsewhere on the page. */
  votes: VotedPolls
  /** The choice that is not voted yet, kept over a reload. */
  draft: { read(): string; write(optionId: string): void; clear(): void }
  /** Told once of a vote that the backend has taken. */
  onVoted(vote: PollVote): void
}

/** Read it with `useStore`; change it only through the commands. */
export interface PollStore extends Omit<StoreApi<PollState>, 'setState'> {
  /** Loads the poll and follows votes that happen elsewhere, until `signal` ends both. */
  start(signal: AbortSignal): void
  /** Asks again after a load that failed. */
  retry(): void
  choose(optionId: string): void
  /** Sends the choice once, however often it is called meanwhile. */
  vote(): Promise<void>
  /** Shows or hides the results of a poll that the reader has voted. */
  toggleResults(): void
}

export function createPollStore(pollId: string, { api, votes, draft, onVoted }: PollStoreNeeds): PollStore {
  const { setState, ...store } = createStore<PollState>()(() => ({ status: 'pending' }))
  const send = (event: PollEvent) => setState((state) => transition(state, event), true)
  let life = AbortSignal.abort()

  const load = async (signal: AbortSignal) => {
    send({ type: 'requested' })
    const answer = await api.fetchPoll(pollId, signal)
    if (signal.aborted) return
    if (!answer.ok) return send({ type: 'failed', failure: answer.failure })
    const poll = answer.value
    send({ type: 'received', poll, vote: poll.votedOptionId ?? votes.read(pollId), draft: draft.read() })
  }

  const lose = async (failure: ApiFailure) => {
    if (failure.kind !== 'http' || failure.status >= 500) return send({ type: 'failed', failure })
    const now = await api.fetchPoll(pollId, life)
    send({ type: 'refused', failure, poll: now.ok ? now.value : undefined })
  }

  return {
    ...store,
    start(signal) {
      life = signal
      votes.watch(
        pollId,
        (optionId) => {
          if (store.getState().status === 'voted') return
          send({ type: 'votedElsewhere', optionId })
          // The other marker or tab may have waited for long: its reader sees the counts of now.
          if (store.getState().status === 'voted') void load(signal)
        },
        signal,
      )
      void load(signal)
    },
    retry() {
      if (store.getState().status === 'error') void load(life)
    },
    choose(optionId) {
      if (store.getState().status !== 'open') return
      draft.write(optionId)
      send({ type: 'chosen', optionId })
    },
    async vote() {
      if (store.getState().status !== 'open') return
      send({ type: 'submitted' })
      const state = store.getState()
      if (state.status !== 'voting') return
      const answer = await api.castVote(pollId, state.choice)
      // Meanwhile the reader may have voted elsewhere, and that one told the page.
      if (store.getState().status !== 'voting') return
      if (!answer.ok) return lose(answer.failure)
      draft.clear()
      votes.remember(pollId, state.choice)
      send({ type: 'counted' })
      onVoted({ pollId, optionId: state.choice })
    },
    toggleResults: () => send({ type: 'toggled' }),
  }
}
