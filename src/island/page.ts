import type { Analytics } from '../analytics/analytics.types.ts'
import type { ApiClient } from '../api/apiClient.ts'
import type { ErrorList } from '../api/errorList.ts'
import type { AppBridge } from '../app-bridge/appBridge.types.ts'
import type { PageIntl } from '../i18n/PageIntl.ts'
import type { Snackbars } from '../overlays/snackbar.types.ts'
import type { Session } from '../session/session.types.ts'
import type { PageConfig } from './pageConfig.ts'

/** What one page gives every island on it: made once, handed in, never imported. */
export interface Page {
  config: PageConfig
  client: ApiClient
  errors: ErrorList
  session: Session
  app: AppBridge
  analytics: Analytics
  snackbars: Snackbars
  /** The address of the page and the ways off it; tests hand in their own. */
  location: PageLocation
  now: () => Date
  /**
   * What islands of several widgets share beyond this page object: made when the first of them asks, the same for all others. So it weighs nothing
   * on pages that have none of them. It ends with the page, when `signal` is aborted.
   */
  once<Shared>(key: string, create: (signal: AbortSignal) => Shared): Shared
  /**
   * Opens a widget as a panel over the page: how one widget calls for another (architecture: never by import). Its options are written as a
   * template would write them.
   *
   * @returns Whether it is there. `false` when it could not be loaded: whoever asked tells the reader.
   */
  open(widget: string, options?: Record<string, string | undefined>): Promise<boolean>
  /** A bug, or a thing that entered broken, for the console outside production and for `quiosc:error`. */
  report(error: unknown, source: string): void
}

export interface PageLocation {
  href(): string
  /** Follows an address after checking it: http(s) on the site's own hosts, anything else goes to the front page. */
  assign(url: string): void
  reload(): void
}

/** What one island gets besides: its own marker's language, life and voice. */
export interface IslandContext extends Page {
  host: HTMLElement
  intl: PageIntl
  /** Aborted when the island goes. */
  signal: AbortSignal
  /**
   * The first frame waits for this, at most 150 ms: what is nearly there, because the loader has asked for it, shows without a skeleton that
   * would be drawn for nothing. The fallback stays until then.
   */
  hold(first: Promise<unknown>): void
  /** Takes a panel off the page again; only an island that {@link Page.open} has called for has one. */
  close?: (() => void) | undefined
  /** Dispatches `quiosc:<name>` on the marker, bubbling and composed (contract §3). */
  emit(name: string, detail?: unknown): void
}
