import { expect, it } from 'vitest'
import { budgetTable, isOver, type WeighedBudget } from './budgetTable.ts'

const weighed = (bytes: number): WeighedBudget => ({
  page: 'a poll',
  engine: 'lite',
  load: { widgets: ['poll'] },
  max: 50,
  bytes,
})

it('the table shows the share of a budget', () => {
  expect(budgetTable([weighed(47_330)])).toContain('| a poll | Preact | 47.33 | 50 | 94.7 % |')
})

it.each([
  [50_000, false],
  [50_001, true],
])('a page of %i bytes with a budget of 50 kB is over it: %s', (bytes, over) => {
  expect(isOver(weighed(bytes))).toBe(over)
  expect(budgetTable([weighed(bytes)]).includes('TOO HEAVY')).toBe(over)
})
