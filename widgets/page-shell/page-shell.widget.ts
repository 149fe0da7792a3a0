import type { WidgetEntry } from '#islands/loader/registry.ts'

/** Once per page, at its end: modals, the reminder to validate the email address, the service worker. */
export const pageShellWidget: WidgetEntry = {
  // No first request: the first widget that mounts loads the session.
  load: 'eager',
}
