import type { WidgetEntry } from '#islands/loader/registry.ts'

/**
 * The logos of the publisher’s partners, on the sites that have any.
 *
 * Options: logos in the JSON block, or the marker’s own children.
 */
export const partnerLogosWidget: WidgetEntry = {
  load: 'eager',
}
