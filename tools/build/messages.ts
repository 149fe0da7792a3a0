import { globSync, readFileSync } from 'node:fs'
import { parse } from '@formatjs/icu-messageformat-parser'
import { dateNames } from '#kit/dates/locales/dateNames.ts'
import type { Dictionary } from '#kit/i18n/dictionary.ts'
import { type Language, languages } from '#lib/site/config/config.ts'
import { texts } from '#widgets/texts.ts'

const read = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'))

const compile = (messages: Record<string, string>): Dictionary['texts'] =>
  Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, parse(text, { ignoreTag: true })]))

const segments = (file: string) => file.split(/[\\/]/)

/** The widgets there are: those with an island. */
export const widgetNames = () => globSync('widgets/*/*.island.tsx').map((file) => segments(file)[1] ?? '')

/** What has a file of texts in each language, by the name that the loader asks for: `poll`, and a part as `profile.feed`. */
export const textNames = () => Object.keys(texts)

/** The texts of a widget with the shared ones, or of a part, by language: one file each, because a request costs more than the shared texts. */
export function compileMessages(name: string): readonly { lang: Language; dictionary: Dictionary }[] {
  const { folders = [], dateNames: withDates = false } = texts[name] ?? {}
  return languages.map((lang) => {
    const compiled = folders.map((folder) => compile(read(`${folder}/locales/${lang}.json`)))
    return {
      lang,
      dictionary: { texts: Object.assign({}, ...compiled), ...(withDates && { dateNames: dateNames[lang] }) },
    }
  })
}

/** All texts in every language, by `poll.ca`: for the one-file build. */
export const compileAllMessages = () =>
  Object.fromEntries(
    textNames().flatMap((name) =>
      compileMessages(name).map(({ lang, dictionary }) => [`${name}.${lang}`, dictionary] as const),
    ),
  )
