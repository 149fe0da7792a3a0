import type { WidgetEntry } from '#islands/loader/registry.ts'

/**
 * The page that a recovery mail links to.
 *
 * Options: `data-back-url`; the token comes from the URL.
 */
export const changePasswordWidget: WidgetEntry = {
  load: 'eager',
}
