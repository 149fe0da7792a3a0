import type { Heights } from './rules/heights.ts'
import type { ReservingRule } from './rules/reservingRules.ts'

/** What the rules need besides the page itself. */
export interface CheckContext {
  /** The style sheets that were found beside the pages, or named. */
  sheets: readonly ReservingRule[]
  /** Whether any were: without, a template's space may be reserved in a sheet that nobody has shown. */
  hasSheets: boolean
  heights: ReadonlyMap<string, Heights>
  /** Why the script at an address cannot be loaded; undefined when it can be, or when nobody can know. */
  scriptFailure(page: string, address: string): string | undefined
}
