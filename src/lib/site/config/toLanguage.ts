import type { Language } from './config.ts'

/** Two letters, or three of ISO 639-2; a word such as `Castellano` begins like another language. */
const CODE = /^\s*(cat?|es|spa|eng?|deu?|ger)(?![a-z])/i

/** The languages of the codes of three letters that do not begin as the two, by their first two letters. */
const others: Record<string, Language | undefined> = { sp: 'es', ge: 'de' }

/** A language as `<html lang>` writes it, with a region or without: `ca-ES` is Catalan. Undefined for one that we do not speak. */
export const toLanguage = (value: unknown): Language | undefined => {
  const code = CODE.exec(String(value))?.[1]?.slice(0, 2).toLowerCase() ?? ''
  // A text that the expression lets through begins with the two letters of a language of ours, or is among the others.
  return others[code] ?? ((code || undefined) as Language | undefined)
}
