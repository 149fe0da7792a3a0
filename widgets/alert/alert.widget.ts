import type { WidgetEntry } from '#islands/loader/registry.ts'

/**
 * Urgent messages in a strip; closed for a day.
 *
 * Options: `data-color`, `data-duration`, `data-id`, a JSON block with `messages`.
 */
export const alertWidget: WidgetEntry = {
  load: 'eager',
}
