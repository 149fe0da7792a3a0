import { describe, expect, it, vi } from 'vitest'
import { failed, type Result, success } from '#lib/result.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import type { Poll } from './poll.schema.ts'
import { createPollStore } from './poll.store.ts'

const poll: Poll = {
  options: [
    { id: 'yes', title: 'Sí', votes: 2 },
    { id: 'no', title: 'No', votes: 1 },
  ],
  totalVotes: 3,
  active: true,
}

function setUp({ answers = [success(poll)] }: { answers?: Result<Poll, ApiFailure>[] } = {}) {
  const listeners: ((optionId: string) => void)[] = []
  const stored = { vote: undefined as string | undefined, draft: '' }
  const queue = [...answers]
  const api = {
    fetchPoll: vi.fn(async () => queue.shift() ?? success(poll)),
    castVote: vi.fn(async (): Promise<Result<unknown, ApiFailure>> => success(undefined)),
  }
  const onVoted = vi.fn()
  const store = createPollStore('1', {
    api,
    onVoted,
    session: { get: () => ({ status: 'anonymous' }), subscribe: () => () => undefined },
    votes: {
      read: () => stored.vote,
      remember: (_, optionId) => {
        stored.vote = optionId
      },
      watch: (_, listener) => void listeners.push(listener),
    },
    draft: {
      read: () => stored.draft,
      write: (optionId) => {
        stored.draft = optionId
      },
      clear: () => {
        stored.draft = ''
      },
    },
  })
  const controller = new AbortController()
  const reaches = (status: string) => vi.waitFor(() => expect(store.getState().status).toBe(status))
  return { api, stored, controller, listeners, onVoted, reaches, store }
}

describe('the store’s vote', () => {
  it('stores the vote, clears the draft and notifies the page once', async () => {
    const { api, stored, controller, onVoted, reaches, store } = setUp()
    store.start(controller.signal)
    await reaches('open')
    store.choose('no')
    expect(stored).toEqual({ vote: undefined, draft: 'no' })
    await Promise.all([store.vote(), store.vote()])
    expect(api.castVote).toHaveBeenCalledExactlyOnceWith('1', 'no')
    expect(stored).toEqual({ vote: 'no', draft: '' })
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
    const { api, stored, controller, onVoted, reaches, store } = setUp()
    store.start(controller.signal)
    await reaches('open')
    store.choose('no')
    api.castVote.mockResolvedValueOnce(failed(failure))
    await store.vote()
    expect(store.getState()).toMatchObject({ status: 'open', choice: 'no', problem: { kind: 'lost', failure } })
    expect(stored).toEqual({ vote: undefined, draft: 'no' })
    expect(onVoted).not.toHaveBeenCalled()
    await store.vote()
    expect(store.getState().status).toBe('voted')
  })

  it('loads the poll again when it is rejected: an earlier try may have been counted', async () => {
    const { api, controller, onVoted, reaches, store } = setUp({
      answers: [success(poll), success({ ...poll, votedOptionId: 'yes' })],
    })
    store.start(controller.signal)
    await reaches('open')
    store.choose('no')
    api.castVote.mockResolvedValueOnce(failed({ kind: 'http', status: 400, errors: [] }))
    await store.vote()
    expect(store.getState()).toMatchObject({ status: 'voted', choice: 'yes' })
    expect(onVoted).not.toHaveBeenCalled()
  })

  it('sends nothing without a choice', async () => {
    const { api, controller, reaches, store } = setUp()
    store.start(controller.signal)
    await reaches('open')
    await store.vote()
    expect(api.castVote).not.toHaveBeenCalled()
    expect(store.getState()).toMatchObject({ status: 'open', problem: { kind: 'noChoice' } })
  })
})

describe('the store’s load of a poll', () => {
  it('prefers the server’s vote to the stored one', async () => {
    const { stored, controller, reaches, store } = setUp({ answers: [success({ ...poll, votedOptionId: 'yes' })] })
    stored.vote = 'no'
    store.start(controller.signal)
    await reaches('voted')
    expect(store.getState()).toMatchObject({ choice: 'yes' })
  })

  it('can be retried after a failure', async () => {
    const { api, controller, reaches, store } = setUp({ answers: [failed({ kind: 'network' })] })
    store.start(controller.signal)
    await reaches('error')
    store.retry()
    await reaches('open')
    expect(api.fetchPoll).toHaveBeenCalledTimes(2)
  })

  it('changes nothing after the marker has unmounted', async () => {
    const { controller, store } = setUp({ answers: [failed({ kind: 'aborted' })] })
    store.start(controller.signal)
    controller.abort()
    await Promise.resolve()
    expect(store.getState()).toEqual({ status: 'pending' })
  })
})

describe('a vote in the poll elsewhere', () => {
  it('shows the result immediately, and then current counts', async () => {
    const newer = { ...poll, totalVotes: 50 }
    const { api, controller, listeners, onVoted, reaches, store } = setUp({ answers: [success(poll), success(newer)] })
    store.start(controller.signal)
    await reaches('open')
    for (const listener of listeners) listener('yes')
    expect(store.getState()).toMatchObject({ status: 'voted', choice: 'yes', poll: { totalVotes: 4 } })
    await vi.waitFor(() => expect(store.getState()).toMatchObject({ poll: { totalVotes: 50 } }))
    expect(api.fetchPoll).toHaveBeenCalledTimes(2)
    expect(onVoted).not.toHaveBeenCalled()
  })

  it('is ignored by the marker that voted', async () => {
    const { api, controller, listeners, reaches, store } = setUp()
    store.start(controller.signal)
    await reaches('open')
    store.choose('no')
    await store.vote()
    for (const listener of listeners) listener('no')
    expect(api.fetchPoll).toHaveBeenCalledOnce()
    expect(store.getState()).toMatchObject({ poll: { totalVotes: 4 } })
  })

  it('wins over this marker’s own vote that is answered later', async () => {
    const { api, stored, controller, listeners, onVoted, reaches, store } = setUp()
    store.start(controller.signal)
    await reaches('open')
    store.choose('no')
    api.castVote.mockImplementationOnce(async () => {
      for (const listener of listeners) listener('yes')
      return success(undefined)
    })
    await store.vote()
    expect(store.getState()).toMatchObject({ status: 'voted', choice: 'yes' })
    expect(stored.vote).toBeUndefined()
    expect(onVoted).not.toHaveBeenCalled()
  })
})
