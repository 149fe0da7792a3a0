import type { WidgetEntry } from '#islands/loader/registry.ts'

/**
 * The printed issues: latest edition, filters, PDFs, downloads in the app.
 *
 * Options: `data-base-path`, `data-first-year`, `data-issue-url`, `data-subscribe-url`; filters come from the URL.
 */
export const archiveWidget: WidgetEntry = {
  // No first request: its parameters are in the page's URL.
  load: 'eager',
}
