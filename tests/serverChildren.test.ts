import { describe, expect, it } from 'vitest'
import { messages as lists } from '#widgets/article-list/article-list.messages.ts'
import { messages as nicks } from '#widgets/public-profile/public-profile.messages.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { holdRequests } from './support/holdRequests.ts'
import { t } from './support/loadIntl.ts'
import { startNewspaper } from './support/newspaper.ts'
import { CHUNKS } from './support/openRendered.ts'
import { loadRenderer } from './support/renderOnServer.ts'
import { openTestPage } from './support/site.ts'

const { address, reader, url } = startNewspaper()

const item = (name: string) => `<li><a href="/${name}.html">Article ${name}</a></li>`
const list = {
  widget: 'article-list',
  attributes: {},
  fallback: `<ul data-list>${item('1')}</ul><p><a rel="next" href="/next-page">Més notícies</a></p>`,
}
const nick = {
  widget: 'public-profile',
  attributes: { userId: '2002', nick: 'Bet' },
  fallback: '<a href="/perfil/2002">Bet</a>',
}

/** Markers whose children the first frame needs, as a server renders them. */
describe.each(enginesByTier('react'))(
  'a marker’s children that a server has rendered, $engine',
  ({ engine, script }) => {
    async function open({ widget, attributes, fallback }: typeof list | typeof nick, options = {}) {
      const { renderWidget } = await loadRenderer(engine)
      const body = await renderWidget(
        widget,
        { attributes, fallback },
        { apiBase: `${url()}/api/front`, assets: script.replace('widgets.js', ''), url: `${url()}/test-page` },
      )
      const { page, problems } = await reader(options)
      await page.goto(address('/', { persona: 'subscriber' }))
      const release = await holdRequests(page, CHUNKS)
      await page.route('**/next-page*', (route) => {
        const isData = route.request().url().includes('format=json')
        return route.fulfill(isData ? { json: { html: item('2'), nextPage: null } } : { body: 'The next page' })
      })
      await openTestPage(page, url(), { script, body })
      return { page, problems, release }
    }

    it('have one link to the next page of a list, the same before and after its widget is mounted', async () => {
      const { page, problems, release } = await open(list)
      const control = page.getByRole('link', { name: t(lists.more) })
      const own = page.getByText('Més notícies')
      const box = await control.boundingBox()
      expect(await own.isVisible()).toBe(false)
      const element = await control.elementHandle()
      release()
      await page.locator('[data-widget-state=ready]').waitFor()
      expect(await own.isVisible()).toBe(false)
      expect(await control.boundingBox()).toEqual(box)
      expect(await element?.evaluate(({ isConnected }) => isConnected)).toBe(true)

      await control.click()
      await page.getByText('Article 2').waitFor()
      await page.getByText(t(lists.end)).waitFor()
      expect(problems.errors).toEqual([])
    })

    it('have the CMS’s link of a list again where its widget is unmounted', async () => {
      const { page, release } = await open(list)
      release()
      await page.locator('[data-widget-state=ready]').waitFor()
      await page.evaluate(() => {
        const marker = document.querySelector<HTMLElement>('[data-widget]')
        if (marker) window.quiosc?.unmount(marker)
      })
      await expect.poll(() => page.getByText('Més notícies').isVisible()).toBe(true)
    })

    it('link to the next page of a list without scripts', async () => {
      const { page } = await open(list, { javaScriptEnabled: false })
      expect(await page.getByText('Més notícies').isVisible()).toBe(false)
      await page.getByRole('link', { name: t(lists.more) }).click()
      await page.getByText('The next page').waitFor()
    })

    it('open the aside on the first press of a nick, and link to the reader’s page', async () => {
      const { page, problems, release } = await open(nick)
      const link = page.getByRole('link', { name: t(nicks.profileOf, { nick: 'Bet' }) })
      expect(await link.evaluate((found: HTMLAnchorElement) => found.pathname)).toBe('/perfil/2002')
      await link.click()
      release()
      await page.getByRole('dialog').waitFor()
      expect(new URL(page.url()).hash).toBe('#profile.reader.2002')
      expect(await link.evaluate((found: HTMLAnchorElement) => found.pathname)).toBe('/perfil/2002')
      expect(problems.errors).toEqual([])
    })

    it('link from a nick to the reader’s page without scripts', async () => {
      const { page } = await open(nick, { javaScriptEnabled: false })
      await page.getByRole('link', { name: t(nicks.profileOf, { nick: 'Bet' }) }).click()
      await page.waitForURL('**/perfil/2002')
    })
  },
)
