import { expect, test } from 'vitest'
import { judgeRun, UNSTABLE_AT_MOST } from './judgeRun.ts'
import type { TestFailure } from './TestSummary.ts'

const source = { project: 'unit', moduleId: 'a.test.ts' }
const failure = (test: string): TestFailure => ({
  file: 'unit a.test.ts',
  test,
  messages: [`${test} is wrong`],
  source: { ...source, testId: test },
})

test('a test that fails in the run and alone has failed', () => {
  const run = { passed: 3, failures: [failure('adds'), failure('divides')] }
  const verdict = judgeRun(run, { passed: 1, failures: [failure('divides')] })
  expect(verdict).toEqual({ passed: 4, failures: [failure('divides')], unstable: [failure('adds')], isGreen: false })
})

test('a test that passes alone is unstable, and the run is green', () => {
  const verdict = judgeRun({ passed: 3, failures: [failure('adds')] }, { passed: 1, failures: [] })
  expect(verdict).toEqual({ passed: 4, failures: [], unstable: [failure('adds')], isGreen: true })
})

test('a run with too many unstable tests is not green', () => {
  const failures = Array.from({ length: UNSTABLE_AT_MOST + 1 }, (_, index) => failure(`test ${index}`))
  const verdict = judgeRun({ passed: 0, failures }, { passed: failures.length, failures: [] })
  expect(verdict).toMatchObject({ failures: [], isGreen: false })
  expect(verdict.unstable).toHaveLength(UNSTABLE_AT_MOST + 1)
})

test('a failure without a second look stands', () => {
  const run = { passed: 1, failures: [failure('adds')] }
  expect(judgeRun(run)).toMatchObject({ failures: run.failures, unstable: [], isGreen: false })
})

test('an error outside of any file stands, because nothing can run it again', () => {
  const late = { file: 'outside of any test', messages: ['thrown too late'] }
  expect(judgeRun({ passed: 1, failures: [late] }, { passed: 0, failures: [] })).toMatchObject({ failures: [late] })
})

test('a file that loads the second time fails for the tests in it that do', () => {
  const file = { file: 'unit a.test.ts', messages: ['no such module'], source }
  const verdict = judgeRun({ passed: 0, failures: [file] }, { passed: 2, failures: [failure('adds')] })
  expect(verdict).toMatchObject({ failures: [failure('adds')], unstable: [file], isGreen: false })
})
