import { globSync, readFileSync } from 'node:fs'
import { parse } from '@formatjs/icu-messageformat-parser'
import { dateNames } from '#kit/dates/dateNames.ts'
import type { Dictionary } from '#kit/i18n/dictionary.ts'
import { languages } from '#lib/site/config/config.ts'
import { texts } from '#widgets/texts.ts'

/** The widgets there are: those with an island. */
export const widgetNames = (): string[] =>
  globSync('widgets/*/*.island.tsx').map((file) => file.split(/[\\/]/)[1] ?? '')

const compile = (file: string): [string, Dictionary['texts'][string]][] =>
  Object.entries<string>(JSON.parse(readFileSync(file, 'utf8'))).map(([id, text]) => [
    id,
    parse(text, { ignoreTag: true }),
  ])

/**
 * All texts, by the name that the loader asks for: `poll.ca`, and of a part `profile.feed.ca`. Those of a widget include the shared ones, because a
 * request costs more than they do.
 */
export const compileMessages = (): Record<string, Dictionary> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, { folders, dateNames: withDates }]) =>
      languages.map((lang) => [
        `${name}.${lang}`,
        {
          texts: Object.fromEntries(folders.flatMap((folder) => compile(`${folder}/locales/${lang}.json`))),
          ...(withDates && { dateNames: dateNames[lang] }),
        },
      ]),
    ),
  )
