import type { Browser } from 'playwright'
import { createBackend } from '#mocks/backend/createBackend.ts'
import { handleRequest } from '#mocks/backend/handleRequest.ts'
import { engines } from '#tests/support/site.ts'
import { benchPages } from './benchPages.ts'
import { startBenchServer } from './benchServer.ts'
import { buildFloors } from './buildFloors.ts'
import { fiftyButtons, LONG_TASK_MS } from './fiftyButtons.ts'
import { type Measurement, measurePage } from './measurePage.ts'
import { comparedWith, median, spread } from './statistics.ts'

const backend = () => {
  const answers = createBackend({ now: () => new Date() })
  return async (path: string) => {
    const answer = await handleRequest(answers, new Request(`http://127.0.0.1${path}`), [])
    if (answer === undefined || answer === 'abort') throw new Error(`The mock backend did not answer ${path}.`)
    return answer.text()
  }
}

/**
 * Articles with comments beside bare pages, and fifty save buttons at once.
 *
 * @param url The newspaper's.
 * @param runs How often each page is measured, after a round that warms caches and is not counted.
 */
export async function comparePages(browser: Browser, url: string, runs: number): Promise<void> {
  const api = backend()
  const pages = await benchPages(api)
  const server = await startBenchServer({ pages, floors: await buildFloors(), api })
  const buttons = new Map<string, number[]>(engines.map(({ engine }) => [engine, []]))
  const results = new Map<string, Measurement[]>(pages.map(({ name }) => [name, []]))
  try {
    for (let run = 0; run <= runs; run++) {
      for (const [index, { name }] of pages.entries()) {
        const measured = await measurePage(browser, `${server.url}/${index}`)
        if (run > 0) results.get(name)?.push(measured)
      }
      for (const { engine, script } of engines) {
        const longest = await fiftyButtons(browser, url, script)
        if (run > 0) buttons.get(engine)?.push(longest)
      }
      console.log(`pages: round ${run} of ${runs}`)
    }
  } finally {
    await server.close()
  }

  const column = (name: string, key: keyof Measurement) => (results.get(name) ?? []).map((measured) => measured[key])
  console.log(`\nCPU 4× slower, 1.6 Mbps, 150 ms, cold cache; medians of ${runs} interleaved runs (least–most)\n`)
  console.log('| page | first comment ms | main thread ms | CLS | scripts kB |\n|---|--:|--:|--:|--:|')
  for (const { name } of pages) {
    const scripts = median(column(name, 'scriptBytes')) / 1000
    console.log(
      `| ${name} | ${spread(column(name, 'firstComment'))} | ${spread(column(name, 'mainThread'))} | ${spread(column(name, 'cls'), 3)} | ${scripts.toFixed(1)} |`,
    )
  }
  console.log('')
  for (const [engine, tasks] of buttons) {
    console.log(`fifty save buttons in one go, ${engine}, longest task ms: ${comparedWith(tasks, LONG_TASK_MS, 1)}`)
  }
  for (const { name, bars = [] } of pages) {
    for (const { key, than, factor: bar } of bars) {
      const factor = median(column(name, key)) / median(column(than, key))
      console.log(`${name} against ${than}, ${key}: ${factor.toFixed(2)} (bar ${bar}) ${factor <= bar ? 'ok' : 'OVER'}`)
    }
  }
}
