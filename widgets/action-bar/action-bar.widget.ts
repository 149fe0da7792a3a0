import { RESUMED, type WidgetEntry } from '#islands/loader/registry.ts'

/** An article's actions: comments, save, share, give. */
export const actionBarWidget: WidgetEntry = {
  load: 'visible',
  target: RESUMED,
}
