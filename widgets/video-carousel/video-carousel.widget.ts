import type { WidgetEntry } from '#islands/loader/registry.ts'

/**
 * A strip of videos, which moves on by itself.
 *
 * Options: `data-layout`, `data-content-id`, a JSON block with `title`, `more`, `cards`.
 */
export const videoCarouselWidget: WidgetEntry = {
  load: 'visible',
}
