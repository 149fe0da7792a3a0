import type { Issue } from '../reading.ts'

/**
 * The report of a wrong value from outside. What is wrong with it is put into words where reports are printed, by `describeIssue`: readers do not load the
 * words.
 */
export class ValueError extends Error {
  readonly issue: Issue

  /** @param what The value's source, and what has become of it. */
  constructor(what: string, issue: Issue) {
    super(what)
    this.issue = issue
  }
}
