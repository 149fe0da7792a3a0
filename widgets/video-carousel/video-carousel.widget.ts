import type { WidgetEntry } from '#islands/loader/registry.ts'

/** A strip of videos, which moves on by itself. */
export const videoCarouselWidget: WidgetEntry = {
  load: 'visible',
}
