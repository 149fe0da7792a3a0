import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { writeDateText } from '../../dates/dateText.ts'
import { addDays, isDay } from '../../dates/day.ts'
import { birthdateField } from './birthdateField.ts'

const TODAY = '2026-11-21'
const read = (text: string) => {
  const parsed = v.safeParse(birthdateField(TODAY), text)
  return parsed.success ? parsed.output : parsed.issues[0].message
}

it.each([
  ['21/11/2026', '2026-11-21'],
  ['29.2.2024', '2024-02-29'],
  ['1990-06-01', '1990-06-01'],
  ['01/01/1900', '1900-01-01'],
  ['', 'dateInvalid'],
  ['22/11/2026', 'dateInvalid'],
  ['31/12/1899', 'dateInvalid'],
  ['29/02/2025', 'dateInvalid'],
  ['31/04/2020', 'dateInvalid'],
  ['11/21/2020', 'dateInvalid'],
  ['1/1/90', 'dateInvalid'],
])('the field of a birth date reads %j as %j', (text, expected) => {
  expect(read(text)).toBe(expected)
})

it('the field of a birth date accepts every day up to today, and returns a real day or a problem for any text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 46_000 }), (days) => {
      const day = addDays(TODAY, -days)
      return read(writeDateText(day)) === day
    }),
  )
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789/.- ') })
  fc.assert(fc.property(typed, (text) => read(text) === 'dateInvalid' || isDay(read(text))))
})
