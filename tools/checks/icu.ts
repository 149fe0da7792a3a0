import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** How a text writes one of its values. */
export interface ValueUse {
  name: string
  as: 'word' | 'number' | 'plural' | 'select' | 'date' | 'time'
  /** `day` in `{when, date, day}`. */
  style?: string | undefined
}

export interface ParsedText {
  /** The names of the text's values, sorted. */
  values: readonly string[]
  uses: readonly ValueUse[]
  /** The cases of each plural, as the text lists them. */
  plurals: readonly (readonly string[])[]
  /** The cases of each select, by its value's name. */
  selects: Readonly<Record<string, readonly string[]>>
}

const ways = {
  [TYPE.argument]: 'word',
  [TYPE.tag]: 'word',
  [TYPE.number]: 'number',
  [TYPE.plural]: 'plural',
  [TYPE.select]: 'select',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
} as const

/** Reads the values of a text in ICU MessageFormat. @throws SyntaxError When the text is not well formed. */
export function parseText(text: string): ParsedText {
  const uses: ValueUse[] = []
  const plurals: string[][] = []
  const selects: Record<string, string[]> = {}
  const walk = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      const style = 'style' in element && typeof element.style === 'string' ? element.style : undefined
      uses.push({ name: element.value, as: ways[element.type], style })
      if (element.type === TYPE.plural) plurals.push(Object.keys(element.options))
      if (element.type === TYPE.select) selects[element.value] = Object.keys(element.options).sort()
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) walk(option.value)
      }
      if (element.type === TYPE.tag) walk(element.children)
    }
  }
  // Same options as the build: `<` is text.
  walk(parse(text, { ignoreTag: true }))
  return { values: [...new Set(uses.map(({ name }) => name))].sort(), uses, plurals, selects }
}
