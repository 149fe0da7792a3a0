import { expect, it } from 'vitest'
import { createTestIntl } from '#testing/createTestIntl.ts'
import { issueDate, issueDateInWords } from './issueDate.ts'

const paper = (date: string) => ({ id: '7', type: 'Diari', date, cover: undefined, pdf: undefined })

it.each([
  ['21/11/2026', '21.11.2026'],
  // Any other text of a backend is its own words.
  ['1/3/2026', '1/3/2026'],
  ['31/02/2026', '31/02/2026'],
  ['2026-11-21', '2026-11-21'],
  ['21 de novembre', '21 de novembre'],
])('a paper’s date %j is written unchanged in the specification’s form, and as %j in German’s', (date, german) => {
  expect(issueDate(paper(date), createTestIntl({ lang: 'de' }))).toBe(date)
  expect(issueDate(paper(date), createTestIntl({ lang: 'de', formats: 'language' }))).toBe(german)
})

it.each([
  ['ca', '21\u00a0de\u00a0novembre'],
  ['es', '21\u00a0de\u00a0noviembre'],
  ['en', '21\u00a0November'],
  ['de', '21.\u00a0November'],
] as const)('a paper’s date in words keeps day and month in one line, in %s', (lang, start) => {
  expect(issueDateInWords(paper('21/11/2026'), createTestIntl({ lang }))).toContain(start)
})
