import type { Guard } from './createGuard.ts'
import type { ScriptProblem } from './input/ScriptProblem.ts'
import type { Page } from './page/Page.ts'
import type { Heights } from './rules/heights.ts'
import type { ReservingRule } from './rules/reservingRules.ts'

/** The context that rules need besides the page itself. */
export interface CheckContext {
  /** The style sheets that were found beside the pages, or named. */
  sheets: readonly ReservingRule[]
  /** Whether any were: without, a template's space may be reserved in a sheet that nobody has shown. */
  hasSheets: boolean
  guard: Guard
  heights: ReadonlyMap<string, Heights>
  /** Whether the user has named some, which are then all that there are. */
  namesSheets: boolean
  /** Why the script at an address of a file's page, or a file that it loads for some widgets, cannot be loaded; undefined when it can be, or when nobody can know. */
  probeFile(address: string, widgets: readonly string[]): ScriptProblem | undefined
  /** Why the service worker at an address cannot be registered by a file's page; undefined when it can be, or when nobody can know. */
  probeWorker(address: string, page: Page): string | undefined
}
