import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

/** The ways to fail that an editor can choose, by their names in an address. */
export const faultsMessages = defineMessages('preview.fault', {
  'delay-3000': message(),
  '400': message(),
  '401': message(),
  '403': message(),
  '404': message(),
  '500': message(),
  abort: message(),
  timeout: message(),
  malformed: message(),
  'wrong-shape': message(),
  of: message<{ call: string; kind: string }>(),
})
