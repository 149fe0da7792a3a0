import type { WidgetEntry } from '#islands/loader/registry.ts'

/** The reader's own corner, an aside opened by `#profile`: notifications, saved articles, follows, gifts, comments, the public profile and all settings. */
export const profileWidget: WidgetEntry = {
  load: 'interaction',
  target: '#profile',
}
