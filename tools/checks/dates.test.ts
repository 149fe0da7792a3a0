import { expect, test } from 'vitest'
import { dateFindings } from './dates.ts'

const problems = (text: string, path = 'src/lib/a.ts') => dateFindings([{ path, text }]).map(({ problem }) => problem)

test.each([
  "const f = () => new Date('2026-11-21')",
  'const f = (date: string) => new Date(date)',
  'const f = (date: Date) => new Date(date.getTime() + 1000)',
  'const f = (year: number, month: number) => new Date(year, month)',
  'const f = (date: string) => Date.parse(date)',
  'const f = (dates: string[]) => dates.map(Date.parse)',
  'const f = (year: number) => Date.UTC(year, 0, 1)',
  'const f = (date: Date) => date.getMonth()',
  'const f = (date: Date) => date.setUTCDate(1)',
  'const f = (date: Date) => date.toISOString()',
  'const f = (date: Date) => date.toLocaleDateString()',
  "import dayjs from 'dayjs'",
  "import utc from 'dayjs/plugin/utc.js'",
])('a date outside of src/kit/dates is found: %s', (code) => {
  for (const path of ['src/lib/a.ts', 'widgets/a/A.tsx', 'mocks/a.ts'])
    expect(problems(code, path)).toEqual([expect.stringContaining('src/kit/dates does that')])
})

test.each([
  'const now = () => new Date()',
  'const f = () => new Date(0)',
  'const f = () => new Date(Date.now())',
  'const age = (date: Date, now: Date) => now.getTime() - date.getTime()',
])('a moment outside of src/kit/dates is allowed: %s', (code) => {
  expect(problems(code)).toEqual([])
})

test('src/kit/dates and tests are exempt', () => {
  expect(problems('const f = (date: string) => new Date(date)', 'src/kit/dates/a.ts')).toEqual([])
  expect(problems("const a = new Date('2026-11-21')", 'src/lib/a.test.ts')).toEqual([])
})
