import { defineMessages, message } from '../i18n/defineMessages.ts'

/** Texts of the UI parts, and the few that all widgets share. */
export const uiMessages = defineMessages('ui', {
  cancel: message(),
  close: message(),
  loading: message(),
  retry: message(),
  /** Names its field, because a form may have two. */
  showPassword: message<{ label: string }>(),
  charactersLeft: message<{ count: number }>(),
  /** In place of a nick that nobody can see, or that is missing. */
  someone: message(),
})
