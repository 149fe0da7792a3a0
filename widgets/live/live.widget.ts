import type { WidgetEntry } from '#islands/loader/registry.ts'

/** A live blog or a football match, whose messages come without moving what is read. */
export const liveWidget: WidgetEntry = {
  // No first request: its call depends on the kind.
  load: 'visible',
  target: '#live-',
}
