import type { ProblemId } from '#islands/diagnosis/problems.ts'

/** A template with one fault: `¦` stands before the place that has to be told. */
export interface WrongTemplate {
  fault: string
  id: ProblemId
  /** A part of the message: what was expected, or the nearest valid name. */
  says: string
  template: string
  /** Problems that follow from the fault, and are told beside it. */
  also?: readonly ProblemId[]
  /** The page that it becomes, where its loops have more than one round. */
  rendered?: string
  /** Why the page that it becomes does not show the fault, although others of its kind do. */
  unseen?: string
}

/** Stands before the place. */
export const MARK = '¦'
