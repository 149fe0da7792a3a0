import type { WidgetEntry } from '#islands/loader/registry.ts'

/** A strip of newsletters. */
export const newsletterCarouselWidget: WidgetEntry = {
  load: 'visible',
}
