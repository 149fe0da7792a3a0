/// <reference types="vite/types/importMeta.d.ts" />
import type { Dictionary } from '#kit/i18n/dictionary.ts'
import type { Language } from '#lib/site/config/config.ts'
import { compileTexts, type FolderTexts } from '#tools/texts/compileTexts.ts'
import { texts } from '#widgets/texts.ts'

/** All texts, by their files. */
const files = import.meta.glob<FolderTexts>('../{src,widgets}/**/locales/*.json', { import: 'default', eager: true })

/** @throws When the folder has no texts in this language. */
export function readFolder(folder: string, lang: Language): FolderTexts {
  const found = files[`../${folder}/locales/${lang}.json`]
  if (!found) throw new Error(`There is no ${folder}/locales/${lang}.json.`)
  return found
}

/**
 * The texts of a widget, or of one of its parts (`profile.saved`): no more than its file of the build has.
 *
 * @throws When `widgets/texts.ts` does not list it.
 */
export function readTexts(name: string, lang: Language): Dictionary {
  const listed = texts[name]
  if (!listed) throw new Error(`widgets/texts.ts has no “${name}”.`)
  const folders = listed.folders.map((folder) => readFolder(folder, lang))
  return compileTexts(folders, lang, listed.dateNames)
}
