import type { ProblemId, ProblemLevel } from '#islands/diagnosis/problems.ts'
import type { Position } from './page/position.ts'

/** The output of `npx quiosc check --json`. */
export interface CheckReport {
  /** Of the package. */
  version: string
  /** How many files and pages were read. */
  checked: number
  /** By file, each from top to bottom. */
  findings: readonly Finding[]
}

/** Something that is wrong in a file or a page. */
export interface Finding {
  id: ProblemId
  level: ProblemLevel
  /** One sentence; it names the attribute, what was expected and the nearest valid name. */
  message: string
  /** The library's expectation, the same wherever this problem is found. */
  expected: string
  /** The step by which the template's author mends it. */
  mend: string
  /** A path relative to the working folder, or an address. */
  file: string
  start: Position
  end: Position
  /** The marker's, where the problem is a marker's. */
  widget?: string
  /** As in the template, or `application/json`. */
  attribute?: string
}
