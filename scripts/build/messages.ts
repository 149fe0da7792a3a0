import { globSync, readFileSync } from 'node:fs'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Language } from '../../src/site/config.ts'
import { languages } from '../../src/site/config.ts'

type Compiled = Record<string, unknown>

const read = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'))

const compile = (texts: Record<string, string>): Compiled =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text, { ignoreTag: true })]))

/** A widget's texts in one language with the shared ones: one file a widget and language, because a request costs more than the shared texts. */
export function compileMessages(widget: string, lang: Language): Compiled {
  return {
    ...compile(read(`src/i18n/locales/${lang}.json`)),
    ...compile(read(`widgets/${widget}/locales/${lang}.json`)),
  }
}

/** The widgets there are: those with an island. */
export const widgetNames = () => globSync('widgets/*/*.island.tsx').map((file) => file.split(/[\\/]/)[1] ?? '')

/** Every widget in every language, by `poll.ca`: for the one-file build. */
export const compileAllMessages = () =>
  Object.fromEntries(
    widgetNames().flatMap((name) => languages.map((lang) => [`${name}.${lang}`, compileMessages(name, lang)] as const)),
  )
