import type { Browser } from 'playwright'
import { engines } from '#tests/support/site.ts'
import { panelIds } from '#widgets/profile/panels/panelTable.ts'
import { type AsideOpening, openAside } from './asideOpening.ts'
import { type LongList, longList } from './longList.ts'
import { type PanelPresses, pressPanels } from './panelPresses.ts'
import { comparedWith } from './statistics.ts'

/** The most that is allowed: milliseconds at a processor four times slower, or for the task and the memory of a list at this machine's own speed. */
const FIRST_PAINT_MS = 100
const INTERACTION_MS = 100
const LONG_TASK_MS = 50
/** Of rows out of sight nothing is in the document. */
const MORE_NODES = 100
/** The server's data of an article, as text. */
const BYTES_A_ROW = 1000

/** In each round: single openings differ by half, and cost little. */
const OPENINGS = 3

interface Run {
  openings: readonly AsideOpening[]
  presses: PanelPresses
  list: LongList
}

async function openRepeatedly(browser: Browser, url: string, engine: string): Promise<AsideOpening[]> {
  const openings: AsideOpening[] = []
  while (openings.length < OPENINGS) openings.push(await openAside(browser, url, engine))
  return openings
}

/** The newspaper's aside: how soon it shows, how soon each panel answers a press, and what a list of ten thousand costs. */
export async function measureProfile(browser: Browser, url: string, runs: number): Promise<void> {
  const results = new Map<string, Run[]>(engines.map(({ engine }) => [engine, []]))
  for (let run = 0; run <= runs; run++) {
    for (const { engine } of engines) {
      const measured = {
        openings: await openRepeatedly(browser, url, engine),
        presses: await pressPanels(browser, url, engine),
        list: await longList(browser, url, engine),
      }
      // The first round warms caches and is not counted.
      if (run > 0) results.get(engine)?.push(measured)
    }
    console.log(`profile: round ${run} of ${runs}`)
  }

  console.log(`\nThe profile; medians of ${runs} interleaved runs (least–most)\n`)
  console.log('| CPU 4× slower | engine | ms |\n|---|---|--:|')
  for (const [engine, measured] of results) {
    const line = (what: string, of: (run: Run) => number | readonly number[], bar: number) =>
      console.log(`| ${what} | ${engine} | ${comparedWith(measured.flatMap(of), bar)} |`)
    line(
      'the aside’s first paint, from its code on',
      ({ openings }) => openings.map(({ aside }) => aside),
      FIRST_PAINT_MS,
    )
    line('the menu’s first paint, from its code on', ({ openings }) => openings.map(({ menu }) => menu), FIRST_PAINT_MS)
    for (const panel of panelIds) {
      line(`longest interaction: ${panel}`, ({ presses }) => presses[panel] ?? Number.NaN, INTERACTION_MS)
    }
  }
  console.log('\n| a list of 10,000 | engine | |\n|---|---|--:|')
  for (const [engine, measured] of results) {
    const line = (what: string, of: (list: LongList) => number, bar: number) =>
      console.log(
        `| ${what} | ${engine} | ${comparedWith(
          measured.map(({ list }) => of(list)),
          bar,
          1,
        )} |`,
      )
    line('longest task, ms', (list) => list.longestTask, LONG_TASK_MS)
    line('elements more than with 1,000', (list) => list.nodes, MORE_NODES)
    line('bytes of memory a row', (list) => list.bytesPerRow, BYTES_A_ROW)
  }
}
