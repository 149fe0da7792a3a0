import { expect, it } from 'vitest'
import { optionAfterKey, optionTyped } from './selectKeys.ts'

it.each([
  [0, 'ArrowDown', 1],
  [4, 'ArrowDown', 4],
  [0, 'ArrowUp', 0],
  [3, 'ArrowUp', 2],
  [3, 'Home', 0],
  [1, 'End', 4],
  [1, 'PageDown', 4],
  [3, 'PageUp', 0],
  [1, 'Tab', undefined],
] as const)('from %i of five %s leads to %s', (at, key, to) => expect(optionAfterKey(at, 4, key)).toBe(to))

const options = ['Totes', 'Barcelona', 'Balears', 'Àmbit', 'Andorra'].map((label) => ({ value: label, label }))

it.each([
  [0, 'b', 1],
  [1, 'b', 2],
  [2, 'b', 1],
  [1, 'bb', 2],
  [0, 'bal', 2],
  [1, 'ba', 1],
  [0, 'a', 3],
  [3, 'a', 4],
  [0, 'x', undefined],
] as const)('from %i “%s” finds %s', (at, typed, to) => expect(optionTyped(options, at, typed)).toBe(to))
