import { languages } from '#lib/site/config/config.ts'
import { otherTerms } from './otherTerms.ts'
import { type Finding, lineAt, type Source } from './source.ts'
import { termTable } from './termTable.ts'

/** A text without the names of its values: they are the code’s, and English. */
const withoutNames = (text: string) => text.replace(/\{\w+(?=[,}])/g, '{')

function dictionaryOf({ text }: Source): [string, string][] {
  const parsed: unknown = JSON.parse(text)
  if (typeof parsed !== 'object' || parsed === null) return []
  return Object.entries(parsed).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
}

/**
 * Texts that call a thing by another word than the one agreed for their language.
 *
 * @param others Texts in which such a word is right, by id, with the reason.
 */
export function termFindings(sources: readonly Source[], others = otherTerms): Finding[] {
  const excused = new Set<string>()
  const found = sources.flatMap((source): Finding[] => {
    const { path, text: file } = source
    const lang = languages.find((name) => path.endsWith(`/locales/${name}.json`))
    if (!lang) return []
    return dictionaryOf(source).flatMap(([id, text]) =>
      termTable[lang].flatMap(({ term, not }): Finding[] => {
        const word = not.exec(withoutNames(text))?.[0]
        if (word === undefined) return []
        if (Object.hasOwn(others, id)) {
          excused.add(id)
          return []
        }
        const line = lineAt(file, file.indexOf(`"${id}"`))
        return [{ path, line, problem: `${id} says “${word}”; agreed: ${term} (docs/texts.md)` }]
      }),
    )
  })
  const unneeded = Object.keys(others).filter((id) => !excused.has(id))
  return [
    ...found,
    ...unneeded.map((id) => ({
      path: 'tools/checks/otherTerms.ts',
      problem: `excuses ${id}, which says no such word`,
    })),
  ]
}
