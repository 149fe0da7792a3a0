import type { WidgetEntry } from '#islands/loader/registry.ts'

/**
 * Asks a visitor to sign in before what they were about to do.
 *
 * Options: `reason`, `id` and `title`, of the script that opens it: `quiosc.open('login-prompt')`.
 */
export const loginPromptWidget: WidgetEntry = {
  // Opened by other widgets or by `quiosc.open`.
  load: 'none',
}
