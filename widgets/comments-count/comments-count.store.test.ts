import { expect, it, vi } from 'vitest'
import { failed, type Result, success } from '#lib/result.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import { publish } from '#page/bus/publish.ts'
import { createCommentsCountBus } from './comments-count.bus.ts'
import { createCommentsCountStore } from './comments-count.store.ts'

/** One page and one backend, with a store per marker. */
function setUp(answer: Result<number, ApiFailure> = success(128)) {
  const target = new EventTarget()
  const report = vi.fn()
  const api = { fetchCount: vi.fn(async () => answer) }
  const emit = (name: string, detail: unknown) => void target.dispatchEvent(new CustomEvent(name, { detail }))
  const mount = (contentId = '1001', controller = new AbortController()) => {
    const store = createCommentsCountStore(contentId, {
      api,
      bus: createCommentsCountBus(contentId, {
        target,
        publish: (name, detail) => publish(target, name, detail),
        report,
      }),
    })
    return { store, started: store.start(controller.signal), count: () => store.getState() }
  }
  return { api, emit, mount, report }
}

it('the store of counts sends one request for all markers of a content', async () => {
  const { api, mount } = setUp()
  const first = mount()
  await first.started
  const second = mount()
  await second.started
  expect(api.fetchCount).toHaveBeenCalledExactlyOnceWith('1001', expect.any(AbortSignal))
  expect(first.count()).toEqual({ status: 'known', count: 128 })
  expect(second.count()).toEqual({ status: 'known', count: 128 })
})

it('the store of counts keeps the counts of different contents apart', async () => {
  const { api, emit, mount } = setUp()
  const one = mount('1001')
  const other = mount('1002')
  await Promise.all([one.started, other.started])
  expect(api.fetchCount).toHaveBeenCalledTimes(2)
  emit('quiosc:comments-counted', { contentId: '1002', count: 5 })
  expect(one.count()).toEqual({ status: 'known', count: 128 })
  expect(other.count()).toEqual({ status: 'known', count: 5 })
})

it('the store of counts follows counts that the page’s comments publish', async () => {
  const { emit, mount } = setUp()
  const { count, started } = mount()
  await started
  emit('quiosc:comments-counted', { contentId: 1001, count: 129 })
  expect(count()).toEqual({ status: 'known', count: 129 })
})

it('the store of counts prefers a count published while the request is pending to its answer', async () => {
  const { emit, mount } = setUp()
  const { count, started } = mount()
  emit('quiosc:comments-counted', { contentId: '1001', count: 129 })
  await started
  expect(count()).toEqual({ status: 'known', count: 129 })
})

it('the store of counts stays unknown on a failure, and accepts a count published later', async () => {
  const { emit, mount } = setUp(failed({ kind: 'network' }))
  const { count, started } = mount()
  await started
  expect(count()).toEqual({ status: 'unknown' })
  emit('quiosc:comments-counted', { contentId: '1001', count: 3 })
  expect(count()).toEqual({ status: 'known', count: 3 })
})

it('the store of counts ignores counts after its marker has unmounted', async () => {
  const { emit, mount } = setUp()
  const controller = new AbortController()
  const { count, started } = mount('1001', controller)
  controller.abort()
  await started
  emit('quiosc:comments-counted', { contentId: '1001', count: 3 })
  expect(count()).toEqual({ status: 'unknown' })
})

it.each([undefined, { contentId: '1001' }, { contentId: '1001', count: -1 }])(
  'the store of counts ignores and reports a count of the shape %o',
  async (detail) => {
    const { emit, mount, report } = setUp()
    const { count, started } = mount()
    await started
    emit('quiosc:comments-counted', detail)
    expect(count()).toEqual({ status: 'known', count: 128 })
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(Error), 'comments-count')
  },
)
