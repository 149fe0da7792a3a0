import { expect, it } from 'vitest'
import { cardDate } from './cardDate.ts'
import { dateNames } from './locales/dateNames.ts'

it.each([
  ['ca', '03 març 2026'],
  ['es', '03 mar 2026'],
  ['en', '03 Mar 2026'],
  ['de', '03 März 2026'],
] as const)('is DD MMM YYYY, in %s', (lang, text) => {
  expect(cardDate(new Date(2026, 2, 3, 23, 59), dateNames[lang])).toBe(text)
})
