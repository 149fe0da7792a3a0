import { globSync, readFileSync } from 'node:fs'
import { parse } from '@formatjs/icu-messageformat-parser'
import { dateNames } from '../../src/dates/locales/dateNames.ts'
import type { Dictionary } from '../../src/i18n/dictionary.ts'
import type { Language } from '../../src/site/config/config.ts'
import { languages } from '../../src/site/config/config.ts'

const read = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'))

const compile = (texts: Record<string, string>): Dictionary['texts'] =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text, { ignoreTag: true })]))

/** The shared texts that only some widgets need, with what their code is known by. */
const parts = [
  { folder: 'src/validation', imported: /\/src\/(validation|forms)\// },
  { folder: 'src/account', imported: /\/src\/account\// },
]

const imports = (widget: string, imported: RegExp) =>
  globSync(`widgets/${widget}/**/*.{ts,tsx}`).some((file) => imported.test(readFileSync(file, 'utf8')))

/** The folders whose messages a widget needs, according to its imports. */
const foldersOf = (widget: string) => {
  const used = parts.filter(({ imported }) => imports(widget, imported))
  return ['src/i18n', ...used.map(({ folder }) => folder), `widgets/${widget}`]
}

/** A widget's texts in one language with the shared ones: one file a widget and language, because a request costs more than the shared texts. */
export function compileMessages(widget: string, lang: Language): Dictionary {
  const texts = foldersOf(widget).map((folder) => compile(read(`${folder}/locales/${lang}.json`)))
  return {
    texts: Object.assign({}, ...texts),
    ...(imports(widget, /\/src\/ui\/TimeLink\.tsx'/) && { dateNames: dateNames[lang] }),
  }
}

/** The widgets there are: those with an island. */
export const widgetNames = () => globSync('widgets/*/*.island.tsx').map((file) => file.split(/[\\/]/)[1] ?? '')

/** Every widget in every language, by `poll.ca`: for the one-file build. */
export const compileAllMessages = () =>
  Object.fromEntries(
    widgetNames().flatMap((name) => languages.map((lang) => [`${name}.${lang}`, compileMessages(name, lang)] as const)),
  )
