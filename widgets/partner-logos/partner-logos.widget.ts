import type { WidgetEntry } from '#islands/loader/registry.ts'

/**
 * The logos of the publisher’s partners, on the sites that have any.
 *
 * Options: a JSON block with `logos`, or the marker’s own children.
 */
export const partnerLogosWidget: WidgetEntry = {
  load: 'eager',
}
