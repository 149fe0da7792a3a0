import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { object } from '#lib/schema/object.ts'
import type { Emit } from './emit.ts'
import { publish } from './publish.ts'
import { subscribe } from './subscribe.ts'

const CountedSchema = object({ contentId: IdSchema, count: v.number() })

function listenToCounts() {
  const [target, listener, report, lifetime] = [new EventTarget(), vi.fn(), vi.fn(), new AbortController()]
  subscribe(target, 'quiosc:comments-counted', CountedSchema, listener, { signal: lifetime.signal, report })
  return { target, listener, report, lifetime }
}

it('a published detail reaches the listener as its schema reads it, until the subscription ends', () => {
  const { target, listener, report, lifetime } = listenToCounts()
  target.dispatchEvent(new CustomEvent('quiosc:comments-counted', { detail: { contentId: 7, count: 2, more: 1 } }))
  expect(listener).toHaveBeenCalledExactlyOnceWith({ contentId: '7', count: 2 }, expect.any(Event))
  lifetime.abort()
  publish(target, 'quiosc:comments-counted', { contentId: '7', count: 3 })
  expect(listener).toHaveBeenCalledOnce()
  expect(report).not.toHaveBeenCalled()
})

it.each([undefined, null, 7, { count: 1 }])(
  'a published detail of the wrong shape %o is reported by the name of its event',
  (detail) => {
    const { target, listener, report } = listenToCounts()
    target.dispatchEvent(new CustomEvent('quiosc:comments-counted', { detail }))
    expect(listener).not.toHaveBeenCalled()
    const message = 'The event quiosc:comments-counted was ignored'
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message }))
  },
)

it('publish returns whether a listener has taken the event over', () => {
  const target = new EventTarget()
  const ask = (name: string) => publish(target, 'quiosc:show-modal', { name })
  subscribe(
    target,
    'quiosc:show-modal',
    object({ name: v.string() }),
    ({ name }, event) => name === 'mine' && event.preventDefault(),
    new AbortController(),
  )
  expect([ask('mine'), ask('other')]).toEqual([true, false])
})

it('a wrong event name, a wrong detail and a schema that reads another detail are type errors', () => {
  const { signal } = new AbortController()
  const target = new EventTarget()
  const listener = () => undefined
  const calls: Record<string, () => unknown> = {
    // @ts-expect-error No such event.
    name: () => publish(target, 'quiosc:comments-countd', { contentId: '7' }),
    // @ts-expect-error The count is missing.
    missing: () => publish(target, 'quiosc:comments-counted', { contentId: '7' }),
    // @ts-expect-error The count is no number.
    wrong: () => publish(target, 'quiosc:comments-counted', { contentId: '7', count: '1' }),
    // @ts-expect-error No such event.
    listened: () => subscribe(target, 'quiosc:comments-countd', CountedSchema, listener, { signal }),
    // @ts-expect-error What is sent has no `id`.
    schema: () => subscribe(target, 'quiosc:comments-counted', object({ id: IdSchema }), listener, { signal }),
    // @ts-expect-error What islands listen to is published.
    emitted: () => (({}) as { emit: Emit }).emit('quiosc:comments-counted', { contentId: '7', count: 1 }),
  }
  // The compiler is the test; a call without its comment would not build.
  expect(Object.keys(calls)).toHaveLength(6)
})
