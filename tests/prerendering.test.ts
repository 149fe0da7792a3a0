import { expect, it } from 'vitest'
import { enginesByTier } from './support/enginesByTier.ts'
import { startNewspaper } from './support/newspaper.ts'
import { openTestPage } from './support/site.ts'

const { reader, url } = startNewspaper()

const AD_SERVICE = '/static/ads/own.js'

/** As Chromium renders a page that the reader may go to next. */
const prerender = () => {
  Object.defineProperty(Document.prototype, 'prerendering', { configurable: true, get: () => true })
}

const visit = () => {
  Object.defineProperty(Document.prototype, 'prerendering', { configurable: true, get: () => false })
  document.dispatchEvent(new Event('prerenderingchange'))
}

const body = `
  <div data-widget="comments" data-content-id="1004" data-load="eager">Comments</div>
  <div data-widget="ad" data-id="3" data-slot-type="banner" data-ad-unit-code="elfar/banner" data-load="eager"></div>`

it.each(enginesByTier('lite'))(
  'a page that the browser prerenders loads its data, and counts nobody before the visit, $engine',
  async ({ script }) => {
    const { page } = await reader()
    const ads: string[] = []
    await page.route(`**${AD_SERVICE}`, (route) => {
      ads.push(route.request().url())
      return route.abort()
    })
    await page.addInitScript(prerender)
    const config = { env: 'PRE', services: { adService: AD_SERVICE, adNetwork: 1 } }
    await openTestPage(page, url(), { body, script, config })
    await page.getByRole('article').first().waitFor()
    await page.locator('[data-widget=ad][data-widget-state=ready]').waitFor()
    const counted = () => page.evaluate(() => window.dataLayer ?? [])
    expect([await counted(), ads]).toEqual([[], []])
    await page.evaluate(visit)
    await expect.poll(counted).toContainEqual(expect.objectContaining({ event: 'quiosc:user' }))
    await expect.poll(() => ads.length).toBe(1)
  },
)
