import { RESUMED, type WidgetEntry } from '#islands/loader/registry.ts'

/** A button to follow an author, a topic, a column or another reader. */
export const followWidget: WidgetEntry = {
  load: 'visible',
  target: RESUMED,
}
