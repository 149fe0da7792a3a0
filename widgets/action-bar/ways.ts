import type { Shared } from '../../src/lib/shareTargets.ts'
import type { Panel } from './action-bar.model.ts'

/** What the bar does to the page; made by the island, so that views know no page. */
export interface BarWays {
  shared: Shared
  /** False where the conversation is nowhere to be found. */
  hasComments: boolean
  showComments(): void
  /** By the app's own sheet. @returns False where there is none: the icons serve. */
  shareInApp(): boolean
  /** By the device's own sheet, where there is one. */
  shareByDevice: (() => Promise<void>) | undefined
  /** A link to this place was followed. */
  onShared(way: string): void
  /** Resolves when the panel is there, or when the reader was told that it is not. */
  open(panel: Panel): Promise<void>
}
