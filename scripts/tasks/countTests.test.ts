import { expect, test } from 'vitest'
import { countTests } from './countTests.ts'

const result = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((name) => ({ status: name })),
})

test('counts what vitest counted', () => {
  const testResults = [result('failed', 'passed', 'failed'), result('passed', 'passed')]
  expect(countTests({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({ passed: 2, failed: 1 })
})

test('a file that could not be loaded is a failure, though none of its tests failed', () => {
  const testResults = [result('failed'), result('passed', 'passed')]
  expect(countTests({ numPassedTests: 1, numFailedTests: 0, testResults })).toEqual({ passed: 1, failed: 1 })
})
