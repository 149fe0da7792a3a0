import type { Day } from '#kit/dates/day.ts'
import { elFar } from '#newspaper/content/nameplate.ts'
import { createRandom } from '../random.ts'
import { coverHeadlines } from './coverHeadlines.ts'
import { drawWords, letterShapes } from './drawWords.ts'

/** The parts of a cover's file name. */
export interface CoverOf {
  edition: string
  publication: string
  day: Day
}

const WIDTH = 400
const HEIGHT = 571

/** The colours of a picture: the newspaper's ink, paper and blue, in four lights. */
interface Light {
  sky: string
  sun: string
  hills: string
  sea: string
}

const lights: readonly Light[] = [
  { sky: '#f3f1ea', sun: '#0a569c', hills: '#17191d', sea: '#0a569c' },
  { sky: '#17191d', sun: '#f3f1ea', hills: '#2b3a4d', sea: '#0b4d8b' },
  { sky: '#5f93c4', sun: '#f3f1ea', hills: '#17191d', sea: '#0a569c' },
  { sky: '#e3e0d6', sun: '#0a569c', hills: '#c9c7be', sea: '#2b3a4d' },
]

const names: Record<string, string> = { dominical: 'Diumenge', taula: 'Taula parada' }
const places: Record<string, string> = { balears: 'Illes Balears', andorra: 'Andorra', portclar: 'de Portclar' }

const MUTED = '#565c66'

const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`

/** Lines in place of text too small to read. */
const column = (x: number, y: number, width: number, lines: number) =>
  Array.from({ length: lines }, (_, line) =>
    rect(x, y + line * 7, line === lines - 1 ? width * 0.6 : width, 2.5, '#c9c8c2'),
  ).join('')

/** Sea, hills and a low sun. */
function picture(x: number, y: number, width: number, height: number, light: Light, seed: number): string {
  const random = createRandom(seed)
  const horizon = Math.round(y + height * (0.45 + random.next() * 0.2))
  const hills = [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const top = horizon - random.integer(4, Math.round(Math.min(width, height) * 0.3))
    return `L${Math.round(x + width * part)} ${top}`
  })
  const sun = Math.round(x + width * (0.2 + random.next() * 0.6))
  const radius = Math.round(Math.min(width, height) * 0.15)
  return [
    rect(x, y, width, height, light.sky),
    `<circle cx="${sun}" cy="${Math.round(horizon - height * 0.16)}" r="${radius}" fill="${light.sun}"/>`,
    `<path d="M${x} ${horizon}${hills.join('')}L${x + width} ${horizon}Z" fill="${light.hills}"/>`,
    rect(x, horizon, width, y + height - horizon, light.sea),
    ...[0.2, 0.45, 0.7].map((part) =>
      rect(
        Math.round(x + width * (0.1 + random.next() * 0.4)),
        Math.round(horizon + (y + height - horizon) * part),
        Math.round(width * 0.3),
        2,
        '#ffffff66',
      ),
    ),
  ].join('')
}

/** A line of a cover: words, where they stand, and their size. */
type Line = Parameters<typeof drawWords>[0]

/** Draws a front page, 400 wide, in the newspaper's style. Deterministic for each paper. */
export function drawCover({ edition, publication, day }: CoverOf): string {
  const seed = Number(day.replaceAll('-', '')) + edition.length * 7 + publication.length * 31
  const random = createRandom(seed)
  const light = random.pick(lights)
  const headline = random.dealer(coverHeadlines)
  const date = `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
  const title = names[publication]
  const draw = title === undefined ? daily : magazine
  const { under, lines } = draw({ title: title ?? '', place: places[edition] ?? '', date, light, seed, headline })
  const words = lines.map((line) => line.words)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${letterShapes(words)}${under}${lines.map(drawWords).join('')}</svg>`
}

interface Issue {
  title: string
  place: string
  date: string
  light: Light
  seed: number
  /** The next headline. */
  headline: () => string
}

/** The words, and what is drawn below them. */
interface Drawing {
  under: string
  lines: Line[]
}

function magazine({ title, place, date, light, seed, headline }: Issue): Drawing {
  const onSky = light.sky === '#17191d' ? '#f3f1ea' : '#17191d'
  return {
    under: picture(0, 0, WIDTH, HEIGHT, light, seed) + rect(0, 455, WIDTH, 116, '#fff'),
    lines: [
      { words: title, x: 24, y: 78, size: 58, fill: onSky },
      { words: `El Far ${place} · ${date}`, x: 24, y: 104, size: 15, fill: onSky },
      ...wrapped(headline(), 24).map((words, index) => ({ words, x: 24, y: 502 + index * 30, size: 27 })),
    ],
  }
}

function daily({ place, date, light, seed, headline }: Issue): Drawing {
  const [x, y, width, height] = elFar.box
  const columns = [0, 1, 2].map((index) => ({ left: 20 + index * 124, lines: wrapped(headline(), 16).slice(0, 3) }))
  return {
    under: [
      rect(0, 0, WIDTH, HEIGHT, '#fffefb'),
      `<svg x="20" y="20" width="360" height="44" viewBox="${x} ${y} ${width} ${height}"><path d="${elFar.path}" fill="#17191d"/></svg>`,
      rect(20, 94, 360, 1, '#17191d'),
      rect(20, 114, 360, 1, '#17191d'),
      picture(20, 206, 360, 188, light, seed),
      ...columns.flatMap(({ left, lines }) => [
        rect(left, 406, 112, 2, '#17191d'),
        column(left, 438 + lines.length * 14, 112, 11),
      ]),
    ].join(''),
    lines: [
      { words: place, x: 200, y: 84, size: 15, anchor: 'middle', fill: MUTED },
      { words: date, x: 20, y: 108, size: 11, fill: MUTED },
      { words: '2,00 €', x: 380, y: 108, size: 11, anchor: 'end', fill: MUTED },
      ...wrapped(headline(), 25).map((words, index) => ({ words, x: 20, y: 150 + index * 33, size: 29 })),
      ...columns.flatMap(({ left, lines }) =>
        lines.map((words, index) => ({ words, x: left, y: 427 + index * 16, size: 14 })),
      ),
    ],
  }
}

/** As few lines of at most that many letters as there can be, about as long as each other. */
function wrapped(words: string, letters: number): string[] {
  const narrower = broken(words, letters - 1)
  return letters > 1 && narrower.length === broken(words, letters).length
    ? wrapped(words, letters - 1)
    : broken(words, letters)
}

function broken(words: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
