import type { WidgetEntry } from '#islands/loader/registry.ts'

/**
 * Today’s topics in a strip, sponsored ones styled as ads.
 *
 * Options: `data-content-id`, a JSON block with `title` and `topics`.
 */
export const hotTopicsWidget: WidgetEntry = {
  load: 'visible',
}
