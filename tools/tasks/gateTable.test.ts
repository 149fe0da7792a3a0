import { expect, test } from 'vitest'
import { gateTable } from './gateTable.ts'

test('the table has one line per gate, after the output of the failed ones', () => {
  const table = gateTable([
    { name: 'types', passed: true, seconds: 3.21, output: 'all is well' },
    { name: 'dictionaries', passed: false, seconds: 0.5, output: 'poll.vote is missing' },
  ])
  expect(table).toBe(
    [
      '── dictionaries ────────────',
      'poll.vote is missing',
      '',
      'types         pass     3.2 s',
      'dictionaries  FAIL     0.5 s',
    ].join('\n'),
  )
})

test('the table has the advice of a gate that passes', () => {
  const advising = { name: 'own checks', passed: true, advises: true, seconds: 1 }
  expect(gateTable([{ ...advising, output: '' }])).toBe('own checks  pass     1.0 s')
  expect(gateTable([{ ...advising, output: 'advice: another word' }])).toMatch(
    /^── own checks ─+\nadvice: another word\n/,
  )
})
