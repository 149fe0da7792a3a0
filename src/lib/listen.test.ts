import { expect, it, vi } from 'vitest'
import { listen } from './listen.ts'

/** As zone.js before 0.13 listens: once for all of a kind, with the options of whoever came first, and it takes off one by one what was taken off by name. */
function zoned(target: EventTarget): EventTarget {
  const own = { add: target.addEventListener.bind(target) }
  const acts = new Map<string, EventListener[]>()
  target.addEventListener = (type: string, act: EventListener, options: AddEventListenerOptions) => {
    const known = acts.get(type)
    if (known) return void known.push(act)
    acts.set(type, [act])
    own.add(type, (event) => acts.get(type)?.forEach((one) => void one(event)), options)
  }
  target.removeEventListener = (type: string, act: EventListener) => {
    acts.set(
      type,
      (acts.get(type) ?? []).filter((one) => one !== act),
    )
  }
  return target
}

it.each([
  ['as a browser does', (target: EventTarget) => target],
  ['as zone.js does', zoned],
])('a listener ends alone, beside others of the same event, on a target %s', (_, prepare) => {
  const target = prepare(new EventTarget())
  const [first, others, second] = [vi.fn(), vi.fn(), vi.fn()]
  const [one, two] = [new AbortController(), new AbortController()]
  listen(target, 'hashchange', first, one)
  target.addEventListener('hashchange', others, {})
  listen(target, 'hashchange', second, two)
  const tell = () => target.dispatchEvent(new Event('hashchange'))
  tell()
  one.abort()
  tell()
  two.abort()
  tell()
  expect([first, second, others].map(({ mock }) => mock.calls.length)).toEqual([1, 2, 3])
})

it('a listener is not added after its end', () => {
  const [target, ended, act] = [new EventTarget(), new AbortController(), vi.fn()]
  ended.abort()
  listen(target, 'scroll', act, ended)
  target.dispatchEvent(new Event('scroll'))
  expect(act).not.toHaveBeenCalled()
})

it('a listener may be for one event, and for the capturing phase', () => {
  const [target, lifetime, act] = [new EventTarget(), new AbortController(), vi.fn()]
  listen(target, 'load', act, { signal: lifetime.signal, once: true, capture: true })
  for (let time = 0; time < 2; time++) target.dispatchEvent(new Event('load'))
  expect(act).toHaveBeenCalledOnce()
})
