import type { WidgetEntry } from '#islands/loader/registry.ts'

/** The number of comments, in a line of a card. */
export const commentsCountWidget: WidgetEntry = {
  // No first request: another marker of the page may have the count already.
  load: 'visible',
}
