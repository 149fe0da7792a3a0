import type { WidgetEntry } from '#islands/loader/registry.ts'

/**
 * Reading, writing, replying, liking, reporting; also the app's web view.
 *
 * Options: `data-content-id`, `data-order`.
 */
export const commentsWidget: WidgetEntry = {
  load: 'visible',
  prefetch: 'comment/content/{contentId}?order={order:desc}',
  target: '#comment-|/webview/content/',
}
