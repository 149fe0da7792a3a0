import type { Shared } from '#lib/share/shareTargets.ts'
import type { ShareDeps } from '#page/overlays/createShareActions.ts'
import type { OpenedWidget } from './action-bar.model.ts'

/** The bar's side effects on the page, injected by the island so that views do not use `window`. */
export interface BarActions {
  /** The title and address for the popup. */
  shared: Shared
  shareDeps: ShareDeps
  /** False when there is no conversation to link to. */
  hasComments: boolean
  showComments(): void
  /** Opens the app's share sheet. @returns False when there is none, so the popup opens instead. */
  shareInApp(): boolean
  /**
   * Resolves when the widget has opened, or after an error was shown.
   *
   * @param resume For `save-to-list`: saves at once instead, see its schema.
   */
  open(widget: OpenedWidget, resume?: string): Promise<void>
}
