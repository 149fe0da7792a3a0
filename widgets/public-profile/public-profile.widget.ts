import type { WidgetEntry } from '#islands/loader/registry.ts'

/**
 * A nick that opens its reader's profile in the aside.
 *
 * Options: `data-user-id`, `data-nick`.
 */
export const publicProfileWidget: WidgetEntry = {
  load: 'interaction',
}
