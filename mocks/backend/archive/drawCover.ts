import type { Day } from '../../../src/dates/Day.ts'
import { createRandom } from '../random.ts'
import { coverHeadlines } from './coverHeadlines.ts'

/** The parts of a cover's file name. */
export interface CoverOf {
  edition: string
  publication: string
  day: Day
}

const WIDTH = 400
const HEIGHT = 571

const inks = ['#0a569c', '#8a3b12', '#1a5c46', '#5a3472', '#7a5c12', '#24424f'] as const
const names: Record<string, string> = {
  diari: 'El Far',
  dominical: 'Diumenge',
  taula: 'Taula parada',
  setmanari: 'El Far',
}
const places: Record<string, string> = { balears: 'Illes Balears', andorra: 'Andorra', portclar: 'de Portclar' }

const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`

const text = (x: number, y: number, size: number, words: string, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" ${more}>${words.replaceAll('&', '&amp;')}</text>`

/** Lines in place of text too small to read. */
const column = (x: number, y: number, width: number, lines: number) =>
  Array.from({ length: lines }, (_, line) =>
    rect(x, y + line * 7, line === lines - 1 ? width * 0.6 : width, 2.5, '#c9c8c2'),
  ).join('')

/** Sea, hills and a low sun, in the day's ink. */
function picture(x: number, y: number, width: number, height: number, ink: string, seed: number): string {
  const random = createRandom(seed)
  const horizon = y + height * (0.45 + random.next() * 0.2)
  const hills = [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const top = horizon - random.integer(4, Math.round(height * 0.3))
    return `L${Math.round(x + width * part)} ${Math.round(top)}`
  })
  return [
    rect(x, y, width, height, '#e9e4d8'),
    `<circle cx="${x + width * (0.2 + random.next() * 0.6)}" cy="${horizon - height * 0.12}" r="${height * 0.13}" fill="#d98e3f"/>`,
    `<path d="M${x} ${horizon}${hills.join('')}L${x + width} ${horizon}Z" fill="${ink}" opacity=".55"/>`,
    rect(x, horizon, width, y + height - horizon, ink),
    ...[0.2, 0.45, 0.7].map((part) =>
      rect(
        x + width * (0.1 + random.next() * 0.4),
        horizon + (y + height - horizon) * part,
        width * 0.3,
        2,
        '#ffffff66',
      ),
    ),
  ].join('')
}

/** Draws a front page, 400 wide, in the newspaper's style. Deterministic for each paper. */
export function drawCover({ edition, publication, day }: CoverOf): string {
  const seed = Number(day.replaceAll('-', '')) + edition.length * 7 + publication.length * 31
  const random = createRandom(seed)
  const ink = random.pick(inks)
  const headline = random.dealer(coverHeadlines)
  const date = `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
  const title = names[publication] ?? 'El Far'
  const magazine = publication === 'dominical' || publication === 'taula'
  const body = magazine
    ? [
        picture(0, 0, WIDTH, HEIGHT, ink, seed),
        text(24, 78, 58, title, 'font-weight="700" fill="#17191d"'),
        text(24, 104, 14, `El Far ${places[edition] ?? ''} · ${date}`, 'fill="#17191d"'),
        rect(0, 455, WIDTH, 116, '#ffffffee'),
        ...wrapped(headline(), 24).map((line, index) =>
          text(24, 496 + index * 30, 26, line, 'font-weight="700" fill="#17191d"'),
        ),
      ]
    : [
        rect(0, 0, WIDTH, HEIGHT, '#fffefb'),
        text(200, 62, 54, title, 'text-anchor="middle" font-weight="700" fill="#17191d"'),
        text(200, 84, 14, places[edition] ?? '', 'text-anchor="middle" font-style="italic" fill="#17191d"'),
        rect(20, 94, 360, 1, '#17191d'),
        text(20, 108, 10, date, 'fill="#565c66"'),
        text(380, 108, 10, '2,00 €', 'text-anchor="end" fill="#565c66"'),
        rect(20, 114, 360, 1, '#17191d'),
        ...wrapped(headline(), 24).map((line, index) =>
          text(20, 148 + index * 32, 29, line, 'font-weight="700" fill="#17191d"'),
        ),
        picture(20, 200, 360, 190, ink, seed),
        ...[0, 1, 2].flatMap((index) => {
          const x = 20 + index * 124
          const lines = wrapped(headline(), 16).slice(0, 3)
          return [
            rect(x, 404, 112, 2, ink),
            ...lines.map((line, at) => text(x, 424 + at * 16, 13, line, 'font-weight="700" fill="#17191d"')),
            column(x, 434 + lines.length * 14, 112, 11),
          ]
        }),
      ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Newsreader, Georgia, 'Times New Roman', serif">${body.join('')}</svg>`
}

/** Lines of about that many letters. */
function wrapped(words: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
