import { expect, it } from 'vitest'
import { clockTime } from './clockTime.ts'

it.each([
  [0, '0:00'],
  [9.6, '0:10'],
  [65, '1:05'],
  [3599.7, '1:00:00'],
  [3723, '1:02:03'],
])('clockTime writes %d seconds as %s', (seconds, text) => expect(clockTime(seconds)).toBe(text))
