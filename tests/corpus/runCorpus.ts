import { openPage } from '../support/openPage.ts'
import { type Harm, inspect, watchHarms } from './harms.ts'
import { type ParsingHarm, parseAll } from './parseAll.ts'
import { payloads, shortened } from './payloads.ts'
import { createPlacer } from './placePayloads.ts'
import { serveCorpus } from './serve.ts'
import { readSubjects, type SinkKind } from './sinks.ts'
import { visit } from './visit.ts'

/** Characters of a long text on a page: twenty fields have it at a time. */
const LONG_ON_A_PAGE = 20_000

export interface Visited {
  visits: number
  harms: Harm[]
  /** How often a payload was in a place, each pair once, by kind of place. */
  pairs: ReadonlyMap<SinkKind, number>
  /** In how many places there was one. */
  reached: ReadonlyMap<SinkKind, number>
}

/** Visits pages with payloads everywhere, on both engines in turn. @param strict With the newspaper's policy, or without any. */
export async function visitAll(rounds: number, strict: boolean): Promise<Visited> {
  const subjects = await readSubjects()
  const site = await serveCorpus('dist')
  const { page, context } = await openPage()
  try {
    const { harms, reader } = await watchHarms(page, site.origin)
    // The two policies begin with different payloads.
    const placer = createPlacer(strict ? 0 : 11, shortened(LONG_ON_A_PAGE))
    for (let round = 0; round < rounds; round++) {
      // Every other visit opens the panels: on each engine in its turn.
      const engine = [0, 3].includes(round % 4) ? 'react' : 'lite'
      await visit(page, site, { subjects, placer, round, strict, engine, reader })
      harms.push(...(await inspect(page, reader)))
    }
    const pairs = new Map<SinkKind, number>()
    const reached = new Map<SinkKind, number>()
    for (const { kind, placed } of placer.places.values()) {
      pairs.set(kind, (pairs.get(kind) ?? 0) + placed.size)
      reached.set(kind, (reached.get(kind) ?? 0) + 1)
    }
    return { visits: rounds, harms, pairs, reached }
  } finally {
    await context.close()
    site.close()
  }
}

/** Parses payloads with all schemas. @param every Each field gets one of so many. */
export async function parseSome(every: number): Promise<{ pairs: number; harms: ParsingHarm[] }> {
  const { subjects } = await readSubjects()
  return parseAll(subjects, payloads, every)
}
