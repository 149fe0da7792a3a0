import { describe, expect, it, vi } from 'vitest'
import type { ApiFailure } from '../../src/api/apiFailure.ts'
import type { Result } from '../../src/lib/result.ts'
import { failed, success } from '../../src/lib/result.ts'
import type { Poll } from './poll.schema.ts'
import { createPollStore } from './poll.store.ts'

const poll: Poll = {
  id: '1',
  options: [
    { id: 'yes', title: 'Sí', votes: 2 },
    { id: 'no', title: 'No', votes: 1 },
  ],
  totalVotes: 3,
  active: true,
}

function setUp({ answers = [success(poll)] }: { answers?: Result<Poll, ApiFailure>[] } = {}) {
  const listeners: ((optionId: string) => void)[] = []
  const kept = { vote: undefined as string | undefined, draft: '' }
  const queue = [...answers]
  const api = {
    fetchPoll: vi.fn(async () => queue.shift() ?? success(poll)),
    castVote: vi.fn(async (): Promise<Result<unknown, ApiFailure>> => success(undefined)),
  }
  const onVoted = vi.fn()
  const store = createPollStore('1', {
    api,
    onVoted,
    votes: {
      read: () => kept.vote,
      remember: (_, optionId) => {
        kept.vote = optionId
      },
      watch: (_, listener) => void listeners.push(listener),
    },
    draft: {
      read: () => kept.draft,
      write: (optionId) => {
        kept.draft = optionId
      },
      clear: () => {
        kept.draft = ''
      },
    },
  })
  const life = new AbortController()
  const reaches = (status: string) => vi.waitFor(() => expect(store.getState().status).toBe(status))
  return { api, kept, life, listeners, onVoted, reaches, store }
}

describe('voting', () => {
  it('stores the vote, forgets the draft and tells the page once', async () => {
    const { api, kept, life, onVoted, reaches, store } = setUp()
    store.start(life.signal)
    await reaches('open')
    store.choose('no')
    expect(kept).toEqual({ vote: undefined, draft: 'no' })
    await Promise.all([store.vote(), store.vote()])
    expect(api.castVote).toHaveBeenCalledExactlyOnceWith('1', 'no')
    expect(kept).toEqual({ vote: 'no', draft: '' })
    expect(onVoted).toHaveBeenCalledExactlyOnceWith({ pollId: '1', optionId: 'no' })
    expect(store.getState()).toMatchObject({ status: 'voted', fresh: true, poll: { totalVotes: 4 } })
  })

  it.each<ApiFailure>([
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'http', status: 401, errors: [] },
    { kind: 'http', status: 403, errors: [] },
    { kind: 'http', status: 500, errors: [] },
  ])('keeps the choice over $kind $status, and sends it again on the next call', async (failure) => {
    const { api, kept, life, onVoted, reaches, store } = setUp()
    store.start(life.signal)
    await reaches('open')
    store.choose('no')
    api.castVote.mockResolvedValueOnce(failed(failure))
    await store.vote()
    expect(store.getState()).toMatchObject({ status: 'open', choice: 'no', problem: { kind: 'lost', failure } })
    expect(kept).toEqual({ vote: undefined, draft: 'no' })
    expect(onVoted).not.toHaveBeenCalled()
    await store.vote()
    expect(store.getState().status).toBe('voted')
  })

  it('looks again when it is refused: an earlier try may have been counted', async () => {
    const { api, life, onVoted, reaches, store } = setUp({
      answers: [success(poll), success({ ...poll, votedOptionId: 'yes' })],
    })
    store.start(life.signal)
    await reaches('open')
    store.choose('no')
    api.castVote.mockResolvedValueOnce(failed({ kind: 'http', status: 400, errors: [] }))
    await store.vote()
    expect(store.getState()).toMatchObject({ status: 'voted', choice: 'yes' })
    expect(onVoted).not.toHaveBeenCalled()
  })

  it('sends nothing without a choice', async () => {
    const { api, life, reaches, store } = setUp()
    store.start(life.signal)
    await reaches('open')
    await store.vote()
    expect(api.castVote).not.toHaveBeenCalled()
    expect(store.getState()).toMatchObject({ status: 'open', problem: { kind: 'noChoice' } })
  })
})

describe('loading', () => {
  it('takes the server’s word for a vote before the browser’s', async () => {
    const { kept, life, reaches, store } = setUp({ answers: [success({ ...poll, votedOptionId: 'yes' })] })
    kept.vote = 'no'
    store.start(life.signal)
    await reaches('voted')
    expect(store.getState()).toMatchObject({ choice: 'yes' })
  })

  it('is tried again when it failed', async () => {
    const { api, life, reaches, store } = setUp({ answers: [failed({ kind: 'network' })] })
    store.start(life.signal)
    await reaches('error')
    store.retry()
    await reaches('open')
    expect(api.fetchPoll).toHaveBeenCalledTimes(2)
  })

  it('changes nothing once the marker is gone', async () => {
    const { life, store } = setUp({ answers: [failed({ kind: 'aborted' })] })
    store.start(life.signal)
    life.abort()
    await Promise.resolve()
    expect(store.getState()).toEqual({ status: 'pending' })
  })
})

describe('a vote elsewhere', () => {
  it('shows the result at once, and then the counts of now', async () => {
    const newer = { ...poll, totalVotes: 50 }
    const { api, life, listeners, onVoted, reaches, store } = setUp({ answers: [success(poll), success(newer)] })
    store.start(life.signal)
    await reaches('open')
    for (const listener of listeners) listener('yes')
    expect(store.getState()).toMatchObject({ status: 'voted', choice: 'yes', poll: { totalVotes: 4 } })
    await vi.waitFor(() => expect(store.getState()).toMatchObject({ poll: { totalVotes: 50 } }))
    expect(api.fetchPoll).toHaveBeenCalledTimes(2)
    expect(onVoted).not.toHaveBeenCalled()
  })

  it('is not news to the marker that voted', async () => {
    const { api, life, listeners, reaches, store } = setUp()
    store.start(life.signal)
    await reaches('open')
    store.choose('no')
    await store.vote()
    for (const listener of listeners) listener('no')
    expect(api.fetchPoll).toHaveBeenCalledOnce()
    expect(store.getState()).toMatchObject({ poll: { totalVotes: 4 } })
  })

  it('wins over a vote of this marker that comes back later', async () => {
    const { api, kept, life, listeners, onVoted, reaches, store } = setUp()
    store.start(life.signal)
    await reaches('open')
    store.choose('no')
    api.castVote.mockImplementationOnce(async () => {
      for (const listener of listeners) listener('yes')
      return success(undefined)
    })
    await store.vote()
    expect(store.getState()).toMatchObject({ status: 'voted', choice: 'yes' })
    expect(kept.vote).toBeUndefined()
    expect(onVoted).not.toHaveBeenCalled()
  })
})
