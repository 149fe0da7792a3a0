import type { PageIntl } from '../i18n/PageIntl.ts'
import type { Page } from '../runtime/page.types.ts'

/** What one island gets besides the page: its marker's language, signal and events. */
export interface IslandContext extends Page {
  host: HTMLElement
  intl: PageIntl
  /** Aborted when the island is unmounted. */
  signal: AbortSignal
  /**
   * The first frame waits for this promise, at most 150 ms: data that the loader has prefetched then shows without flashing a skeleton. The fallback
   * is visible until then.
   */
  holdFirstFrame(first: Promise<unknown>): void
  /** Removes a panel from the page; present only in an island opened by {@link Page.open}. */
  close?: (() => void) | undefined
  /** Dispatches `quiosc:<name>` on the marker, bubbling and composed (contract §3). */
  emit(name: string, detail?: unknown): void
}
