import { describe, expect, it, vi } from 'vitest'
import { success } from '#lib/result.ts'
import { TYPING_PAUSE } from '#page/resource/suggestions/createSuggestions.ts'
import { createAnswer, networkFailure } from '../comments.fixture.ts'
import type { FoundUser } from '../foundUsers.schema.ts'
import { createMentions, type SearchReaders } from './createMentions.ts'

type Answer = Awaited<ReturnType<SearchReaders>>
const user = (nick: string): FoundUser => ({ id: nick, nick })
const users = ['Ada', 'Adrià', 'Àdam'].map(user)

function createTestStore() {
  const timers = new Map<() => void, number>()
  const search = vi.fn<SearchReaders>(async () => success(users))
  const store = createMentions(search, (act, ms) => {
    timers.set(act, ms)
    return () => timers.delete(act)
  })
  return {
    store,
    search,
    timers,
    nicks: () => store.getState().items.map(({ nick }) => nick),
    /** The typing pauses. */
    async pause() {
      for (const act of timers.keys()) act()
      timers.clear()
      await Promise.resolve()
    },
  }
}

describe('the search for readers to mention', () => {
  it('waits for a pause in typing, and searches for the latest text', async () => {
    const { store, search, timers, pause, nicks } = createTestStore()
    store.type('ad')
    store.type('ada')
    expect([...timers.values()]).toEqual([TYPING_PAUSE])
    expect(search).not.toHaveBeenCalled()
    await pause()
    expect(search).toHaveBeenCalledExactlyOnceWith('ada', expect.any(AbortSignal))
    expect(store.getState().status).toBe('found')
    expect(nicks()).toEqual(['Ada', 'Adrià', 'Àdam'])
  })

  it('aborts an outdated search, and ignores its answer', async () => {
    const { store, search, pause, nicks } = createTestStore()
    const late = createAnswer<Answer>()
    search.mockReturnValueOnce(late.promise)
    store.type('xx')
    await pause()
    store.type('ad')
    expect(search.mock.calls[0]?.[1].aborted).toBe(true)
    await pause()
    late.give(success([user('Xxavi')]))
    await late.promise
    expect(nicks()).toEqual(['Ada', 'Adrià', 'Àdam'])
  })

  it('keeps the results that still match, ignoring accents', async () => {
    const { store, pause, nicks } = createTestStore()
    store.type('ad')
    await pause()
    store.type('ADA')
    expect(store.getState().status).toBe('searching')
    expect(nicks()).toEqual(['Ada', 'Àdam'])
  })

  it('moves through the list, and starts over with a new answer', async () => {
    const { store, pause } = createTestStore()
    store.move(1)
    expect(store.getState().active).toBe(0)
    store.type('ad')
    await pause()
    store.move(3)
    expect(store.getState().active).toBe(0)
    store.move(2)
    expect(store.getState().active).toBe(2)
    store.type('ada')
    expect(store.getState().active).toBe(0)
  })

  it('shows no results when it fails, and searches again on the next letter', async () => {
    const { store, search, pause, nicks } = createTestStore()
    search.mockResolvedValueOnce(networkFailure)
    store.type('ad')
    await pause()
    expect(store.getState()).toMatchObject({ status: 'failed', items: [] })
    store.type('ada')
    await pause()
    expect(nicks()).toHaveLength(3)
  })

  it('sends no request after it has stopped', async () => {
    const { store, search, pause } = createTestStore()
    store.type('ad')
    store.stop()
    await pause()
    expect(search).not.toHaveBeenCalled()
  })
})
