import type { WidgetEntry } from '#islands/loader/registry.ts'

/** A nick that opens its reader's profile in the aside. */
export const publicProfileWidget: WidgetEntry = {
  load: 'interaction',
}
