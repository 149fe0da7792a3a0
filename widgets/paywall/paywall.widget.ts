import type { WidgetEntry } from '#islands/loader/registry.ts'

/**
 * The nine messages around what a reader may read.
 *
 * Options: `data-type`, `data-content-id`, `data-message-id`, ….
 */
export const paywallWidget = {
  load: 'eager',
  prefetch: 'paywall/message/{messageId}',
} satisfies WidgetEntry
