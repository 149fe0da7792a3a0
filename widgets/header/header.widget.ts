import type { WidgetEntry } from '#islands/loader/registry.ts'

/** The head of the page: menus, search, languages, sign-in, profile, premium; the server's own stays until it is there. */
export const headerWidget: WidgetEntry = {
  load: 'eager',
}
