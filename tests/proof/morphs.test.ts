import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { accountMessages } from '#kit/account/account.messages.ts'
import { messages as adMessages } from '#widgets/ad/ad.messages.ts'
import { t } from '../support/loadIntl.ts'
import { startNewspaper } from '../support/newspaper.ts'
import { openOwnPage } from '../support/ownPage.ts'
import { engines } from '../support/site.ts'

declare global {
  interface Window {
    Idiomorph: { morph(from: Element, to: Element, options: object): unknown }
    morphAgain(): Promise<void>
    frameLoads: number
  }
}

const idiomorph = fileURLToPath(import.meta.resolve('idiomorph/dist/idiomorph.js'))

const { reader, url } = startNewspaper()

const BODY = `<header><p>Updated at <time>12:00</time></p></header>
<div data-widget="login" data-load="eager"><form action="/usuari/login"><label>E-mail <input name="email"></label></form></div>
<div data-widget="ad" data-load="eager" data-id="7" data-slot-type="rectangle" data-ad-unit-code="elfar/rectangle"></div>
<div data-widget="comments" data-load="eager" data-content-id="1002"><a href="/comentaris/1002">Comments</a></div>`

const services = { adService: '/static/ads/service.js', adNetwork: '21600' }

/** As Turbo has idiomorph morph, which leaves `data-turbo-permanent` where it is. */
const asTurbo = () => {
  const mayChange = (node: Node) => !(node instanceof Element && node.hasAttribute('data-turbo-permanent'))
  return { callbacks: { beforeNodeMorphed: mayChange, beforeNodeRemoved: mayChange } }
}

/** By idiomorph alone, with the ad's marker exempt, as docs/including.md shows for others. */
const alone = () => ({
  callbacks: { beforeNodeMorphed: (node: Node) => !(node instanceof Element && node.matches('[data-widget=ad]')) },
})

/** Each one before the next frame: far faster than any page morphs. */
async function prepareMorphs(page: Page, options: () => object) {
  await page.evaluate(
    `window.morphAgain = async () => {
      const served = new DOMParser().parseFromString(${JSON.stringify(BODY)}.replace('12:00', String(Math.random())), 'text/html')
      Idiomorph.morph(document.body, served.body, (${options})())
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }`,
  )
}

const markers = ['login', 'ad', 'comments'] as const

const statesOf = (page: Page) =>
  page
    .locator('[data-widget]')
    .evaluateAll((hosts) => hosts.map(({ dataset }) => [dataset.widget, dataset.widgetState, dataset.widgetView]))

describe.each(engines)('a page that is morphed to its served markup twenty times, $engine', ({ script }) => {
  it.each([
    ['as Turbo does', asTurbo],
    ['with the ad exempt', alone],
  ])('keeps typed text, the ad’s frame and the widgets, %s', async (_, options) => {
    const { page, problems } = await reader()
    const block = JSON.stringify({ site: 'ara', services })
    await page.route('**/own/idiomorph.js', (route) => route.fulfill({ path: idiomorph }))
    await openOwnPage(
      page,
      url(),
      `<html lang="ca"><head><title>Page</title><script type="application/json" data-quiosc-config>${block}</script>
      <script src="/own/idiomorph.js"></script><script type="module" src="${script}"></script></head><body>${BODY}</body></html>`,
    )
    for (const name of markers) await page.locator(`[data-widget=${name}][data-widget-state=ready]`).waitFor()
    const frame = page.getByTitle(t(adMessages.label))
    await frame.waitFor()
    await expect.poll(() => page.locator('[data-widget=ad]').getAttribute('data-widget-view')).toBe('full')
    await page.locator('[data-widget=comments]').getByRole('article').first().waitFor()
    const before = await statesOf(page)
    const email = page.getByLabel(t(accountMessages.email), { exact: true })
    await email.pressSequentially('aina@elf')
    const same = await frame.elementHandle()
    await page.evaluate((element) => {
      window.frameLoads = 0
      element?.addEventListener('load', () => window.frameLoads++)
    }, same)
    await prepareMorphs(page, options)
    for (let morph = 0; morph < 20; morph++) {
      await page.evaluate(() => window.morphAgain())
      // The reader goes on typing.
      await page.keyboard.press(String(morph % 10))
    }
    expect(await email.inputValue()).toBe('aina@elf01234567890123456789')
    expect(await statesOf(page)).toEqual(before)
    expect(await page.evaluate((element) => element?.isConnected && window.frameLoads, same)).toBe(0)
    expect(await page.locator('[data-widget=comments]').getByRole('article').count()).toBeGreaterThan(0)
    expect(problems.errors).toEqual([])
    // The step goes on from there.
    await email.fill('aina@elfar.example')
    await email.press('Enter')
    await page.getByLabel(t(accountMessages.password), { exact: true }).waitFor()
  })
})
