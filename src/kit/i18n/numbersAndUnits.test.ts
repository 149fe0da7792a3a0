import { globSync, readFileSync } from 'node:fs'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { expect, it } from 'vitest'
import { dateNames } from '../dates/dateNames.ts'

/** The values of the dictionaries that count something. Places in a row, as in “3 of 7”, count nothing. */
const counts = [
  'count',
  'days',
  'height',
  'length',
  'number',
  'shown',
  'size',
  'total',
  'used',
  'distance',
  'max',
  'min',
]

/** “{count} votes” with a plain space, after which a line may end: the words around the place, in every branch of a text. */
function findBreaks(text: string): string[] {
  const walk = (elements: readonly MessageFormatElement[]): string[] =>
    elements.flatMap((element, index) => {
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        return Object.values(element.options).flatMap(({ value }) => walk(value))
      }
      if (element.type === TYPE.literal) return element.value.match(/\d \p{L}+/gu) ?? []
      const next = elements[index + 1]
      const isCount = element.type === TYPE.pound || ('value' in element && counts.includes(`${element.value}`))
      if (!isCount || next?.type !== TYPE.literal) return []
      return next.value.match(/^ \p{L}+/u) ?? []
    })
  return walk(parse(text, { ignoreTag: true }))
}

it.each([
  ['{count, plural, one {# vot} other {#\u00a0vots}}', [' vot']],
  ['{count, plural, one {{shown}\u00a0vot} other {{shown} vots}}', [' vots']],
  ['{nick} writes: 24\u00a0hours, or 3 days', ['3 days']],
  ['{total}\u00a0of {nick} and {count}.', []],
])('the check of units finds where a line may end after a number: %s', (text, found) => {
  expect(findBreaks(text)).toEqual(found)
})

it.each(globSync(['src/**/locales/*.json', 'widgets/**/locales/*.json', 'preview/locales/*.json']))(
  'no line ends between a number and its unit: %s',
  (path) => {
    // A dictionary is a flat list of texts; the check “dictionaries” fails for another.
    const texts: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'))
    expect(Object.entries(texts).flatMap(([id, text]) => findBreaks(text).map((found) => `${id}:${found}`))).toEqual([])
  },
)

it.each(Object.values(dateNames))(
  'no line ends between a number and the unit of how long ago something was: $name',
  (names) => {
    expect(Object.values(names.relativeTime).filter((phrase) => phrase.includes('%d '))).toEqual([])
  },
)
