import type { TimeZone } from '#kit/dates/timeZone.ts'
import type { PageFormatters } from '#kit/i18n/createFormatters.ts'
import type { WidgetName } from '#lib/site/WidgetName.ts'
import type { Analytics } from '#page/analytics/analytics.types.ts'
import type { ApiClient } from '#page/api/apiClient.ts'
import type { ErrorList } from '#page/api/errorList.ts'
import type { AppBridge } from '#page/app-bridge/appBridge.types.ts'
import type { Snackbars } from '#page/overlays/snackbar.types.ts'
import type { Session } from '#page/session/session.types.ts'
import type { LoadedConfig } from './pageConfig.types.ts'

/** The object that the runtime passes to every island of a page: created once, injected, never imported. */
export interface Page {
  config: LoadedConfig
  client: ApiClient
  errors: ErrorList
  session: Session
  app: AppBridge
  analytics: Analytics
  snackbars: Snackbars
  /** The page's address and redirects; tests pass their own. */
  location: PageLocation
  now: () => Date
  /** The newspaper's: times without an offset are meant in it (contract §1). */
  timeZone: TimeZone
  /** For numbers, dates and lists in texts: made once, because each is expensive for a browser. */
  formatters: PageFormatters
  /**
   * A value shared by islands of several widgets: created on the first call for a key, the same for all others. So it costs nothing
   * on pages without them. It must clean up when `signal` is aborted.
   */
  getShared<Shared>(key: string, create: (signal: AbortSignal) => Shared): Shared
  /**
   * Opens a widget over the page; this is how one widget uses another (docs/contributing.md: never by import). Its options are written as in a
   * template.
   *
   * @returns Whether it was mounted. `false` when it could not be loaded: the caller shows the failure.
   */
  open(widget: WidgetName, options?: Record<string, string | undefined>): Promise<boolean>
  /**
   * Whether a marker is one that {@link Page.open} has added: its options are what a widget has asked for. The same options in the page's HTML are anybody's, and
   * do nothing in the reader's name.
   */
  hasOpened(marker: HTMLElement): boolean
  /** Reports a bug or an invalid answer: on the console outside production, and as `quiosc:error`. */
  report(error: unknown, source: string): void
}

export interface PageLocation {
  href(): string
  /** Redirects to an address after checking it: http(s) on the site's own hosts, else to the front page. */
  assign(url: string): void
  reload(): void
}
