import type { WidgetEntry } from '#islands/loader/registry.ts'

/** Today’s topics in a strip, sponsored ones styled as ads. */
export const hotTopicsWidget: WidgetEntry = {
  load: 'visible',
}
