import type { WidgetEntry } from '#islands/loader/registry.ts'

/** A strip of contents, columns, authors, numbers, texts, media; moved by arrows, bullets, keys and fingers. */
export const carouselWidget: WidgetEntry = {
  load: 'visible',
}
