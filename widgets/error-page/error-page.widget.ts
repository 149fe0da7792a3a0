import type { WidgetEntry } from '#islands/loader/registry.ts'

/**
 * The 404 and 403 pages.
 *
 * Options: `data-code`.
 */
export const errorPageWidget: WidgetEntry = {
  load: 'eager',
}
