import type { CurrentUser } from '#page/session/currentUser.types.ts'
import { preferencesMessages as messages } from './preferences.messages.ts'

type Language = NonNullable<CurrentUser['language']>

/** The ids of the newsletters' languages (reader-account §3). */
export const newsletterLanguageIds: Readonly<Record<Language, number>> = { ca: 1, es: 2, en: 3, de: 4 }

/** The languages that mails are written in (reader-account §3, "Email language options"). */
export const mailLanguages = [
  { language: 'ca', label: messages.catalan },
  { language: 'es', label: messages.spanish },
  { language: 'en', label: messages.english },
] as const satisfies readonly { language: Language; label: unknown }[]

/** The language with this id, as a field's value. */
export const mailLanguageOf = (id: string): Language | undefined =>
  mailLanguages.find(({ language }) => String(newsletterLanguageIds[language]) === id)?.language
