import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { failed, type Result, success } from '#lib/result.ts'
import type { ApiFailure } from '../../api/apiFailure.ts'
import { createPager } from './createPager.ts'
import type { Identified, ListPage } from './pager.model.ts'

type Order = 'newest' | 'oldest'
type Answer = Result<ListPage<Identified, number>, ApiFailure>

const failure = { kind: 'network' } as const

/** A pager of three items a list page whose answers are given by hand, each by the number of its request, from what the server has then. */
function createTestPager(length = 9) {
  const lifetime = new AbortController()
  let stored = Array.from({ length }, (_, index) => String(index + 1))
  const requests: { listPage: number; order: Order; signal: AbortSignal; answer: (answer: Answer) => void }[] = []
  const pager = createPager<Identified, number, Order>({
    fetch: (listPage, signal, order) =>
      new Promise((answer) => {
        requests.push({ listPage, order, signal, answer })
      }),
    first: 1,
    query: 'newest',
    signal: lifetime.signal,
  })
  const answer = (index: number) => {
    const request = requests[index]
    if (!request) return
    const { listPage, order } = request
    const list = order === 'newest' ? stored : [...stored].reverse()
    const items = list.slice((listPage - 1) * 3, listPage * 3).map((id) => ({ id }))
    request.answer(
      success({
        items,
        received: items.length,
        total: list.length,
        next: listPage * 3 < list.length ? listPage + 1 : undefined,
      }),
    )
  }
  return {
    pager,
    lifetime,
    requests,
    answer,
    remove(id: string) {
      stored = stored.filter((other) => other !== id)
      pager.remove(new Set([id]))
    },
    stored: () => stored,
    shown: () => pager.getState().items.map(({ id }) => id),
    settled: () => new Promise((resolve) => setImmediate(resolve)),
  }
}

it('a pager requests nothing before it is shown, then list page after list page, and the failed one again', async () => {
  const { pager, requests, answer, shown } = createTestPager()
  expect(requests).toHaveLength(0)
  pager.show()
  answer(0)
  await vi.waitFor(() => expect(shown()).toEqual(['1', '2', '3']))
  pager.more()
  requests[1]?.answer(failed(failure))
  await vi.waitFor(() => expect(pager.getState().more).toEqual({ status: 'failed', failure }))
  pager.more()
  answer(2)
  await vi.waitFor(() => expect(shown()).toEqual(['1', '2', '3', '4', '5', '6']))
  expect(requests.map(({ listPage }) => listPage)).toEqual([1, 2, 2])
})

it('a pager aborts the request for the order before, and starts over', async () => {
  const { pager, requests, answer, shown } = createTestPager()
  pager.show()
  pager.choose('oldest')
  expect(requests.map(({ order, signal }) => [order, signal.aborted])).toEqual([
    ['newest', true],
    ['oldest', false],
  ])
  answer(1)
  answer(0)
  await vi.waitFor(() => expect(shown()).toEqual(['9', '8', '7']))
})

it('a pager sends nothing anew for a change that leaves its request as it is', async () => {
  const { pager, requests, answer, remove, shown } = createTestPager(3)
  pager.show()
  answer(0)
  await vi.waitFor(() => expect(shown()).toEqual(['1', '2', '3']))
  remove('2')
  pager.choose('oldest')
  pager.more()
  pager.restore(new Set(['2']))
  expect(requests.map(({ order, signal }) => [order, signal.aborted])).toEqual([
    ['newest', true],
    ['oldest', false],
  ])
})

it('a pager that has ended drops the answer to an aborted request', async () => {
  const { pager, requests, answer, lifetime, settled, shown } = createTestPager()
  pager.show()
  lifetime.abort()
  expect(requests[0]?.signal.aborted).toBe(true)
  answer(0)
  await settled()
  expect(shown()).toEqual([])
})

it('a pager ends with the server’s list, in whatever order answers arrive, orders change and items are removed', async () => {
  const action = fc.oneof(
    fc.constantFrom('more' as const, 'show' as const, 'newest' as const, 'oldest' as const),
    fc.record({ remove: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ answer: fc.nat({ max: 12 }) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 24 }), async (script) => {
      const { pager, requests, answer, remove, stored, shown, settled } = createTestPager()
      pager.show()
      for (const step of script) {
        if (step === 'more') pager.more()
        else if (step === 'show') pager.show()
        else if (typeof step === 'string') pager.choose(step)
        else if ('remove' in step) remove(String(step.remove))
        else answer(step.answer)
        await settled()
        expect(new Set(shown()).size).toBe(shown().length)
      }
      for (let round = 0; round < 20 && pager.getState().more.status !== 'complete'; round++) {
        pager.more()
        answer(requests.length - 1)
        await settled()
      }
      const { query } = pager.getState()
      expect(shown()).toEqual(query === 'newest' ? stored() : [...stored()].reverse())
    }),
  )
})
