import { isTest, lineAt, parseSource, type Source } from '#tools/checks/source.ts'
import { walk } from '#tools/checks/walk.ts'

export interface FoundRegex {
  place: string
  regex: RegExp
}

/** All regular expressions of the sources, each once. */
export function regexesOf(sources: readonly Source[]): FoundRegex[] {
  const found = new Map<string, FoundRegex>()
  for (const source of sources) {
    if (isTest(source.path)) continue
    walk(parseSource(source).program, (node) => {
      if (node.type === 'Literal' && 'regex' in node) {
        const { pattern, flags } = node.regex
        const place = `${source.path}:${lineAt(source.text, node.start)} /${pattern}/${flags}`
        found.set(`${pattern} ${flags}`, { place, regex: new RegExp(pattern, flags) })
      }
      return true
    })
  }
  return [...found.values()]
}

const general = ['a', ' ', '\n', '.', '\n\u200b', '\ufeff', 'http://', '?&']

/** The texts before the repeated pieces: an expression may match at the beginning of a line alone. */
const beginnings = ['', 'a\n']

/**
 * Texts on which an expression may go back and forth: what its own characters begin with, again and again, and an end that nothing matches.
 *
 * @param length Of each, in characters.
 */
function attacks(regex: RegExp, length: number): string[] {
  const literals = [...new Set(regex.source.match(/[\w@#:/.,;"'<>\-= ]/g) ?? [])].slice(0, 3)
  const pieces = new Set([...general, ...literals])
  return beginnings.flatMap((beginning) =>
    [...pieces].map((piece) => `${beginning}${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}\u0001`),
  )
}

/** Of one that is global: more would only take more of the same time. */
const MATCHES = 100

/** Milliseconds of this process's own processor time: others may take their turn in between. */
function spent(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Milliseconds of one use. */
function timeOf(regex: RegExp, text: string): number {
  const begun = spent()
  regex.lastIndex = 0
  for (let match = 0; match < MATCHES && regex.test(text) && regex.global; match++) regex.lastIndex++
  return spent() - begun
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

const medianTime = (regex: RegExp, text: string, runs: number) =>
  median(Array.from({ length: runs }, () => timeOf(regex, text)))

/** Milliseconds: what takes no longer than this is no trouble, and its time says little. */
const NOTHING = 100

/** How many times longer a text is than the one that its time is compared with. */
export const LONGER = 16
const STEPS = 2

/**
 * How many times longer an expression takes on a text that is sixteen times as long: sixteen where its time is linear, 256 where it is quadratic. From 4 kB over 60 kB
 * to 1 MB, so that one whose time is not linear is found before it takes minutes.
 *
 * @param limit Ends the search with the first that is larger.
 * @returns The largest of all its attacks, and which one that is; 0 where no text takes long.
 */
export function growth(regex: RegExp, limit: number, longest = 1_000_000): { ratio: number; attack: string } {
  let worst = { ratio: 0, attack: '' }
  const lengths = Array.from({ length: STEPS + 1 }, (_, step) => Math.ceil(longest / LONGER ** (STEPS - step)))
  const texts = lengths.map((length) => attacks(regex, length))
  for (const index of texts[0]?.keys() ?? []) {
    for (let step = 1; step <= STEPS; step++) {
      const [short = '', long = ''] = [texts[step - 1]?.[index], texts[step]?.[index]]
      if (timeOf(regex, long) < NOTHING) continue
      const ratio = medianTime(regex, long, 3) / Math.max(medianTime(regex, short, 5), 1)
      if (ratio > worst.ratio) worst = { ratio, attack: `${JSON.stringify(long.slice(0, 12))} of ${long.length}` }
      if (ratio > limit) return worst
    }
  }
  return worst
}
