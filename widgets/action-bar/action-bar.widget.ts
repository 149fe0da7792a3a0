import { RESUMED, type WidgetEntry } from '#islands/loader/registry.ts'

/**
 * An article's actions: comments, save, share, give.
 *
 * Options: `data-content-id`, `data-title`, `data-url`, `data-gift-enabled`, `data-num-comments`.
 */
export const actionBarWidget: WidgetEntry = {
  load: 'visible',
  target: RESUMED,
}
