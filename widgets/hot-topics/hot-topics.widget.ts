import type { WidgetEntry } from '#islands/loader/registry.ts'

/**
 * Today’s topics in a strip, sponsored ones styled as ads.
 *
 * Options: `data-content-id`; title and topics in the JSON block.
 */
export const hotTopicsWidget: WidgetEntry = {
  load: 'visible',
}
