import { expect, it } from 'vitest'
import { madrid } from '#kit/dates/dates.fixture.ts'
import { arePointsOfSaleNew } from './arePointsOfSaleNew.ts'

it('the profile’s menu marks the points of sale as new to the end of 1 June 2025', () => {
  expect(arePointsOfSaleNew(new Date('2025-06-01T23:59+02:00'), madrid)).toBe(true)
  expect(arePointsOfSaleNew(new Date('2025-06-02T00:01+02:00'), madrid)).toBe(false)
})
