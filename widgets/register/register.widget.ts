import type { WidgetEntry } from '#islands/loader/registry.ts'

/**
 * The account forms, in the light DOM, where password managers find them.
 *
 * Options: `data-back-url`, `data-email`.
 */
export const registerWidget: WidgetEntry = {
  load: 'eager',
}
