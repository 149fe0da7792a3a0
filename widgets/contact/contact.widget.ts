import type { WidgetEntry } from '#islands/loader/registry.ts'

/** A form for a short message to the newspaper. */
export const contactWidget: WidgetEntry = {
  load: 'eager',
}
