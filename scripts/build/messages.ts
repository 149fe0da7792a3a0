import { globSync, readFileSync } from 'node:fs'
import { parse } from '@formatjs/icu-messageformat-parser'
import { dateNames } from '../../src/dates/locales/dateNames.ts'
import type { Dictionary } from '../../src/i18n/dictionary.ts'
import type { Language } from '../../src/site/config/config.ts'
import { languages } from '../../src/site/config/config.ts'

const read = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'))

const compile = (texts: Record<string, string>): Dictionary['texts'] =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text, { ignoreTag: true })]))

/** The shared texts that only some widgets and parts need, with what their code is known by. */
const sharedTexts = [
  { folder: 'src/validation', imported: /\/src\/(validation|forms)\// },
  { folder: 'src/slides', imported: /\/src\/slides\/Carousel\.tsx'/ },
  { folder: 'src/filters', imported: /\/src\/filters\// },
  { folder: 'src/account', imported: /\/src\/account\// },
  { folder: 'src/overlays', imported: /\/src\/overlays\/(SubscribeOffers\.tsx|offer\.messages\.ts)'/ },
  { folder: 'src/content', imported: /\/src\/content\/cards\// },
]

const segments = (file: string) => file.split(/[\\/]/)

/** The widgets there are: those with an island. */
export const widgetNames = () => globSync('widgets/*/*.island.tsx').map((file) => segments(file)[1] ?? '')

/** The parts of a widget whose texts load with their code: its folders that have `locales/`. */
const partNames = (widget: string) =>
  globSync(`widgets/${widget}/*/locales/ca.json`).map((file) => segments(file)[2] ?? '')

/** What has a file of texts in each language, by the name that the loader asks for: `poll`, and a part as `profile.feed`. */
export const textNames = () =>
  widgetNames().flatMap((widget) => [widget, ...partNames(widget).map((part) => `${widget}.${part}`)])

/** Whether the code that shows these texts imports something: of a widget, its code without the parts that have their own texts. */
function imports(name: string, imported: RegExp) {
  const [widget = '', part] = name.split('.')
  const others = part ? [] : partNames(widget)
  return globSync(`widgets/${part ? `${widget}/${part}` : widget}/**/*.{ts,tsx}`).some(
    (file) => !others.includes(segments(file)[2] ?? '') && imported.test(readFileSync(file, 'utf8')),
  )
}

/** The folders whose messages a widget or a part of it needs, according to its imports. A part's widget has the texts that all widgets need. */
function foldersOf(name: string) {
  const used = sharedTexts.filter(({ imported }) => imports(name, imported)).map(({ folder }) => folder)
  return [...(name.includes('.') ? [] : ['src/i18n']), ...used, `widgets/${name.replace('.', '/')}`]
}

/** The texts of a widget with the shared ones, or of a part, by language: one file each, because a request costs more than the shared texts. */
export function compileMessages(name: string): readonly { lang: Language; dictionary: Dictionary }[] {
  const folders = foldersOf(name)
  const withDates = !name.includes('.') && writesMoments(name)
  return languages.map((lang) => {
    const texts = folders.map((folder) => compile(read(`${folder}/locales/${lang}.json`)))
    return {
      lang,
      dictionary: { texts: Object.assign({}, ...texts), ...(withDates && { dateNames: dateNames[lang] }) },
    }
  })
}

/** Whether a widget, or any part of it, writes dates as “fa 5 minuts” or with the names of months. */
const writesMoments = (widget: string) =>
  [widget, ...partNames(widget).map((part) => `${widget}.${part}`)].some((name) =>
    imports(name, /\/src\/(ui\/TimeLink|content\/ArticleCard|content\/cards\/ContentCard)\.tsx'/),
  )

/** All texts in every language, by `poll.ca`: for the one-file build. */
export const compileAllMessages = () =>
  Object.fromEntries(
    textNames().flatMap((name) =>
      compileMessages(name).map(({ lang, dictionary }) => [`${name}.${lang}`, dictionary] as const),
    ),
  )
