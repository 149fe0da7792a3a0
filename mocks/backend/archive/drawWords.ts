import { EM, kerning, letters, SPACE } from './letters.ts'

interface Line {
  words: string
  x: number
  /** Of the baseline. */
  y: number
  size: number
  fill?: string
  anchor?: 'start' | 'middle' | 'end'
}

/** The places of a line's letters, in units of the outlines, and its width. */
function setLine(words: string) {
  let width = 0
  let before = ''
  const places: { letter: string; x: number }[] = []
  for (const letter of words) {
    width += kerning[before + letter] ?? 0
    if (letters[letter]) places.push({ letter, x: width })
    width += letters[letter]?.[0] ?? SPACE
    before = letter
  }
  return { places, width }
}

const idOf = (letter: string) => `l${letter.codePointAt(0)}`

/** A line of words as outlines; {@link letterShapes} has to be in the same drawing. */
export function drawWords({ words, x, y, size, fill = '#17191d', anchor = 'start' }: Line): string {
  const { places, width } = setLine(words)
  const scale = size / EM
  const left = x - width * scale * { start: 0, middle: 0.5, end: 1 }[anchor]
  const uses = places.map((place) => `<use href="#${idOf(place.letter)}" x="${place.x}"/>`)
  return `<g fill="${fill}" transform="translate(${round(left)} ${y}) scale(${round(scale)})">${uses.join('')}</g>`
}

/** The outlines of all letters of these words, each once. */
export const letterShapes = (words: readonly string[]): string =>
  `<defs>${[...new Set(words.join(''))]
    .flatMap((letter) => {
      const [, outline] = letters[letter] ?? []
      return outline === undefined ? [] : `<path id="${idOf(letter)}" d="${outline}"/>`
    })
    .join('')}</defs>`

const round = (value: number) => Math.round(value * 1000) / 1000
