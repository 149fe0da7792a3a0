import type { WidgetEntry } from '#islands/loader/registry.ts'

/** An ad position, for whom it is meant, from the publisher's ad service. */
export const adWidget: WidgetEntry = {
  load: 'visible',
}
