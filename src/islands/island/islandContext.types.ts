import type { GenericSchema, InferOutput } from 'valibot'
import type { PageIntl } from '#kit/i18n/PageIntl.ts'
import type { WidgetName } from '#lib/site/WidgetName.ts'
import type { Emit } from '#page/bus/emit.ts'
import type { Publish } from '#page/bus/publish.ts'
import type { Page } from '../runtime/page.types.ts'

/** The marker's own children, as a server has read them from the page of the CMS. Addresses are absolute, and not checked. */
export interface MarkerChildren {
  /** Their text, without that of blocks. */
  text: string
  /** Of their first link. */
  link: string | undefined
  /** Of their first link with `rel="next"`. */
  next: string | undefined
}

/** The page, and what is specific to one island: its marker's language, signal and events. */
export interface IslandContext extends Page {
  host: HTMLElement
  intl: PageIntl
  /** Aborted when the island is unmounted. */
  signal: AbortSignal
  /**
   * Delays the first render until this promise settles, by 150 ms at most, so that prefetched data shows without a flash of the skeleton. The fallback
   * stays visible meanwhile.
   */
  delayFirstRender(until: Promise<unknown>): void
  /**
   * Delays the first render until this promise settles, however long: for code without which the first frame would differ from what a server has rendered. That
   * stays visible meanwhile.
   */
  holdFirstRender(until: Promise<unknown>): void
  /** The marker's children on a server, which has no elements; undefined in a browser, where {@link host} has them. */
  children?: MarkerChildren | undefined
  /** Runs at once in a browser, and never on a server: listening to the page, asking for what is not rendered there. */
  inBrowser(act: () => void): void
  /** Whether the page has a marker of one of these widgets. */
  hasMarker(...widgets: readonly WidgetName[]): boolean
  /**
   * The answer to the widget's first request that a server has rendered it from: what the widget shows first. It is nobody's in particular, and the client
   * still answers the request itself. Undefined where no server has rendered it, and after the marker's options have changed.
   *
   * @param path As the widget's api sends it, with its query.
   */
  served<Schema extends GenericSchema>(path: string, schema: Schema): InferOutput<Schema> | undefined
  /**
   * Loads the texts of a part of the widget and adds them to `intl`: those of `widgets/<widget>/<part>/locales/`, which the widget's own file leaves out.
   * Call it together with the import of the part's code.
   *
   * @throws {Error} Named `ChunkLoadError`, when they cannot be loaded.
   */
  loadTexts(part: string): Promise<void>
  /** Takes an opened widget off the page; present only in an island opened by {@link Page.open}. */
  close?: (() => void) | undefined
  emit: Emit
  publish: Publish
}
