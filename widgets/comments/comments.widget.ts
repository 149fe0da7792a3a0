import type { WidgetEntry } from '#islands/loader/registry.ts'
import { COMMENTS_PATH } from '#lib/site/commentsPath.ts'

/** Reading, writing, replying, liking, reporting; also the app's web view. */
export const commentsWidget = {
  load: 'visible',
  prefetch: `${COMMENTS_PATH}?order={order:desc}`,
  target: '#comment-|/webview/content/',
} satisfies WidgetEntry
