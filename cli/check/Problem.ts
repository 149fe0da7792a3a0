import type { Finding } from './CheckReport.types.ts'
import type { Range } from './page/Page.ts'

/** Something that a rule has found in a page, and where. */
export interface Problem extends Pick<Finding, 'id' | 'message' | 'widget' | 'attribute'> {
  at: Range
}
