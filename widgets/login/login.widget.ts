import type { WidgetEntry } from '#islands/loader/registry.ts'

/** The account forms, in the light DOM, where password managers find them. */
export const loginWidget: WidgetEntry = {
  load: 'eager',
}
