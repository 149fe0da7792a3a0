import type { WidgetEntry } from '#islands/loader/registry.ts'

/**
 * Contents of the newspaper as cards under a section’s head.
 *
 * Options: `data-layout` (`grid`, `lead`, `list`), `data-content-id`; title, links, PDF and cards in the JSON block.
 */
export const cardsWidget: WidgetEntry = {
  load: 'visible',
}
