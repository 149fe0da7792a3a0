import type { WidgetEntry } from '#islands/loader/registry.ts'

/**
 * The page that a recovery mail links to.
 *
 * Options: the token comes from the URL.
 */
export const changePasswordWidget: WidgetEntry = {
  load: 'eager',
}
