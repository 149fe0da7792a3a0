import { defineMessages, message } from '../i18n/defineMessages.ts'

/** Messages that login and registration share. */
export const accountMessages = defineMessages('account', {
  back: message(),
  email: message(),
  password: message(),
  or: message(),
  /** `company`: Google, Facebook or Apple. */
  with: message<{ company: string }>(),
  already: message<{ nick: string }>(),
  goOn: message(),
  signOut: message(),
  appTitle: message(),
  appText: message(),
  appOpen: message(),
})
