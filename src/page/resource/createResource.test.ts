import fc from 'fast-check'
import { expect, it } from 'vitest'
import { failed, type Result, success } from '#lib/result.ts'
import type { ApiFailure } from '../api/apiFailure.ts'
import { createResource } from './createResource.ts'

type Answer = Result<string, ApiFailure>

const failure = { kind: 'network' } as const

/** A resource whose answers are given by hand, each by the number of its request. */
function createTestResource() {
  const lifetime = new AbortController()
  const answers: ((answer: Answer) => void)[] = []
  const signals: AbortSignal[] = []
  const resource = createResource<string>((signal) => {
    signals.push(signal)
    return new Promise((resolve) => answers.push(resolve))
  }, lifetime.signal)
  return { resource, answers, signals, lifetime }
}

it('a failure keeps its message while the answer is requested again', async () => {
  const { resource, answers } = createTestResource()
  expect(resource.getState()).toEqual({ status: 'loading' })
  const first = resource.load()
  answers[0]?.(failed(failure))
  expect(await first).toBeUndefined()
  expect(resource.getState()).toEqual({ status: 'failed', failure, retrying: false })
  const second = resource.load()
  expect(resource.getState()).toEqual({ status: 'failed', failure, retrying: true })
  answers[1]?.(success('one'))
  expect(await second).toBe('one')
  expect(resource.getState()).toEqual({ status: 'ready', value: 'one' })
})

it('an answer stays while it is requested anew, also if that fails', async () => {
  const { resource, answers } = createTestResource()
  const first = resource.load()
  answers[0]?.(success('one'))
  await first
  const second = resource.load()
  expect(resource.getState()).toEqual({ status: 'ready', value: 'one' })
  answers[1]?.(failed(failure))
  expect(await second).toBeUndefined()
  expect(resource.getState()).toEqual({ status: 'ready', value: 'one' })
})

it('an aborted resource drops its answer', async () => {
  const { resource, answers, signals, lifetime } = createTestResource()
  const load = resource.load()
  lifetime.abort()
  expect(signals[0]?.aborted).toBe(true)
  answers[0]?.(success('one'))
  expect(await load).toBeUndefined()
  expect(resource.getState()).toEqual({ status: 'loading' })
})

it('only the last request’s answer counts, in whatever order they come', async () => {
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), async (order) => {
      const { resource, answers, signals } = createTestResource()
      const loads = order.map(() => resource.load())
      expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true, false])
      for (const request of order) answers[request]?.(success(String(request)))
      expect(await Promise.all(loads)).toEqual([undefined, undefined, undefined, '3'])
      expect(resource.getState()).toEqual({ status: 'ready', value: '3' })
    }),
  )
})
