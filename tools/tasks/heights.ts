import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from 'playwright'
import { launchOptions } from '../chromium.mjs'
import { heightsTable, type MeasuredStory, replaceTable } from './heightsTable.ts'
import { measuredStories } from './measuredStories.ts'

/** `npm run heights`: measures stories in Storybook, and writes the table of docs/heights.md. */
const PORT = 6016
const url = `http://127.0.0.1:${PORT}`
const path = 'docs/heights.md'
/** Milliseconds until Storybook answers, and until a story has been reached: cold modules are served one by one. */
const PATIENCE = 120_000

/** The same moment in each run, because a live has other messages each other minute. */
const MOMENT = new Date('2026-11-16T11:00:00Z')

interface Index {
  entries: Record<string, { id: string; title: string; name: string }>
}

/** @throws When Storybook has ended or does not answer in time. */
async function readIndex(ended: AbortSignal): Promise<Index> {
  const deadline = Date.now() + PATIENCE
  while (Date.now() < deadline && !ended.aborted) {
    const answer = await fetch(`${url}/index.json`).catch(() => undefined)
    if (answer?.ok) return (await answer.json()) as Index
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('Storybook does not start.')
}

/** The marker's height at a width of the window, rounded up. */
async function measure(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 })
  return page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
    return Math.ceil(document.querySelector('[data-widget]')?.getBoundingClientRect().height ?? 0)
  })
}

/** @throws When the story fails. */
async function measureStory(page: Page, id: string): Promise<{ phone: number; desktop: number }> {
  // Clears the data of the story before: going to another page does not.
  await page.context().clearCookies()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.evaluate(() => {
    if (location.protocol !== 'http:') return
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story`)
  const end = await page.waitForFunction(
    () => {
      // Storybook's own state, which has no type here.
      const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as { currentRender?: { phase?: string } } | undefined
      const phase = preview?.currentRender?.phase ?? ''
      return ['completed', 'finished', 'errored'].includes(phase) && phase
    },
    undefined,
    { timeout: PATIENCE },
  )
  if ((await end.jsonValue()) === 'errored') throw new Error(`The story ${id} fails.`)
  return { desktop: await measure(page, 1280), phone: await measure(page, 390) }
}

const storybook = spawn('storybook', ['dev', '--port', String(PORT), '--ci', '--quiet'], { stdio: 'ignore' })
const ended = new AbortController()
storybook.once('exit', () => ended.abort())
const browser = await chromium.launch(launchOptions())
try {
  const entries = Object.values((await readIndex(ended.signal)).entries)
  const page = await browser.newPage()
  await page.clock.setFixedTime(MOMENT)
  const measured: MeasuredStory[] = []
  for (const [title, names] of Object.entries(measuredStories)) {
    for (const name of names) {
      const entry = entries.find((story) => story.title === title && story.name === name)
      if (!entry) throw new Error(`There is no story “${name}” of “${title}”.`)
      measured.push({ title, name, ...(await measureStory(page, entry.id)) })
    }
  }
  writeFileSync(path, replaceTable(readFileSync(path, 'utf8'), heightsTable(measured)))
  console.log(`quiosc: ${measured.length} heights in ${path}`)
} finally {
  await browser.close()
  if (!ended.signal.aborted) {
    storybook.kill()
    await once(storybook, 'exit')
  }
}
