import { chromium } from 'playwright'
import { createBackend } from '../mocks/backend/createBackend.ts'
import { handleRequest } from '../mocks/backend/handleRequest.ts'
import { launchOptions } from '../scripts/chromium.mjs'
import { engines, startSite } from '../tests/support/site.ts'
import { benchPages } from './benchPages.ts'
import { startBenchServer } from './benchServer.ts'
import { buildFloors } from './buildFloors.ts'
import { fiftyButtons, LONG_TASK_MS } from './fiftyButtons.ts'
import type { Measurement } from './measurePage.ts'
import { measurePage } from './measurePage.ts'

/** Runs per page; `BENCH_RUNS` overrides it. */
const RUNS = Number(process.env.BENCH_RUNS ?? 7)
/** The maximum main-thread work of a page, relative to its floor. */
const MAIN_THREAD_BAR = 1.3

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)
const median = (values: readonly number[]) => sorted(values)[Math.floor(values.length / 2)] ?? 0
const spread = (values: readonly number[], digits = 0) => {
  const [low = 0, high = 0] = [sorted(values)[0], sorted(values).at(-1)]
  return `${median(values).toFixed(digits)} (${low.toFixed(digits)}–${high.toFixed(digits)})`
}

const backend = createBackend({ now: () => new Date() })
const api = async (path: string) => {
  const answer = await handleRequest(backend, new Request(`http://127.0.0.1${path}`), [])
  if (answer === undefined || answer === 'abort') throw new Error(`The mock backend did not answer ${path}.`)
  return answer.text()
}

const pages = benchPages()
const server = await startBenchServer({ pages, floors: await buildFloors(), api })
const browser = await chromium.launch(launchOptions())
const newspaper = await startSite(11)
const buttons = new Map<string, number[]>(engines.map(({ engine }) => [engine, []]))
const results = new Map<string, Measurement[]>(pages.map(({ name }) => [name, []]))
try {
  for (let run = 0; run <= RUNS; run++) {
    for (const [index, { name }] of pages.entries()) {
      const measured = await measurePage(browser, `${server.url}/${index}`)
      // The first round warms caches and is not counted.
      if (run > 0) results.get(name)?.push(measured)
    }
    for (const { engine, script } of engines) {
      const longest = await fiftyButtons(browser, newspaper.url, script)
      if (run > 0) buttons.get(engine)?.push(longest)
    }
    console.log(`round ${run} of ${RUNS}`)
  }
} finally {
  await browser.close()
  await server.close()
  await newspaper.close()
}

const column = (name: string, key: keyof Measurement) => (results.get(name) ?? []).map((measured) => measured[key])
console.log(`\nCPU 4× slower, 1.6 Mbps, 150 ms, cold cache; medians of ${RUNS} interleaved runs (least–most)\n`)
console.log('| page | first comment ms | main thread ms | CLS | scripts kB |\n|---|--:|--:|--:|--:|')
for (const { name } of pages) {
  const scripts = median(column(name, 'scriptBytes')) / 1000
  console.log(
    `| ${name} | ${spread(column(name, 'firstComment'))} | ${spread(column(name, 'mainThread'))} | ${spread(column(name, 'cls'), 3)} | ${scripts.toFixed(1)} |`,
  )
}
console.log('')
for (const [engine, tasks] of buttons) {
  const result = median(tasks) <= LONG_TASK_MS ? 'ok' : 'OVER'
  console.log(
    `fifty save buttons in one go, ${engine}, longest task ms: ${spread(tasks, 1)} (bar ${LONG_TASK_MS}) ${result}`,
  )
}
for (const { name, floor, bar = 1 } of pages) {
  if (!floor) continue
  for (const [key, limit] of [
    ['firstComment', bar],
    ['mainThread', MAIN_THREAD_BAR],
  ] as const) {
    const factor = median(column(name, key)) / median(column(floor, key))
    console.log(
      `${name} against ${floor}, ${key}: ${factor.toFixed(2)} (bar ${limit}) ${factor <= limit ? 'ok' : 'OVER'}`,
    )
  }
}
