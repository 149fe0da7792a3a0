import { describe, expect, it } from 'vitest'
import { enginesByTier } from './support/enginesByTier.ts'
import { holdRequests } from './support/holdRequests.ts'
import { startNewspaper } from './support/newspaper.ts'
import { CHUNKS } from './support/openRendered.ts'
import { loadRenderer } from './support/renderOnServer.ts'
import { openTestPage } from './support/site.ts'

const { address, reader, url } = startNewspaper()

/** The widgets whose view for the subscriber differs from everybody's: `shows` finds what only their own view has. */
const own = [
  { widget: 'bottom-bar', attributes: {}, shows: 'li:has([data-new]) ~ li > a[href$="#profile"]' },
  { widget: 'action-bar', attributes: { contentId: '1002', url: '/1002.html' }, shows: '[data-saved]' },
  { widget: 'save-to-list', attributes: { contentId: '1002' }, shows: '[data-saved]' },
  { widget: 'follow', attributes: { kind: 'author', id: '101', name: 'Roser' }, shows: '[data-followed]' },
]

/** An offer to subscribe goes, and what is beside it takes its place: not so its height. */
const header = { widget: 'header', attributes: { name: 'El Far' }, shows: 'a[href$="#profile"]' }

describe.each(enginesByTier('react'))(
  'a widget that a server has rendered for everybody, $engine',
  ({ engine, script }) => {
    it('is replaced by the reader’s own in its place', async () => {
      const { renderWidget } = await loadRenderer(engine)
      const options = {
        apiBase: `${url()}/api/front`,
        assets: script.replace('widgets.js', ''),
        url: `${url()}/test-page`,
      }
      const rendered = await Promise.all(
        [...own, header].map(({ widget, attributes }) =>
          renderWidget(widget, { attributes: { ...attributes, load: 'eager' } }, options),
        ),
      )
      const { page, problems } = await reader({ viewport: { width: 390, height: 844 } })
      await page.goto(address('/', { persona: 'subscriber' }))
      // An earlier page has found news.
      await page.evaluate(() => {
        const news = { time: 0, value: { status: 'new', last: '1' } }
        localStorage.setItem('quiosc-feed-live/mateix/messages/newest', JSON.stringify(news))
      })
      const release = await holdRequests(page, CHUNKS)
      await openTestPage(page, url(), { body: rendered.join('\n'), script })
      const controls = page.locator('[data-widget]:not([data-widget=header])').locator('.island :is(a, button)')
      // “Saved” is a wider word than “Save”, also where it is pressed.
      const boxes = () =>
        controls.evaluateAll((all) =>
          all.map((one) => {
            const { x, y, height } = one.getBoundingClientRect()
            return [x, y, height]
          }),
        )
      const places = [...own, header].map(({ widget, shows }) => page.locator(`[data-widget=${widget}]`).locator(shows))
      const bar = page.locator('[data-widget=header] .header')
      const heightOf = () => bar.evaluate(({ offsetHeight }: HTMLElement) => offsetHeight)
      const signIn = bar.locator('a[href*="login"]')
      const before = await boxes()
      const height = await heightOf()
      expect(await signIn.count()).toBe(1)
      const elements = await controls.or(bar).elementHandles()
      expect(elements.length).toBeGreaterThan(8)
      for (const place of places) expect(await place.count()).toBe(0)

      release()
      for (const place of places) await place.first().waitFor()
      expect(await boxes()).toEqual(before)
      expect(await heightOf()).toBe(height)
      expect(await signIn.count()).toBe(0)
      for (const element of elements) expect(await element.evaluate(({ isConnected }) => isConnected)).toBe(true)
      expect(problems.errors).toEqual([])
    })
  },
)
