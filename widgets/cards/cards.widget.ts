import type { WidgetEntry } from '#islands/loader/registry.ts'

/**
 * Contents of the newspaper as cards under a section’s head.
 *
 * Options: `data-layout`, `data-content-id`, a JSON block with `title`, `href`, `links`, `pdf` and `cards`.
 */
export const cardsWidget: WidgetEntry = {
  load: 'visible',
}
