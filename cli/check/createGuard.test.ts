import { expect, it } from 'vitest'
import { UnreadableError } from '../UnreadableError.ts'
import { createGuard } from './createGuard.ts'

const guard = createGuard({ milliseconds: 60_000 })
const impatient = createGuard({ milliseconds: 100 })

it('a guard returns the result of what it guards', () => {
  const page = { elements: [] }
  expect(guard('a.html', () => page)).toBe(page)
})

it.each<[string, () => unknown]>([
  [
    'a loop',
    () => {
      for (;;);
    },
  ],
  ['a regular expression', () => /(a*)*(a*)*(a*)*b/.exec('a'.repeat(5000))],
  [
    'what catches all errors',
    () => {
      try {
        for (;;);
      } catch {
        return 'caught'
      }
    },
  ],
])('a guard ends %s', (_, read) => {
  expect(() => impatient('a.html', read)).toThrow(new UnreadableError('a.html takes longer than 0.1 s'))
})

it('a guard ends a function that calls itself without end', () => {
  const read = (): number => read() + 1
  expect(() => guard('a.html', read)).toThrow(UnreadableError)
})

it('a guard lets all other errors through', () => {
  const error = new RangeError('Invalid array length')
  expect(() =>
    guard('a.html', () => {
      throw error
    }),
  ).toThrow(error)
})
