/// <reference types="vite/types/importMeta.d.ts" />
import type { TextsModule } from '#islands/loader/chunks.ts'
import type { Dictionary } from '#kit/i18n/dictionary.ts'
import type { Language } from '#lib/site/config/config.ts'
import { compileTexts, type FolderTexts } from '#tools/texts/compileTexts.ts'
import { texts } from '#widgets/texts.ts'

/** All dictionaries, by their files. */
const files = import.meta.glob<FolderTexts>('../../{src,widgets}/**/locales/*.json', { import: 'default' })

const readFolders = async (folders: readonly string[], lang: Language): Promise<FolderTexts[]> => {
  const read = await Promise.all(folders.map((folder) => files[`../../${folder}/locales/${lang}.json`]?.()))
  return read.filter((found) => found !== undefined)
}

/** Loads the texts that the steps of a widget's states name: its own and those of all its parts. */
export async function loadStepTexts(widget: string, lang: Language): Promise<Dictionary> {
  const names = Object.keys(texts).filter((name) => name === widget || name.startsWith(`${widget}.`))
  const folders = names.flatMap((name) => texts[name]?.folders ?? [])
  return compileTexts(await readFolders(folders, lang), lang, false)
}

/** A widget's texts with the shared ones that its code shows, or those of one of its parts: no more than its file of the build has. */
export async function loadTexts(widget: string, lang: Language, part?: string): Promise<TextsModule> {
  const { folders, dateNames } = texts[part ? `${widget}.${part}` : widget] ?? { folders: [], dateNames: false }
  return { messages: compileTexts(await readFolders(folders, lang), lang, dateNames) }
}

/** The texts of the parts of `src/kit/ui` alone. */
export const loadSharedDictionary = async (lang: Language): Promise<Dictionary> =>
  compileTexts(await readFolders(['src/kit/i18n'], lang), lang, true)
