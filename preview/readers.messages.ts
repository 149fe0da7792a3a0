import { defineMessages, message } from '#kit/i18n/defineMessages.ts'
import type { PersonaName } from '#mocks/backend/personas.ts'

/** The mocks' readers by what sets each apart: their own names are the tests'. */
export const readersMessages = defineMessages('preview.reader', {
  anonymous: message(),
  registered: message(),
  'trial-14': message(),
  'trial-1': message(),
  'trial-0': message(),
  'unpaid-registered': message(),
  subscriber: message(),
  'unpaid-subscriber': message(),
  'subscriber-no-comments': message(),
  'subscriber-no-archive': message(),
  'subscriber-no-gift': message(),
  'subscriber-last-gift': message(),
  'subscriber-gifts-used': message(),
  'premium-s': message(),
  'premium-c': message(),
  founder: message(),
  staff: message(),
  banned: message(),
  unvalidated: message(),
  apple: message(),
  'apple-monthly': message(),
  'subscriber-site': message(),
  social: message(),
  collector: message(),
  newcomer: message(),
} satisfies Record<PersonaName, unknown>)
