import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { failed, type Result, success } from '#lib/result.ts'
import type { ApiFailure } from '../api/apiFailure.ts'
import type { CurrentUser } from '../session/currentUser.types.ts'
import type { Session, SessionState } from '../session/session.types.ts'
import { createResource } from './createResource.ts'

type Answer = Result<string, ApiFailure>

const failure = { kind: 'network' } as const

/** A resource whose answers are given by hand, each by the number of its request. */
function createTestResource(session?: Pick<Session, 'get' | 'subscribe'>) {
  const lifetime = new AbortController()
  const answers: ((answer: Answer) => void)[] = []
  const signals: AbortSignal[] = []
  const resource = createResource<string>(
    (signal) => {
      signals.push(signal)
      return new Promise((resolve) => answers.push(resolve))
    },
    lifetime.signal,
    session,
  )
  return { resource, answers, signals, lifetime }
}

it('a resource keeps its failure’s message while the answer is requested again', async () => {
  const { resource, answers } = createTestResource()
  expect(resource.getState()).toEqual({ status: 'idle' })
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

it('a resource keeps its answer while it is requested anew, also if that fails', async () => {
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

it('a resource that is aborted drops its answer', async () => {
  const { resource, answers, signals, lifetime } = createTestResource()
  const load = resource.load()
  lifetime.abort()
  expect(signals[0]?.aborted).toBe(true)
  answers[0]?.(success('one'))
  expect(await load).toBeUndefined()
  expect(resource.getState()).toEqual({ status: 'loading' })
})

it('a resource takes the last request’s answer, in whatever order answers arrive', async () => {
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

it('a reader’s own answer is dropped when another reader signs in, and requested again if it had been requested', async () => {
  const listeners = new Set<(state: SessionState) => void>()
  let state: SessionState = { status: 'anonymous' }
  const become = (id: string) => {
    // The one field that is read.
    state = { status: 'signedIn', user: { id } as CurrentUser }
    for (const listener of listeners) listener(state)
  }
  const session: Pick<Session, 'get' | 'subscribe'> = {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const { resource, answers } = createTestResource(session)
  become('1')
  expect(answers).toHaveLength(0)
  const first = resource.load()
  become('2')
  expect(resource.getState()).toEqual({ status: 'loading' })
  answers[0]?.(success('of the first reader'))
  expect(await first).toBeUndefined()
  answers[1]?.(success('of the second reader'))
  await vi.waitFor(() => expect(resource.getState()).toEqual({ status: 'ready', value: 'of the second reader' }))
})
