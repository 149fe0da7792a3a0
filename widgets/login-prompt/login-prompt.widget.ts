import type { WidgetEntry } from '#islands/loader/registry.ts'

/**
 * Asks a visitor to sign in before what they were about to do.
 *
 * Options: none; a script opens it, `quiosc.open('login-prompt')`.
 */
export const loginPromptWidget: WidgetEntry = {
  // Opened by other widgets or by `quiosc.open`.
  load: 'none',
}
