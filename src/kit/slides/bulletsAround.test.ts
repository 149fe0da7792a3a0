import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bulletsAround } from './bulletsAround.ts'

/** `.` for a bullet, `,` for a small one, `!` for the current one. */
const drawn = (index: number, count: number) =>
  bulletsAround(index, count)
    .map((bullet) => (bullet.index === index ? '!' : bullet.isLast ? ',' : '.'))
    .join('')

it.each([
  [0, 1, '!'],
  [1, 3, '.!.'],
  [0, 5, '!....'],
  [0, 12, '!...,'],
  [2, 12, '..!.,'],
  [3, 12, ',.!.,'],
  [9, 12, ',.!..'],
  [11, 12, ',...!'],
])('bulletsAround draws bullets at slide %i of %i as %s', (index, count, bullets) =>
  expect(drawn(index, count)).toBe(bullets),
)

it('bulletsAround draws at most five bullets, in order, and the current one among them', () => {
  const places = fc.integer({ min: 1, max: 200 }).chain((count) => fc.tuple(fc.nat(count - 1), fc.constant(count)))
  fc.assert(
    fc.property(places, ([index, count]) => {
      const indexes = bulletsAround(index, count).map((bullet) => bullet.index)
      expect(indexes).toContain(index)
      expect(indexes).toHaveLength(Math.min(5, count))
      expect(indexes).toEqual(indexes.map((_, place) => (indexes[0] ?? 0) + place))
    }),
  )
})
