import { existsSync, readFileSync, rmSync } from 'node:fs'
import { extname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readContract } from '#tools/contract/readContract.ts'
import { writeSite } from '#tools/docs/writeSite.ts'
import { startNewspaper } from '../support/newspaper.ts'

const FOLDER = '.cache/docs'
const HOST = 'http://docs.localhost'

const { reader } = startNewspaper()

beforeAll(async () => writeSite(FOLDER, await readContract()))
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/** Opens a page of the site. */
async function open(path: string) {
  const { page, problems } = await reader()
  await page.route(`${HOST}/**`, (route) => {
    const file = join(FOLDER, new URL(route.request().url()).pathname)
    return existsSync(file)
      ? route.fulfill({ body: readFileSync(file), contentType: types[extname(file)] ?? 'text/plain' })
      : route.fulfill({ status: 404 })
  })
  await page.goto(`${HOST}/${path}`)
  return { page, problems }
}

it('the documentation leads from the front page to a widget’s options', async () => {
  const { page, problems } = await open('index.html')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages.getByText('Widgets', { exact: true }).click()
  await pages.getByRole('link', { name: 'poll', exact: true }).click()
  await page.getByRole('heading', { name: 'poll', level: 1 }).waitFor()
  await page.getByRole('cell', { name: 'data-poll-id' }).waitFor()
  expect(problems.errors).toEqual([])
})

it('the documentation’s search finds an option by a word of it, by keyboard alone', async () => {
  const { page, problems } = await open('widgets/poll.html')
  await page.getByRole('searchbox', { name: 'Search' }).fill('hls source')
  const results = page.getByRole('list', { name: 'Results' })
  await results.getByRole('link', { name: 'video: Options' }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'video', level: 1 }).waitFor()
  expect(problems.errors).toEqual([])
})

it('the documentation’s playground changes the tokens of a live poll, and prints the CSS', async () => {
  const { page, problems } = await open('playground.html')
  const poll = page.locator('[data-widget=poll]')
  await poll.getByRole('button', { name: 'Vote' }).waitFor()
  const button = poll.getByRole('button', { name: 'Vote' })
  await page.getByRole('textbox', { name: '--quiosc-accent', exact: true }).fill('rgb(1, 2, 3)')
  await expect.poll(() => button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(1, 2, 3)')
  expect(await page.getByRole('textbox', { name: 'Your CSS' }).inputValue()).toBe(
    ':root {\n  --quiosc-accent: rgb(1, 2, 3);\n}\n',
  )
  await poll.getByRole('radio', { name: 'Opinion' }).check()
  await button.click()
  await poll.getByText(/1[.,]18\d\svotes/).waitFor()
  expect(problems.errors).toEqual([])
})
