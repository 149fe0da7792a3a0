import type { ProblemId } from '#islands/diagnosis/problems.ts'
import type { Range } from '../page/Page.ts'

/** A part of a text that is replaced. */
export interface Edit extends Range {
  text: string
}

/** Edits that mend a problem that has one answer. */
export interface Fix {
  id: ProblemId
  /** In a few words: `data-pollId → data-poll-id`. */
  does: string
  /** The first is where it is told. */
  edits: readonly [Edit, ...Edit[]]
}
