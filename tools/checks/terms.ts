import { languages } from '#lib/site/config/config.ts'
import { type Finding, lineAt, type Source } from './source.ts'
import { termTable } from './termTable.ts'

/** A text without its plain values: their names are the code’s, and English. */
const withoutValues = (text: string) => text.replace(/\{\w+\}/g, '{}')

function dictionaryOf({ text }: Source): [string, string][] {
  const parsed: unknown = JSON.parse(text)
  if (typeof parsed !== 'object' || parsed === null) return []
  return Object.entries(parsed).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
}

/** Texts that call a thing by another word than the one agreed for their language. It is advice: a word may be right where it is. */
export function termFindings(sources: readonly Source[]): Finding[] {
  return sources.flatMap((source): Finding[] => {
    const { path, text: file } = source
    const lang = languages.find((name) => path.endsWith(`/locales/${name}.json`))
    if (!lang) return []
    return dictionaryOf(source).flatMap(([id, text]) =>
      termTable[lang].flatMap(({ term, not }): Finding[] => {
        const found = not.exec(withoutValues(text))?.[0]
        if (found === undefined) return []
        const line = lineAt(file, file.indexOf(`"${id}"`))
        return [{ path, line, problem: `${id} says “${found}”; agreed: ${term} (docs/texts.md)`, advice: true }]
      }),
    )
  })
}
