import { expect, it, onTestFinished, vi } from 'vitest'
import { listen } from './listen.ts'
import { queryMedia } from './queryMedia.ts'

/** As a script of the page replaces it. */
function replaceMatchMedia(answer: (query: string) => unknown): void {
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation(answer as typeof window.matchMedia)
  onTestFinished(() => spy.mockRestore())
}

it('queryMedia gives the browser’s answer', () => {
  expect(queryMedia('(min-width: 1px)').matches).toBe(true)
  expect(queryMedia('(max-width: 1px)').matches).toBe(false)
})

it('a media query is followed where a replacement of matchMedia has only the old listeners', () => {
  const listeners = new Set<() => void>()
  const list = {
    matches: false,
    addListener: (listener: () => void) => void listeners.add(listener),
    removeListener: (listener: () => void) => void listeners.delete(listener),
  }
  replaceMatchMedia(() => list)
  const lifetime = new AbortController()
  const dark = queryMedia('(prefers-color-scheme: dark)')
  const changes: boolean[] = []
  listen(dark, 'change', () => changes.push(dark.matches), lifetime)
  list.matches = true
  for (const listener of listeners) listener()
  expect(changes).toEqual([true])
  lifetime.abort()
  expect(listeners.size).toBe(0)
})

it.each<[string, () => unknown]>([
  ['has no listeners', () => ({ matches: false })],
  ['answers nothing', () => null],
  [
    'fails',
    () => {
      throw new Error('no window')
    },
  ],
])('a media query does not match, and can be listened to, where a replacement of matchMedia %s', (_, answer) => {
  replaceMatchMedia(answer)
  const query = queryMedia('(prefers-reduced-motion: reduce)')
  listen(query, 'change', () => undefined, new AbortController())
  expect(query.matches).toBe(false)
})
