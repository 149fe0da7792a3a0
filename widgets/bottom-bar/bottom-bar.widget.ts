import type { WidgetEntry } from '#islands/loader/registry.ts'

/** The newspaper's five places at the bottom edge of a phone, with a dot for latest news. */
export const bottomBarWidget: WidgetEntry = {
  load: 'eager',
}
