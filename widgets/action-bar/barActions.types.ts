import type { Shared } from '../../src/lib/shareTargets.ts'
import type { Panel } from './action-bar.model.ts'

/** The bar's side effects on the page, injected by the island so that views do not use `window`. */
export interface BarActions {
  shared: Shared
  /** False when there is no conversation to link to. */
  hasComments: boolean
  showComments(): void
  /** Opens the app's share sheet. @returns False when there is none, so the popup opens instead. */
  shareInApp(): boolean
  /** Copies the article's address. @returns False after an error was shown: the browser did not allow it. */
  copyLink(): Promise<boolean>
  /** Opens the device's share sheet; undefined when it has none. */
  shareByDevice: (() => Promise<void>) | undefined
  /** Called when a link to this place was clicked. */
  onShared(channel: string): void
  /**
   * Resolves when the panel has opened, or after an error was shown.
   *
   * @param resume For `save-to-list`: saves at once instead, see its schema.
   */
  open(panel: Panel, resume?: string): Promise<void>
}
