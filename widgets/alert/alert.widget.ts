import type { WidgetEntry } from '#islands/loader/registry.ts'

/** Urgent messages in a strip; closed for a day. */
export const alertWidget: WidgetEntry = {
  load: 'eager',
}
