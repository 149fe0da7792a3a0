import type { WidgetEntry } from '#islands/loader/registry.ts'

/** The page after a registration: two optional details, and the validation mail again. */
export const welcomeWidget: WidgetEntry = {
  load: 'eager',
}
