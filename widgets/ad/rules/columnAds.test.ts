import { expect, it } from 'vitest'
import { columnAds } from './columnAds.ts'

it.each([
  [0, 0],
  [999, 0],
  [2599, 0],
  [2600, 1],
  [4199, 1],
  [4200, 2],
  [10_000, 5],
])('a column of %d px has %d ads', (height, count) => expect(columnAds(height)).toBe(count))
