import type { WidgetEntry } from '#islands/loader/registry.ts'

/** A poster that loads the publisher's player when it is pressed, and plays a stream. */
export const videoWidget: WidgetEntry = {
  load: 'visible',
}
