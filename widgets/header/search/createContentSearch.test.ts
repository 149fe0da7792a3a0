import { expect, it, vi } from 'vitest'
import { failed, success } from '#lib/result.ts'
import { isListOpen, TYPING_PAUSE } from '#page/resource/suggestions/createSuggestions.ts'
import { createContentSearch } from './createContentSearch.ts'
import type { SearchApi } from './search.api.ts'

const results = ['One', 'Two', 'Three'].map((title) => ({ title, url: `/${title}.html` }))

function createTestStore() {
  const timers = new Map<() => void, number>()
  const suggest = vi.fn<SearchApi['suggest']>(async () => success(results))
  const store = createContentSearch({ suggest }, (act, ms) => {
    timers.set(act, ms)
    return () => timers.delete(act)
  })
  return {
    store,
    suggest,
    timers,
    titles: () => store.getState().items.map(({ title }) => title),
    /** The typing pauses. */
    async pause() {
      for (const act of [...timers.keys()]) act()
      timers.clear()
      await Promise.resolve()
    },
  }
}

it('the header’s search waits for a pause in typing, and searches for the latest text', async () => {
  const { store, suggest, timers, pause, titles } = createTestStore()
  store.type('sea')
  store.type(' seafront ')
  expect([...timers.values()]).toEqual([TYPING_PAUSE])
  await pause()
  expect(suggest).toHaveBeenCalledExactlyOnceWith('seafront', expect.any(AbortSignal))
  expect(titles()).toEqual(['One', 'Two', 'Three'])
  expect(isListOpen(store.getState())).toBe(true)
})

it('the header’s search cancels an outdated search, and ignores its answer', async () => {
  const { store, suggest, pause, titles } = createTestStore()
  let answer = (_late: Awaited<ReturnType<SearchApi['suggest']>>) => {}
  suggest.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  store.type('old')
  await pause()
  store.type('new')
  expect(suggest.mock.calls[0]?.[1].aborted).toBe(true)
  await pause()
  answer(success([{ title: 'Old', url: '/' }]))
  await Promise.resolve()
  expect(titles()).toEqual(['One', 'Two', 'Three'])
})

it('the header’s search does not search again for spaces, and not for one letter', async () => {
  const { store, suggest, pause } = createTestStore()
  store.type('sea')
  await pause()
  store.type('sea ')
  await pause()
  expect(suggest).toHaveBeenCalledOnce()
  store.type('s')
  await pause()
  expect(suggest).toHaveBeenCalledOnce()
  expect(store.getState()).toMatchObject({ status: 'idle', items: [] })
})

it('the header’s search stays closed when the answer arrives after it was dismissed, and opens again', async () => {
  const { store, pause } = createTestStore()
  store.type('sea')
  store.dismiss()
  await pause()
  expect(isListOpen(store.getState())).toBe(false)
  store.reopen()
  expect(isListOpen(store.getState())).toBe(true)
  store.move(1)
  store.move(7)
  expect(store.getState().active).toBe(1)
  store.dismiss()
  expect(store.getState().active).toBeNull()
})

it('the header’s search keeps the last results while the next ones are pending, and drops them when that request fails', async () => {
  const { store, suggest, pause, titles } = createTestStore()
  store.type('sea')
  await pause()
  suggest.mockResolvedValueOnce(failed({ kind: 'network' }))
  store.type('seaf')
  expect(store.getState().status).toBe('searching')
  expect(titles()).toHaveLength(3)
  await pause()
  expect(store.getState()).toMatchObject({ status: 'failed', failure: { kind: 'network' }, items: [] })
})
