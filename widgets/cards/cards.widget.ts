import type { WidgetEntry } from '#islands/loader/registry.ts'

/** Contents of the newspaper as cards under a section’s head. */
export const cardsWidget: WidgetEntry = {
  load: 'visible',
}
