import type { WidgetEntry } from '#islands/loader/registry.ts'

/**
 * A list of the CMS’s, whose next list page is added in place, and is there when the reader comes back.
 *
 * Options: `data-ajax-only`; the list and its link to the next list page are the marker’s children.
 */
export const articleListWidget: WidgetEntry = {
  load: 'visible',
}
