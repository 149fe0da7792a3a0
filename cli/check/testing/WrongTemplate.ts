import type { ProblemId } from '../../../src/diagnosis/problems.ts'

/** A template with one fault: `¦` stands before the place that has to be told. */
export interface WrongTemplate {
  fault: string
  id: ProblemId
  /** A part of the message: what was expected, or the nearest valid name. */
  says: string
  template: string
}
