/** The summary of a test run: how many passed, and which failed. */
export interface TestSummary {
  passed: number
  failures: readonly TestFailure[]
}

export interface TestFailure {
  file: string
  /** Left out when the file itself failed: it could not be loaded, or an error was thrown outside of its tests. */
  test?: string
  messages: readonly string[]
}
