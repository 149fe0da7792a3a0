import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { languages } from '#lib/site/config/config.ts'
import { firstByTier, itInProof } from '#testing/byTier.ts'
import { type FirstWords, firstWordsOf } from './support/firstWords.ts'
import { holdRequests } from './support/holdRequests.ts'
import { painted, recordLayoutShifts } from './support/layoutShifts.ts'
import { article, type Scenario, startNewspaper } from './support/newspaper.ts'

const { looker, address } = startNewspaper()
let shifted: () => Promise<number>
const look = looker({}, async (page) => {
  shifted = await recordLayoutShifts(page)
})

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }
const viewports = [phone, desktop]

/** In CSS pixels: how far down the box of the widget its title may begin sooner or later than the fallback's. */
const DOWN = 12

/** A page whose library comes only when it is let. */
async function openWithoutLibrary(path: string, scenario: Scenario, viewport = desktop) {
  const { page } = await look(undefined, { viewport })
  const release = await holdRequests(page, '**/quiosc/widgets.js')
  await page.goto(address(path, scenario), { waitUntil: 'commit' })
  await page.locator('.colophon').waitFor({ state: 'attached' })
  // Nothing is painted, and so measured, before the style sheets are there.
  await painted(page)
  return { page, release }
}

/** The marker's first words in each window. */
async function wordsIn(page: Page, marker: Locator): Promise<(FirstWords | undefined)[]> {
  const found = []
  for (const viewport of viewports) {
    await page.setViewportSize(viewport)
    await painted(page)
    found.push(await firstWordsOf(marker))
  }
  return found
}

const ready = async (marker: Locator) => {
  await marker.scrollIntoViewIfNeeded()
  await expect.poll(() => marker.getAttribute('data-widget-state')).toBe('ready')
  // A skeleton has no words.
  await expect.poll(() => firstWordsOf(marker)).toBeDefined()
}

const shapes = [
  ['1001', 'registered', ['poll', 'comments']],
  ['1004', 'registered', ['paywall', 'comments']],
  ['1006', 'registered', ['paywall']],
  ['1006', 'anonymous', ['paywall']],
] as const

describe('a fallback in the shape of its widget', () => {
  it.each(firstByTier(shapes, 1))(
    'has on %s for %s its first words where those of %j are',
    async (id, persona, widgets) => {
      const { page, release } = await openWithoutLibrary(article(id), { persona })
      const markers = widgets.map((widget) => page.locator(`main [data-widget=${widget}]`).first())
      const before = []
      for (const marker of markers) before.push(await wordsIn(page, marker))
      release()
      for (const [index, marker] of markers.entries()) {
        await ready(marker)
        const after = await wordsIn(page, marker)
        for (const [place, { width }] of viewports.entries()) {
          const [was, is] = [before[index]?.[place], after[place]]
          const where = `${widgets[index]} at ${width} px`
          expect(was?.size, where).toBe(is?.size)
          expect(was?.font, where).toBe(is?.font)
          expect(Math.abs((was?.left ?? Number.NaN) - (is?.left ?? Number.NaN)), where).toBeLessThan(1)
          expect(Math.abs((was?.top ?? Number.NaN) - (is?.top ?? Number.NaN)), where).toBeLessThan(DOWN)
        }
      }
    },
  )

  itInProof.each(languages)('has a follow button as wide as the link before it, in %s', async (lang) => {
    const { page, release } = await openWithoutLibrary(article('1001'), { persona: 'registered', lang })
    const marker = page.locator('.signatures .follow').first()
    const link = await marker.getByRole('link').boundingBox()
    release()
    await ready(marker)
    const button = await marker.getByRole('button').boundingBox()
    for (const edge of ['x', 'width', 'height'] as const)
      expect(Math.abs((link?.[edge] ?? Number.NaN) - (button?.[edge] ?? Number.NaN)), edge).toBeLessThan(2)
  })
})

itInProof.each(['1003', '1004', '1006'])(
  '%s: readers who will not see a widget see no fallback that promises it',
  async (id) => {
    const { page, release } = await openWithoutLibrary(article(id), { persona: 'subscriber' })
    const markers = await page.locator('[data-widget]').all()
    const before = await Promise.all(markers.map(firstWordsOf))
    release()
    const promised: (string | undefined)[] = []
    let empty = 0
    for (const [index, marker] of markers.entries()) {
      // The gift waits for a press, and an ad has no fallback.
      if (['ad', 'gift'].includes((await marker.getAttribute('data-widget')) ?? '')) continue
      if (await marker.isVisible()) await marker.scrollIntoViewIfNeeded()
      await expect.poll(() => marker.getAttribute('data-widget-state')).toBe('ready')
      if ((await marker.getAttribute('data-widget-view')) !== 'empty') continue
      empty++
      if (before[index]) promised.push(before[index].words)
    }
    expect(promised).toEqual([])
    // The subscriber's column has no message, and so no marker.
    expect(empty).toBe(id === '1006' ? 0 : 1)
  },
)

it.each(
  firstByTier(
    [
      ['/capcalera', 'header'],
      ['/cercador', 'bottom-bar'],
    ],
    1,
  ),
)('fallbacks on a phone give way to widgets and move nothing, on %s', async (path, widget) => {
  const { page, release } = await openWithoutLibrary(path, { lang: 'de' }, phone)
  release()
  const marker = page.locator(`[data-widget=${widget}]`).first()
  await expect.poll(() => marker.getAttribute('data-widget-state')).toBe('ready')
  expect(await shifted()).toBeLessThan(0.001)
})
