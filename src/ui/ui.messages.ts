import { defineMessages, message } from '../i18n/defineMessages.ts'

/** What the parts say themselves, and the few words that every widget says alike. */
export const uiMessages = defineMessages('ui', {
  cancel: message(),
  close: message(),
  loading: message(),
  retry: message(),
  /** Names its field, because a form may have two. */
  showPassword: message<{ label: string }>(),
  charactersLeft: message<{ count: number }>(),
})
