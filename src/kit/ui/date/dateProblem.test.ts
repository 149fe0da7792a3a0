import { expect, it } from 'vitest'
import { dateProblem } from './dateProblem.ts'

const rules = { min: '2010-11-28', max: '2026-11-21' }

it.each([
  ['', undefined],
  ['28/11/2010', undefined],
  ['21/11/2026', undefined],
  ['27/11/2010', 'early'],
  ['22/11/2026', 'late'],
  ['31/06/2020', 'invalid'],
] as const)('dateProblem finds in %j the problem %s', (text, problem) => expect(dateProblem(text, rules)).toBe(problem))

it('dateProblem finds a missing date that is required', () => {
  expect(dateProblem('  ', { ...rules, required: true })).toBe('required')
})
