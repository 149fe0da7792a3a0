import { expect, it } from 'vitest'
import { countsAsGiven, giftDaysLeft, giftsGiven, giftsReset } from './gifts.ts'

const now = new Date('2026-11-21T12:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)

it.each([
  [0, 7],
  [0.9, 7],
  [1, 6],
  [5.5, 2],
  [6, 1],
  [6.9, 1],
  [7, 0],
  [400, 0],
  [-3, 7],
])('a gift of %d days ago has %d days left', (days, left) => expect(giftDaysLeft(ago(days), now)).toBe(left))

it.each([
  [0, true],
  [7, true],
  [7.001, false],
  [-1, true],
])('a gift counts as given after %d days: %s', (days, given) => expect(countsAsGiven(ago(days), now)).toBe(given))

it.each([
  [10, 0],
  [7, 3],
  [0, 10],
  [12, 0],
])('with %d gifts left, %d have been given', (remaining, given) => expect(giftsGiven(remaining)).toBe(given))

it.each([
  [new Date(2026, 10, 21), new Date(2026, 11, 1)],
  [new Date(2026, 11, 31, 23, 59), new Date(2027, 0, 1)],
  [new Date(2027, 0, 31), new Date(2027, 1, 1)],
])('after %s the counter of gifts starts anew on %s', (day, reset) => expect(giftsReset(day)).toEqual(reset))
