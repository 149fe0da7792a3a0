import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dateProblem } from './dateProblem.ts'
import { readDateText, writeDateText } from './dateText.ts'

it.each([
  ['01/03/2026', '2026-03-01'],
  ['1/3/2026', '2026-03-01'],
  [' 1 / 3 / 2026 ', '2026-03-01'],
  ['1.3.2026', '2026-03-01'],
  ['01-03-2026', '2026-03-01'],
  ['01 03 2026', '2026-03-01'],
  ['01032026', '2026-03-01'],
  ['2026-03-01', '2026-03-01'],
  ['29/02/2024', '2024-02-29'],
])('%j means %s', (text, day) => expect(readDateText(text)).toBe(day))

it.each(['', '29/02/2026', '31/04/2026', '03/13/2026', '1/3/26', '1032026', 'ahir', '01/03/20261', '2026'])(
  '%j is no real date',
  (text) => expect(readDateText(text)).toBeUndefined(),
)

it('reads what it writes', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
      const day = date.toISOString().slice(0, 10)
      return readDateText(writeDateText(day)) === day
    }),
  )
})

const rules = { min: '2010-11-28', max: '2026-11-21' }

it.each([
  ['', undefined],
  ['28/11/2010', undefined],
  ['21/11/2026', undefined],
  ['27/11/2010', 'early'],
  ['22/11/2026', 'late'],
  ['31/06/2020', 'invalid'],
] as const)('of %j it says %s', (text, problem) => expect(dateProblem(text, rules)).toBe(problem))

it('misses what is required', () => {
  expect(dateProblem('  ', { ...rules, required: true })).toBe('required')
})
