import type { TestFailure, TestSummary } from './TestSummary.ts'

/** More unstable tests than this in one run, and the run has failed: something is wrong that a second look only hides. */
export const UNSTABLE_AT_MOST = 5

export interface RunVerdict {
  /** Tests that passed, the unstable ones among them. */
  passed: number
  /** Tests that failed twice, or could not be run again. */
  failures: readonly TestFailure[]
  /** Tests that failed in the run and passed alone, with the errors of the run. */
  unstable: readonly TestFailure[]
  isGreen: boolean
}

const addressOf = ({ file, test }: TestFailure) => `${file} > ${test ?? ''}`

/**
 * Compares a run with the second look at its failures.
 *
 * @param second Undefined when there was none, or when it did not end: the failures of the run stand.
 */
export function judgeRun(run: TestSummary, second?: TestSummary): RunVerdict {
  const again = second && new Set(second.failures.map(addressOf))
  const passesAlone = (failure: TestFailure) =>
    again !== undefined && failure.source !== undefined && !again.has(addressOf(failure))
  const unstable = run.failures.filter(passesAlone)
  const failures = run.failures.filter((failure) => !passesAlone(failure))
  // A whole file that was run again has tests which the first run never reached, and new failures of which it knows nothing.
  const known = new Set(run.failures.map(addressOf))
  const appeared = (second?.failures ?? []).filter((failure) => !known.has(addressOf(failure)))
  const everything = [...failures, ...appeared]
  return {
    passed: run.passed + (second?.passed ?? 0),
    failures: everything,
    unstable,
    isGreen: everything.length === 0 && unstable.length <= UNSTABLE_AT_MOST,
  }
}
