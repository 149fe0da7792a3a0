import { chromium, type Locator, type Page } from 'playwright'
import type { PersonaName } from '#mocks/backend/personas.ts'
import { exampleNames, openExample } from '#tests/support/openExample.ts'
import { engines, startSite } from '#tests/support/site.ts'
import { launchOptions } from '../chromium.mjs'
import { pictureOf, type Theme, themes } from '../docs/pictureOf.ts'

/** `npm run pictures`: takes the pictures of the documentation's examples, in both themes. With names of widgets only theirs. */
const wanted = process.argv.slice(2)
const names = wanted.length > 0 ? wanted : exampleNames

/** CSS pixels around a widget, and of a widget that has no end. */
const [MARGIN, MAX_HEIGHT] = [16, 900]

/** Milliseconds within which a widget asks for what it shows, and until the network is taken for idle. */
const [OPENING_MS, IDLE_MS] = [1000, 10_000]

/** The reader who sees what a widget is for; a subscriber sees most. */
const personas: Readonly<Record<string, PersonaName>> = {
  ad: 'anonymous',
  'login-prompt': 'anonymous',
  login: 'anonymous',
  paywall: 'anonymous',
  register: 'anonymous',
  welcome: 'unvalidated',
}

/** The action of a page or a reader that shows a widget which stands nowhere in the page: the picture is then of the window. */
const openings: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'login-prompt': (page) => page.evaluate(() => window.quiosc?.open('login-prompt')),
  'page-shell': async (page) => {
    await page.locator('[data-widget-state=ready]').waitFor({ state: 'attached' })
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('quiosc:show-modal', { detail: { name: 'summer' } })),
    )
  },
  profile: (page) => page.locator('[data-widget=profile] a').click(),
  'public-profile': (page) => page.locator('[data-widget=public-profile]').click(),
}

/** Waits until nothing that a widget asks for is on its way, and pictures are there. */
async function standStill(page: Page) {
  // A widget that has just been opened asks a moment later.
  await page.waitForTimeout(OPENING_MS)
  // A page that asks again and again is never idle.
  await page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch(() => undefined)
  await page.locator('[data-widget-view=loading], [aria-busy=true], .q-skeleton').first().waitFor({ state: 'hidden' })
  await page.evaluate(() => document.fonts.ready)
}

async function clipOf(marker: Locator) {
  const box = await marker.boundingBox()
  return (
    box && {
      x: Math.max(0, box.x - MARGIN),
      y: Math.max(0, box.y - MARGIN),
      width: box.width + 2 * MARGIN,
      height: Math.min(box.height, MAX_HEIGHT) + 2 * MARGIN,
    }
  )
}

/** Takes a picture of the marker, or of the window with what it has opened. */
async function take(page: Page, name: string, theme: Theme) {
  const [{ script }] = engines
  const marker = await openExample(page, site.url, { name, script, theme })
  await page.addStyleTag({ content: `body { padding: ${MARGIN}px }` })
  const opening = openings[name]
  if (opening) {
    await page.waitForFunction(() => window.quiosc?.open)
    await opening(page)
    await page.locator('dialog:modal').last().waitFor()
  } else {
    // Some load with the first press alone.
    await page.evaluate((widget) => window.quiosc?.open(widget), name)
    await page.locator(`[data-widget=${name}][data-widget-state=ready]`).waitFor({ state: 'attached' })
  }
  await standStill(page)
  const inWindow = opening || name === 'bottom-bar'
  const clip = inWindow ? undefined : await clipOf(marker)
  const path = pictureOf(name, theme)
  await page.screenshot({
    path,
    type: 'jpeg',
    quality: 55,
    animations: 'disabled',
    ...(clip && { clip, fullPage: true }),
  })
  console.log(path)
}

const site = await startSite()
const browser = await chromium.launch(launchOptions())
for (const theme of themes)
  for (const name of names) {
    const viewport = { width: name === 'bottom-bar' ? 390 : 720, height: 640 }
    const context = await browser.newContext({ viewport, colorScheme: theme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(new URL(`/?persona=${personas[name] ?? 'subscriber'}`, site.url).href)
    await take(page, name, theme)
    await context.close()
  }
await browser.close()
await site.close()
