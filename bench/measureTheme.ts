import type { Browser } from 'playwright'
import { engines } from '#tests/support/site.ts'
import { createShadeReader } from './frameShades.ts'
import { themeCases } from './themeCases.ts'
import { type TraceOptions, traceLoads } from './traceLoads.ts'

const LOADS = 20

/** Enough to show that the measurement sees a wrong frame. */
const LOADS_WITHOUT = 2

/** Whether a page has the wrong theme for a moment: the frames of twenty loads, for each reader and device that the rule tells apart. */
export async function measureTheme(browser: Browser, url: string): Promise<void> {
  const shadesOf = await createShadeReader(browser)
  console.log(`\nThe theme of the first frames, ${LOADS} loads each; CPU 4× slower, the library 300 ms late\n`)
  console.log('| reader | theme | engine | frames | blank | loads with a wrong frame |\n|---|---|---|--:|--:|--:|')
  for (const themeCase of themeCases) {
    const { name, wanted } = themeCase
    for (const { engine } of engines) {
      const measure = async (options: TraceOptions) => {
        const loads: (readonly string[])[] = []
        for (const pictures of await traceLoads(browser, url, engine, themeCase, options)) {
          loads.push(await shadesOf(pictures))
        }
        const count = (shade: string) => loads.flat().filter((seen) => seen === shade).length
        const wrong = loads.filter((shades) => shades.some((shade) => shade !== wanted && shade !== 'blank')).length
        // A load without a frame of its theme means that the measurement failed.
        const unseen = loads.filter((shades) => !shades.includes(wanted)).length
        return { frames: loads.flat().length, blank: count('blank'), wrong, unseen }
      }
      const { frames, blank, wrong, unseen } = await measure({ loads: LOADS, withSnippet: true })
      const verdict = unseen > 0 ? `NOT SEEN in ${unseen}` : wrong === 0 ? 'ok' : 'OVER'
      console.log(`| ${name} | ${wanted} | ${engine} | ${frames} | ${blank} | ${wrong} (bar 0) ${verdict} |`)
      if (wanted === 'light') continue
      const without = await measure({ loads: LOADS_WITHOUT, withSnippet: false })
      console.log(
        `| – without the script in the head | ${wanted} | ${engine} | ${without.frames} | ${without.blank} | ${without.wrong} of ${LOADS_WITHOUT} |`,
      )
    }
  }
}
