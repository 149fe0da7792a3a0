import { RESUMED, type WidgetEntry } from '#islands/loader/registry.ts'

/** A button that saves an article, and the reader's lists. */
export const saveToListWidget: WidgetEntry = {
  load: 'interaction',
  target: RESUMED,
}
