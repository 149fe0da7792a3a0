import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { slidesMessages } from '#kit/slides/slides.messages.ts'
import { firstByTier, itInProof } from '#testing/byTier.ts'
import { messages as videoMessages } from '#widgets/video-carousel/video-carousel.messages.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { holdRequests } from './support/holdRequests.ts'
import { recordLayoutShifts } from './support/layoutShifts.ts'
import { t } from './support/loadIntl.ts'
import { startNewspaper } from './support/newspaper.ts'
import { engines } from './support/site.ts'
import { stopClock } from './support/stopClock.ts'
import { swipeLeft } from './support/swipeLeft.ts'

const { address, reader } = startNewspaper()

/** The file with Embla. */
const EMBLA = '**/chunks/slides-createEmblaDrive-*'

const first = (page: Page, widget = 'carousel') => page.locator(`[data-widget=${widget}]`).first()

const movedByEmbla = (marker: Locator) => marker.locator('[data-drive=embla]').waitFor({ state: 'attached' })

/** The left edge of each slide in the marker, in whole pixels. */
const leftsOf = (marker: Locator) =>
  marker.evaluate((host) =>
    [...(host.shadowRoot?.querySelectorAll('.q-slide') ?? [])].map((slide) =>
      Math.round(slide.getBoundingClientRect().left - host.getBoundingClientRect().left),
    ),
  )

/** As a browser does when its reader goes to another tab and comes back. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

describe.each(engines)('carousels on $engine', ({ engine }) => {
  it('let a keyboard reach every card, and walk along the bullets', async () => {
    const { page } = await reader({ viewport: { width: 1280, height: 900 } })
    await page.goto(address('/carrusels', { engine }))
    const marker = first(page)
    await movedByEmbla(marker)
    const links = marker.locator('.q-slide').getByRole('link')
    const count = await links.count()
    await marker.getByRole('button', { name: t(slidesMessages.next) }).focus()
    for (let place = 0; place < count; place++) {
      await page.keyboard.press('Tab')
      const link = links.nth(place)
      await expect.poll(() => link.evaluate((element) => element.matches(':focus'))).toBe(true)
      await expect.poll(async () => (await leftsOf(marker))[place]).toBeGreaterThanOrEqual(0)
      await expect.poll(async () => (await leftsOf(marker))[place]).toBeLessThan(1240)
    }
    const bullet = (index: number) =>
      marker.getByRole('button', { name: t(slidesMessages.show, { index }), exact: true })
    await bullet(4).click()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => bullet(3).evaluate((element) => element.matches(':focus'))).toBe(true)
    await page.keyboard.press('Home')
    await expect.poll(async () => (await leftsOf(marker))[0]).toBe(0)
  })

  itInProof('move videos on every six seconds, and stop for a pointer, the focus and the button', async () => {
    const { page } = await reader({ viewport: { width: 1280, height: 900 }, reducedMotion: 'no-preference' })
    await page.clock.install()
    await page.goto(address('/carrusels', { engine }))
    const marker = first(page, 'video-carousel')
    await marker.scrollIntoViewIfNeeded()
    await movedByEmbla(marker)
    const current = () => marker.locator('[aria-current]').getAttribute('aria-label')
    const at = (index: number) => t(slidesMessages.show, { index })
    const region = marker.getByRole('region')
    await stopClock(page)
    const begin = await current()
    await page.clock.runFor(6000)
    await expect.poll(current).not.toBe(begin)
    const [now = '1'] = /\d+/.exec((await current()) ?? '') ?? []

    const expectStill = async () => {
      await page.clock.runFor(30_000)
      expect(await current()).toBe(at(Number(now)))
    }
    await region.hover()
    await expectStill()
    await setHidden(page, true)
    await page.mouse.move(0, 0)
    await expectStill()
    await setHidden(page, false)
    // The first stop of the Tab key; the button then lets it move again.
    await marker.getByRole('button', { name: t(videoMessages.pause) }).focus()
    const go = marker.getByRole('button', { name: t(videoMessages.move) })
    await go.waitFor()
    await expectStill()
    await go.press('Enter')
    await marker.getByRole('button', { name: t(videoMessages.pause) }).click()
    await go.waitFor()
    await page.mouse.move(0, 0)
    await expectStill()
  })
})

describe.each(enginesByTier('lite'))('the strips of carousels, $engine', ({ engine }) => {
  it.each(
    firstByTier(
      [
        { width: 360, height: 740 },
        { width: 1280, height: 900 },
      ],
      1,
    ),
  )(
    'move nothing on the page when they load, nor when Embla takes over in the middle, at $width px',
    async (viewport) => {
      const { page, problems } = await reader({ viewport })
      const shifts = await recordLayoutShifts(page)
      const release = await holdRequests(page, EMBLA)
      await page.goto(address('/carrusels', { engine }))
      const marker = first(page)
      // Before Embla the strip scrolls by itself, and the arrows move it.
      const strip = marker.locator('.q-viewport')
      await strip.waitFor()
      await marker.getByRole('button', { name: t(slidesMessages.next) }).click()
      await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100)
      const before = await leftsOf(marker)
      expect(before[0]).toBeLessThan(0)
      release()
      await movedByEmbla(marker)
      expect(await leftsOf(marker)).toEqual(before)
      expect(await shifts()).toBeLessThan(0.01)
      expect(problems.errors).toEqual([])
    },
  )

  itInProof('are moved by a finger by 285 px, by 240 at their end', async () => {
    const { page } = await reader({ viewport: { width: 360, height: 740 }, hasTouch: true })
    // With the margin of the specification.
    await page.route('**/css/diari.css', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        body: `${await answer.text()} main { --quiosc-page-margin: 30px; padding: 0 30px !important }`,
      })
    })
    await page.goto(address('/carrusels', { engine }))
    const marker = first(page)
    await movedByEmbla(marker)
    const strip = marker.locator('.q-viewport')
    const left = async () => (await leftsOf(marker))[0]
    // The text's edge.
    expect(await left()).toBe(0)
    const slides = (await leftsOf(marker)).length
    for (let swipes = 1; swipes < slides - 1; swipes++) {
      await swipeLeft(page, strip)
      await expect.poll(left).toBe(-285 * swipes)
    }
    await swipeLeft(page, strip)
    await expect.poll(left).toBe(-285 * (slides - 2) - 240)
  })

  itInProof('leave out the content that the page shows', async () => {
    const { page } = await reader()
    await page.goto(address('/carrusels', { engine, lang: 'en' }))
    const marker = first(page)
    await marker.locator('.q-slide').first().waitFor()
    expect(await marker.locator('script').textContent()).toContain('"id":"1001"')
    const links = await marker.locator('.q-slide').getByRole('link').all()
    const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')))
    expect(hrefs.length).toBeGreaterThan(5)
    expect(hrefs.filter((href) => href?.includes('_1001.html'))).toEqual([])
  })

  itInProof('do not move videos for readers who prefer less motion, until these let them move', async () => {
    const { page } = await reader({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto(address('/carrusels', { engine }))
    const marker = first(page, 'video-carousel')
    await marker.scrollIntoViewIfNeeded()
    await movedByEmbla(marker)
    const begin = await leftsOf(marker)
    await stopClock(page)
    await page.clock.runFor(30_000)
    expect(await leftsOf(marker)).toEqual(begin)
    await marker.getByRole('button', { name: t(videoMessages.move) }).press('Enter')
    await page.clock.runFor(6000)
    await expect.poll(() => leftsOf(marker)).not.toEqual(begin)
  })
})
