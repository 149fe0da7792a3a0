import { RESUMED, type WidgetEntry } from '#islands/loader/registry.ts'

/** Lets a subscriber give an article to a non-subscriber. */
export const giftWidget: WidgetEntry = {
  load: 'interaction',
  target: RESUMED,
}
