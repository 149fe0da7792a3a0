/** The summary of a test run: how many passed, and which failed. */
export interface TestSummary {
  passed: number
  failures: readonly TestFailure[]
}

export interface TestFailure {
  /** The project and the file, as they are printed: `unit widgets/poll/poll.model.test.ts`. */
  file: string
  /** Left out when the file itself failed: it could not be loaded, or an error was thrown outside of its tests. */
  test?: string
  messages: readonly string[]
  /** The project and the ids with which it is run again. Left out for an error outside of any file. */
  source?: { project: string; moduleId: string; testId?: string }
}
