import type { WidgetEntry } from '#islands/loader/registry.ts'

/** Vote and results. */
export const pollWidget = {
  load: 'visible',
  prefetch: 'poll/{pollId}',
} satisfies WidgetEntry
