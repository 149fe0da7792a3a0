import { parse } from '@formatjs/icu-messageformat-parser'
import { dateNames } from '#kit/dates/dateNames.ts'
import type { Dictionary } from '#kit/i18n/dictionary.ts'
import type { Language } from '#lib/site/config/config.ts'

/** The texts of a folder in one language, by their ids, as its `locales/` has them. */
export type FolderTexts = Readonly<Record<string, string>>

/**
 * Compiles the texts of some folders into one dictionary: for the files of the build, and in the same way for stories and tests.
 *
 * @param withDates Whether dates are written in words.
 */
export const compileTexts = (folders: readonly FolderTexts[], lang: Language, withDates: boolean): Dictionary => ({
  texts: Object.fromEntries(
    folders.flatMap((texts) => Object.entries(texts)).map(([id, text]) => [id, parse(text, { ignoreTag: true })]),
  ),
  ...(withDates && { dateNames: dateNames[lang] }),
})
