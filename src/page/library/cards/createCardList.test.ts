import { describe, expect, it, vi } from 'vitest'
import { failed, success } from '#lib/result.ts'
import { createDeferred, interests, openTab, serverFailure } from '#testing/library.fixture.ts'
import { idsOf } from '../library.model.ts'
import type { FetchCards } from './cards.api.ts'
import { createCardList } from './createCardList.ts'

interface Card {
  id: string
}
type Answer = Awaited<ReturnType<FetchCards<Card>>>

const listPage = (ids: readonly string[], next?: number): Answer =>
  success({
    cards: ids.map((id) => ({ id })),
    received: ids.length,
    total: undefined,
    hasMore: next !== undefined,
    next,
  })

async function setUp(kind: 'author' | 'user' = 'author') {
  const tab = openTab({ answer: interests({ authors: ['1', '2', '3'], users: ['1', '2', '3'] }) })
  await tab.library.load()
  const lifetime = new AbortController()
  const fetch = vi.fn<FetchCards<Card>>(async () => listPage(['1', '2', '3']))
  const list = createCardList({
    fetch,
    signal: lifetime.signal,
    library: tab.library,
    idsIn: (state) => idsOf(state, kind),
  })
  return { ...tab, lifetime, fetch, list, shown: () => list.getState().items.map(({ id }) => id) }
}

describe('a card list', () => {
  it('sends no request before it is shown', async () => {
    const { fetch, list } = await setUp()
    expect(fetch).not.toHaveBeenCalled()
    list.show()
    await vi.waitFor(() => expect(list.getState().known).toBe(true))
    expect(fetch.mock.calls.map(([number]) => number)).toEqual([1])
  })

  it('loads more, and the failed list page again', async () => {
    const { fetch, list, shown } = await setUp()
    fetch.mockResolvedValueOnce(listPage(['1', '2'], 2)).mockResolvedValueOnce(serverFailure)
    list.show()
    await vi.waitFor(() => expect(shown()).toEqual(['1', '2']))
    list.more()
    await vi.waitFor(() => expect(list.getState()).toMatchObject({ more: { status: 'failed' }, listPage: 2 }))
    fetch.mockResolvedValueOnce(listPage(['3']))
    list.more()
    await vi.waitFor(() => expect(shown()).toEqual(['1', '2', '3']))
    expect(fetch.mock.calls.map(([number]) => number)).toEqual([1, 2, 2])
  })

  it('goes on to the next list page where no card of the first one could be read, and gives up after three', async () => {
    const { fetch, list, shown } = await setUp()
    fetch.mockResolvedValueOnce(listPage([], 2)).mockResolvedValueOnce(listPage(['1'], 3))
    list.show()
    await vi.waitFor(() => expect(shown()).toEqual(['1']))
    expect(list.getState()).toMatchObject({ more: { status: 'idle' }, listPage: 3 })
    fetch.mockClear()
    fetch.mockResolvedValue(listPage([], 2))
    list.show()
    await vi.waitFor(() => expect(list.getState().more).toEqual({ status: 'complete' }))
    expect(fetch.mock.calls.map(([number]) => number)).toEqual([1, 2, 3])
  })

  it('loses a card that any island removes, and gets it back with an undo', async () => {
    const { library, list, shown } = await setUp()
    list.show()
    await vi.waitFor(() => expect(shown()).toHaveLength(3))
    await library.unfollow('author', '2')
    expect(shown()).toEqual(['1', '3'])
    await library.follow('author', '2')
    expect(shown()).toEqual(['1', '2', '3'])
  })

  it('begins again when a card that it has not seen is restored', async () => {
    const { fetch, library, list, shown } = await setUp()
    await library.unfollow('author', '2')
    // As after the profile was closed and opened again: the answer has no trace of it.
    fetch.mockResolvedValueOnce(listPage(['1', '3']))
    list.show()
    await vi.waitFor(() => expect(shown()).toEqual(['1', '3']))
    await library.follow('author', '2')
    await vi.waitFor(() => expect(shown()).toEqual(['1', '2', '3']))
  })

  it('begins again only once the server has confirmed a restored card', async () => {
    const { api, fetch, library, list, shown } = await setUp('user')
    await library.unfollow('user', '2')
    fetch.mockResolvedValueOnce(listPage(['1', '3']))
    list.show()
    await vi.waitFor(() => expect(shown()).toEqual(['1', '3']))
    const { promise, resolve } = createDeferred<Awaited<ReturnType<typeof api.setFollowed>>>()
    api.setFollowed.mockReturnValue(promise)
    const done = library.follow('user', '2')
    await vi.waitFor(() => expect(idsOf(library.getState(), 'user')).toContain('2'))
    expect(fetch).toHaveBeenCalledOnce()
    resolve(success({}))
    await done
    await vi.waitFor(() => expect(shown()).toEqual(['1', '2', '3']))
  })

  it('gets a reader back whom the server refuses to unfollow', async () => {
    const { api, library, list, shown } = await setUp('user')
    list.show()
    await vi.waitFor(() => expect(shown()).toHaveLength(3))
    const { promise, resolve } = createDeferred<Awaited<ReturnType<typeof api.setFollowed>>>()
    api.setFollowed.mockReturnValue(promise)
    const done = library.unfollow('user', '2')
    await vi.waitFor(() => expect(shown()).toEqual(['1', '3']))
    resolve(serverFailure)
    await done
    expect(shown()).toEqual(['1', '2', '3'])
  })

  it('aborts a request that another one replaces, and all at its end', async () => {
    const { lifetime, library, fetch, list, shown } = await setUp()
    const signals: AbortSignal[] = []
    fetch.mockImplementation((_, signal) => {
      signals.push(signal)
      return new Promise<Answer>((resolve) =>
        signal.addEventListener('abort', () => resolve(failed({ kind: 'aborted' }))),
      )
    })
    list.show()
    list.show()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    lifetime.abort()
    expect(signals[1]?.aborted).toBe(true)
    await library.unfollow('author', '2')
    expect(list.getState()).toMatchObject({ more: { status: 'loading' }, listPage: 1 })
    expect(shown()).toEqual([])
  })
})
