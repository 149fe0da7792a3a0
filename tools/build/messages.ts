import { readFileSync } from 'node:fs'
import type { Dictionary } from '#kit/i18n/dictionary.ts'
import { type Language, languages } from '#lib/site/config/config.ts'
import { texts } from '#widgets/texts.ts'
import { compileTexts, type FolderTexts } from '../texts/compileTexts.ts'

const readFolder = (folder: string, lang: Language): FolderTexts =>
  JSON.parse(readFileSync(`${folder}/locales/${lang}.json`, 'utf8'))

/**
 * All texts, by the name that the loader asks for: `poll.ca`, and of a part `profile.feed.ca`. Those of a widget include the shared ones, because a
 * request costs more than they do.
 */
export function compileMessages(): Record<string, Dictionary> {
  const files: Record<string, Dictionary> = {}
  for (const [name, { folders, dateNames }] of Object.entries(texts))
    for (const lang of languages) {
      const read = folders.map((folder) => readFolder(folder, lang))
      files[`${name}.${lang}`] = compileTexts(read, lang, dateNames)
    }
  return files
}
