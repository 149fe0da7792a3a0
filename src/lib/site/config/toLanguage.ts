import type { Language } from './config.ts'

/** Two letters, or the three of ISO 639-2; a word such as `Castellano` begins like another language. */
const CODE = /^\s*(cat?|es|eng?|deu?)(?![a-z])/i

/** A language as `<html lang>` writes it, with a region or without: `ca-ES` is Catalan. Undefined for one that we do not speak. */
export const toLanguage = (value: unknown): Language | undefined =>
  // A text that the expression lets through begins with the two letters of a language of ours.
  CODE.exec(String(value))?.[1]?.slice(0, 2).toLowerCase() as Language | undefined
