import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const messages = defineMessages('contact', {
  form: message(),
  name: message(),
  message: message(),
  help: message(),
  support: message<{ phone: string; hours: string }>(),
  supportHours: message(),
  send: message(),
  sending: message(),
  sentTitle: message(),
  sentText: message(),
  home: message(),
  again: message(),
})
