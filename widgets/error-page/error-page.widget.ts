import type { WidgetEntry } from '#islands/loader/registry.ts'

/** The 404 and 403 pages. */
export const errorPageWidget: WidgetEntry = {
  load: 'eager',
}
