import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { firstByTier, itInProof } from '#testing/byTier.ts'
import { messages } from '#widgets/ad/ad.messages.ts'
import { alternateEngines } from './support/alternateEngines.ts'
import { languagesOnEngines } from './support/languagesOnEngines.ts'
import { recordLayoutShifts } from './support/layoutShifts.ts'
import { loadIntl, t } from './support/loadIntl.ts'
import { startNewspaper } from './support/newspaper.ts'
import { engines } from './support/site.ts'

const { address, reader, read } = startNewspaper()
const test = alternateEngines()
const path = '/anuncis'

const adOf = (page: Page, id: string) => page.locator(`[data-widget=ad][data-id="${id}"]`)
const frameOf = (page: Page, id: string, label = t(messages.label)) => adOf(page, id).getByTitle(label)
const viewOf = (page: Page, id: string) => adOf(page, id).getAttribute('data-widget-view')

/** In the page: whether each position that is in the window, or about to be, shows what it has, or nothing. */
function isNearDecided(): boolean {
  const near = [...document.querySelectorAll<HTMLElement>('[data-widget=ad]')].filter((host) => {
    const { top, bottom } = host.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight + 500
  })
  return near.every(({ dataset }) => dataset.widgetState === 'ready' && /^(full|empty)$/.test(dataset.widgetView ?? ''))
}

/** To the page's end, so that every position comes near, as a reader does who looks at what is there. */
async function scrollThrough(page: Page) {
  for (let top = 0; top < (await page.evaluate(() => document.documentElement.scrollHeight)); top += 500) {
    await page.waitForFunction(isNearDecided)
    await page.mouse.wheel(0, 500)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
}

it.each(engines)(
  'ads near the window alone are requested, from one service, and move nothing, $engine',
  async ({ engine }) => {
    const { page, problems } = await reader()
    const shifts = await recordLayoutShifts(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(address(path, { engine }))
    await frameOf(page, '1').waitFor()
    expect(await frameOf(page, '6').count()).toBe(0)
    await scrollThrough(page)
    for (const id of ['2', '3', '4', '6', '7']) await frameOf(page, id).waitFor()
    expect(asked.filter((file) => file === '/static/ads/service.js')).toHaveLength(1)
    // The first one has a close button, and is scrolled away.
    await expect.poll(() => viewOf(page, '1')).toBe('empty')
    // As many as the column is high.
    const height = await page.locator('.ad-column').evaluate((column) => (column as HTMLElement).offsetHeight)
    const room = Math.trunc((height - 1000) / 1600)
    for (const number of [1, 2, 3])
      await expect.poll(() => viewOf(page, `5${number}`)).toBe(number <= room ? 'full' : 'empty')
    expect(await shifts()).toBe(0)
    expect(problems.errors).toEqual([])
  },
)

test.inProof('an ad is closed by its button', async ({ engine }) => {
  const { page } = await read(path, { engine })
  await adOf(page, '1')
    .getByRole('button', { name: t(messages.close) })
    .click()
  await expect.poll(() => viewOf(page, '1')).toBe('empty')
})

test.inProof('subscribers see the positions that are for them', async ({ engine }) => {
  const { page } = await read(path, { engine, persona: 'subscriber' })
  await frameOf(page, '1').waitFor()
  await expect.poll(() => viewOf(page, '2')).toBe('empty')
})

test.inProof('premium subscribers see the positions that are for them', async ({ engine }) => {
  const { page } = await read(path, { engine, persona: 'premium-s' })
  await expect.poll(() => viewOf(page, '1')).toBe('empty')
  await adOf(page, '3').scrollIntoViewIfNeeded()
  await frameOf(page, '3').waitFor()
})

for (const manner of firstByTier(['large', 'empty'], 1))
  test(`an ad service that is ${manner} leaves nothing, and moves nothing`, async ({ engine }) => {
    const { page, problems } = await reader()
    const shifts = await recordLayoutShifts(page)
    await page.goto(address(`${path}?ads=${manner}`, { engine }))
    await expect.poll(() => viewOf(page, '1')).toBe('empty')
    await expect.poll(() => viewOf(page, '2')).toBe('empty')
    expect(await page.locator('iframe').count()).toBe(0)
    expect(await shifts()).toBe(0)
    expect(problems.errors.filter((error) => !error.includes('[quiosc] ad:'))).toEqual([])
  })

test.inProof('an ad service that does not load leaves nothing', async ({ engine }) => {
  const { page } = await reader()
  await page.route('**/static/ads/service.js', (route) => route.abort())
  await page.goto(address(path, { engine }))
  await expect.poll(() => viewOf(page, '1')).toBe('empty')
})

test('an ad whose files a filter blocks leaves its space empty and free, and sends no request', async ({ engine }) => {
  const { page } = await reader()
  await page.route('**/chunks/ad-*', (route) => route.abort())
  await page.goto(address(path, { engine }))
  for (const id of ['1', '2']) {
    await expect.poll(() => adOf(page, id).getAttribute('data-widget-state')).toBe('error')
    await expect.poll(() => viewOf(page, id)).toBe('empty')
  }
  const lower = adOf(page, '6')
  // Below the window nothing moves: its space is free at once.
  await page.evaluate(() => document.querySelector('[data-widget=ad][data-id="6"]')?.setAttribute('data-load', 'eager'))
  await expect.poll(() => lower.getAttribute('data-widget-space')).toBe('free')
  expect(await page.locator('[data-widget=ad]').getByRole('button').count()).toBe(0)
})

test('no ad is requested before the reader has agreed', async ({ engine }) => {
  const { page } = await reader()
  await page.addInitScript(() => {
    // A platform that has not asked yet. What the library gives it is called when the reader has answered.
    const callbacks: ((data: unknown, success: boolean) => void)[] = []
    const agree = () => {
      const data = { eventStatus: 'useractioncomplete', purpose: { consents: { 1: true, 8: true } } }
      for (const callback of callbacks) callback(data, true)
    }
    Object.assign(window, {
      __tcfapi(command: string, _version: number, callback: (data: unknown, success: boolean) => void) {
        if (command === 'addEventListener') callbacks.push(callback)
      },
    })
    window.addEventListener('agree', agree)
  })
  // In the place of the newspaper's own platform.
  await page.route('**/static/consent.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(address(path, { engine }))
  await expect.poll(() => viewOf(page, '1')).toBe('loading')
  expect(asked).not.toContain('/static/ads/service.js')
  // Again until the position listens.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('agree')))
      return frameOf(page, '1').count()
    })
    .toBe(1)
})

test.inProof('ads are shown in the native app', async ({ engine }) => {
  const { page } = await read(path, { engine, app: 'ios' })
  await frameOf(page, '1').waitFor()
})

itInProof.each(languagesOnEngines)('an ad has its words in %s, on %s', async (lang, engine) => {
  const { page } = await read(path, { engine, lang })
  const label = loadIntl(lang).t(messages.label)
  await adOf(page, '1').getByText(label, { exact: true }).waitFor()
  await frameOf(page, '1', label).waitFor()
})
