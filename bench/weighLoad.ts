import { type Language, languages } from '#lib/site/config/config.ts'
import type { Built } from './Built.ts'
import type { Load } from './budgets.ts'
import { chunkFile } from './chunkFile.ts'
import { pageFiles } from './pageFiles.ts'
import { partFiles } from './partFiles.ts'
import { partsOf } from './partsOf.ts'
import { weigh } from './weigh.ts'

/** The weight of a part of a widget, with the heaviest of the others that open from it. */
function weighOpened(built: Built, widget: string, part: string, lang: Language, page: ReadonlySet<string>): number {
  const opened = partFiles(built, widget, part, lang, page)
  const loaded = new Set([...page, ...opened])
  const others = partsOf(built, widget).filter((other) => other !== part)
  const weights = others.map((other) => weigh(built, partFiles(built, widget, other, lang, loaded)))
  return weigh(built, opened) + Math.max(0, ...weights)
}

/** Weighs the files that a page loads, in bytes brotli, in the language that has the most. @throws When the build lacks one of its files. */
export function weighLoad(built: Built, load: Load): number {
  if ('files' in load)
    return weigh(
      built,
      load.files.map((name) => (name.endsWith('.js') ? name : chunkFile(built, name))),
    )
  const { widgets, opens } = load
  return Math.max(
    ...languages.map((lang) => {
      const page = pageFiles(built, widgets, lang)
      return (
        weigh(built, page) + (opens === undefined ? 0 : weighOpened(built, widgets.at(-1) ?? '', opens, lang, page))
      )
    }),
  )
}
