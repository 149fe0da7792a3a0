import type { WidgetEntry } from '#islands/loader/registry.ts'

/**
 * A poster that loads the publisher's player when it is pressed, and plays a stream.
 *
 * Options: `data-id`, `data-hls-source`, `data-poster`, `data-aspect-ratio`, `data-duration`, `data-title`, `data-url`.
 */
export const videoWidget: WidgetEntry = {
  load: 'visible',
}
