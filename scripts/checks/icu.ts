import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'

export interface ParsedText {
  /** The values that the text takes, sorted. */
  values: readonly string[]
  /** The cases of each plural, as the text lists them. */
  plurals: readonly (readonly string[])[]
  /** The cases of each select, by its value's name. */
  selects: Readonly<Record<string, readonly string[]>>
}

/** What a text takes, in ICU MessageFormat. @throws SyntaxError When the text is not well formed. */
export function parseText(text: string): ParsedText {
  const values = new Set<string>()
  const plurals: string[][] = []
  const selects: Record<string, string[]> = {}
  const walk = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      values.add(element.value)
      if (element.type === TYPE.plural) plurals.push(Object.keys(element.options))
      if (element.type === TYPE.select) selects[element.value] = Object.keys(element.options).sort()
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) walk(option.value)
      }
      if (element.type === TYPE.tag) walk(element.children)
    }
  }
  // As the build parses them: `<` is text.
  walk(parse(text, { ignoreTag: true }))
  return { values: [...values].sort(), plurals, selects }
}
