import type { WidgetEntry } from '../../src/islands/loader/registry.ts'
import { RESUMED } from '../../src/islands/loader/registry.ts'

/**
 * A button that saves an article, and the reader's lists.
 *
 * Options: `data-content-id`, `data-title`.
 */
export const saveToListWidget: WidgetEntry = {
  load: 'interaction',
  target: RESUMED,
}
