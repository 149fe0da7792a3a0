import type { WidgetEntry } from '#islands/loader/registry.ts'

/**
 * Vote and results.
 *
 * Options: `data-poll-id`.
 */
export const pollWidget = {
  load: 'visible',
  prefetch: 'poll/{pollId}',
} satisfies WidgetEntry
