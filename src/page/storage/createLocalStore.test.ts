import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { createMemoryStorage, createRefusingStorage } from '#testing/storage.fixture.ts'
import { createLocalStore } from './createLocalStore.ts'
import type { StoragePort } from './safeStorage.ts'

const HOUR = 60 * 60 * 1000

function setUp(storage: StoragePort = createMemoryStorage(), ttl?: number) {
  let time = Date.parse('2026-11-21T10:00:00Z')
  const report = vi.fn()
  const store = createLocalStore({
    storage,
    key: 'ara-voted-polls',
    schema: v.array(v.string()),
    now: () => new Date(time),
    report,
    ...(ttl === undefined ? {} : { ttl }),
  })
  return { store, storage, report, wait: (ms: number) => (time += ms) }
}

it('a local store returns the written value', () => {
  const { store } = setUp()
  expect(store.read()).toBeUndefined()
  store.write(['4711'])
  expect(store.read()).toEqual(['4711'])
  store.clear()
  expect(store.read()).toBeUndefined()
})

it('a local store forgets a value after 24 hours, or after the given age', () => {
  const { store, wait } = setUp()
  store.write(['4711'])
  wait(24 * HOUR - 1)
  expect(store.read()).toEqual(['4711'])
  wait(1)
  expect(store.read()).toBeUndefined()

  const lasting = setUp(createMemoryStorage(), Number.POSITIVE_INFINITY)
  lasting.store.write(['4711'])
  lasting.wait(10_000 * HOUR)
  expect(lasting.store.read()).toEqual(['4711'])
})

it('a local store ignores a value with a time in the future', () => {
  const { store, wait } = setUp()
  store.write(['4711'])
  wait(-1)
  expect(store.read()).toBeUndefined()
})

it('a local store does not read the clock for a value that never expires', () => {
  const { store, wait } = setUp(createMemoryStorage(), Number.POSITIVE_INFINITY)
  store.write(['4711'])
  wait(-48 * HOUR)
  expect(store.read()).toEqual(['4711'])
})

it.each([
  ['a text that is no JSON', 'hola'],
  ['a value without its time', '["4711"]'],
  ['a value of another shape', '{"time":1,"value":{"poll":"4711"}}'],
  ['an empty text', ''],
  ['a prototype', '{"__proto__":{"time":1}}'],
])('a local store ignores and reports a broken or foreign value: %s', (_, text) => {
  const { store, storage, report } = setUp()
  storage.setItem('ara-voted-polls', text)
  expect(store.read()).toBeUndefined()
  expect(report).toHaveBeenCalledOnce()
  expect(String(report.mock.calls[0]?.[0])).toContain('ara-voted-polls')
})

it('a local store keeps a value for the page where the browser refuses to store it', () => {
  const { store } = setUp(createRefusingStorage())
  store.write(['4711'])
  expect(store.read()).toEqual(['4711'])
  store.clear()
  expect(store.read()).toBeUndefined()
})
