import { expect, test } from 'vitest'
import type { OwnCheck } from './ownChecks.ts'
import { runChecks } from './runChecks.ts'
import type { Finding } from './source.ts'

const sources = [{ path: 'src/a.ts', text: '' }]
const check = (name: string, ...findings: Finding[]): OwnCheck => ({ name, find: () => findings })
const long = { path: 'src/a.ts', line: 3, problem: 'is long' }
const word: Finding = { path: 'src/b.json', problem: 'has another word', advice: true }

test('each finding has its place and the name of its check, and advice comes last', async () => {
  expect(await runChecks([check('terms', word), check('lengths', long), check('dates')], sources)).toEqual({
    lines: ['src/a.ts:3 is long (lengths)', 'advice: src/b.json has another word (terms)'],
    failed: true,
  })
})

test('advice does not fail', async () => {
  expect(await runChecks([check('terms', word)], sources)).toMatchObject({ failed: false })
})

test('all checks get the same sources, and may take their time', async () => {
  const seen: unknown[] = []
  const late: OwnCheck = {
    name: 'late',
    async find(given) {
      seen.push(given)
      return [long]
    },
  }
  expect(await runChecks([late, late], sources)).toMatchObject({ failed: true, lines: { length: 2 } })
  expect(seen).toEqual([sources, sources])
  expect(seen[0]).toBe(seen[1])
})

test('a check that throws fails, and the others still run', async () => {
  const broken: OwnCheck = {
    name: 'dates',
    find() {
      throw new Error('src/a.ts: unexpected token')
    },
  }
  const { lines, failed } = await runChecks([broken, check('lengths', long)], sources)
  expect(failed).toBe(true)
  expect(lines).toEqual([
    expect.stringMatching(/^Error: src\/a\.ts: unexpected token\n[\s\S]*\(dates\)$/),
    'src/a.ts:3 is long (lengths)',
  ])
})
