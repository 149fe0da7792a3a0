import { readFileSync } from 'node:fs'

/** The part of vitest's JSON report that counts tests. */
interface TestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

export interface TestCount {
  passed: number
  failed: number
}

/** Counts as one failure a file that failed without a failed test: it could not be loaded, so its tests never ran. */
export function countTests(report: TestReport): TestCount {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/** @returns Nothing where vitest ended before it could report. */
export function readTestCount(file: string): TestCount | undefined {
  try {
    // vitest's own report, written by the run that just ended.
    return countTests(JSON.parse(readFileSync(file, 'utf8')) as TestReport)
  } catch {
    return undefined
  }
}
