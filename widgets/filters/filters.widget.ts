import type { WidgetEntry } from '#islands/loader/registry.ts'

/** The filters of a list, in a panel: choices, days, ranges of days; applied by the address, or by the `live` of the page whose `id` is `data-for`. */
export const filtersWidget: WidgetEntry = {
  load: 'interaction',
}
