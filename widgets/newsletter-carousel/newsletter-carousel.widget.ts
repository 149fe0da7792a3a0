import type { WidgetEntry } from '#islands/loader/registry.ts'

/**
 * A strip of newsletters.
 *
 * Options: `data-slides`, a JSON block with `title`, `more`, `cards`.
 */
export const newsletterCarouselWidget: WidgetEntry = {
  load: 'visible',
}
