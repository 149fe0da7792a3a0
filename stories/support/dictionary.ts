/// <reference types="vite/types/importMeta.d.ts" />
import { parse } from '@formatjs/icu-messageformat-parser'
import type { TextsModule } from '#islands/loader/chunks.ts'
import { dateNames } from '#kit/dates/dateNames.ts'
import type { Dictionary } from '#kit/i18n/dictionary.ts'
import type { Language } from '#lib/site/config/config.ts'
import { texts } from '#widgets/texts.ts'

/** All dictionaries, by their files. */
const files = import.meta.glob<Record<string, string>>('../../{src,widgets}/**/locales/*.json', { import: 'default' })

/** The texts of some folders, compiled as the build does. */
async function readFolders(folders: readonly string[], lang: Language): Promise<Dictionary['texts']> {
  const read = await Promise.all(folders.map((folder) => files[`../../${folder}/locales/${lang}.json`]?.()))
  const entries = read.flatMap((found) => Object.entries(found ?? {}))
  return Object.fromEntries(entries.map(([id, text]) => [id, parse(text, { ignoreTag: true })]))
}

/** Loads the texts that the steps of a widget's states name: its own and those of all its parts. */
export async function loadStepTexts(widget: string, lang: Language): Promise<Dictionary> {
  const names = Object.keys(texts).filter((name) => name === widget || name.startsWith(`${widget}.`))
  return {
    texts: await readFolders(
      names.flatMap((name) => texts[name]?.folders ?? []),
      lang,
    ),
  }
}

/** A widget's texts with the shared ones that its code shows, or those of one of its parts: no more than its file of the build has. */
export async function loadTexts(widget: string, lang: Language, part?: string): Promise<TextsModule> {
  const found = texts[part ? `${widget}.${part}` : widget]
  return {
    messages: {
      texts: await readFolders(found?.folders ?? [], lang),
      ...(found?.dateNames && { dateNames: dateNames[lang] }),
    },
  }
}

/** The texts of the parts of `src/kit/ui` alone. */
export async function loadSharedDictionary(lang: Language): Promise<Dictionary> {
  return { texts: await readFolders(['src/kit/i18n'], lang), dateNames: dateNames[lang] }
}
