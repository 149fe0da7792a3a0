import type { WidgetEntry } from '#islands/loader/registry.ts'

/**
 * An ad position, for whom it is meant, from the publisher's ad service.
 *
 * Options: `data-id`, `data-slot-type`, `data-ad-unit-code`, `data-visible-for-subscribers`, `data-visible-for-premium-subscribers`, `data-closable`, `data-column`, `data-content-id`.
 */
export const adWidget: WidgetEntry = {
  load: 'visible',
}
