import { describe, expect, it } from 'vitest'
import { byTier, itInProof } from '#testing/byTier.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { startNewspaper } from './support/newspaper.ts'
import { openRendered } from './support/openRendered.ts'
import { renderOnServer } from './support/renderOnServer.ts'
import { engines } from './support/site.ts'

const { address, reader } = startNewspaper()

const filtered = '/hemeroteca/edition/balears/publication/dominical'

const cases = engines.flatMap(({ engine }) =>
  ['/hemeroteca', filtered].flatMap((path) => [390, 1280].map((width) => ({ engine, path, width }))),
)

describe('the archive that a server has rendered', () => {
  it.each(byTier(cases, [{ engine: 'react', path: filtered, width: 1280 }] as const))(
    'is taken over as it is, and sends no request: $engine, $path, $width px',
    async ({ engine, path, width }) => {
      const { page, problems } = await reader({ viewport: { width, height: 844 } })
      const url = `${address(path, { engine, lang: 'de', persona: 'anonymous' })}&from=letter`
      const opened = await openRendered(page, url, engine)
      const marker = page.locator('[data-widget=archive]')
      const papers = marker.locator('button[data-issue]')
      await papers.last().waitFor()
      expect(opened.unrendered.filter((problem) => problem.startsWith('archive'))).toEqual([])
      const heightOf = () => marker.evaluate(({ offsetHeight }: HTMLElement) => offsetHeight)
      const [before, count, first] = [await heightOf(), await papers.count(), await papers.first().elementHandle()]
      const more = marker.locator('[data-more]')
      expect(await more.getAttribute('href')).not.toContain('from=letter')
      opened.release()
      await expect.poll(() => more.getAttribute('href')).toContain('from=letter')
      expect(await marker.getAttribute('data-widget-state')).toBe('ready')
      expect(await papers.count()).toBe(count)
      expect(await first?.evaluate(({ isConnected }) => isConnected)).toBe(true)
      expect(await heightOf()).toBe(before)
      expect(opened.requests.filter((request) => request.includes('/archive/'))).toEqual([])
      // The page after it comes from the backend, and is added.
      await more.click()
      await expect.poll(() => papers.count()).toBeGreaterThan(count)
      expect(problems.errors).toEqual([])
    },
  )

  itInProof.each(engines)('is replaced by a subscriber’s own in its place, $engine', async ({ engine }) => {
    const { page, problems } = await reader()
    const opened = await openRendered(page, address('/hemeroteca', { engine, persona: 'subscriber' }), engine)
    const marker = page.locator('[data-widget=archive]')
    await marker.locator('button[data-issue]').last().waitFor()
    const heightOf = () => marker.evaluate(({ offsetHeight }: HTMLElement) => offsetHeight)
    const before = await heightOf()
    opened.release()
    await marker.locator('a[data-issue]').last().waitFor()
    expect(await marker.locator('button[data-issue]').count()).toBe(0)
    expect(await heightOf()).toBe(before)
    expect(problems.errors).toEqual([])
  })

  itInProof.each(enginesByTier('react'))(
    'links to the next list page where no script runs, $engine',
    async ({ engine }) => {
      const { page } = await reader({ javaScriptEnabled: false })
      await renderOnServer(page, engine)
      await page.goto(address('/hemeroteca', { engine }))
      const marker = page.locator('[data-widget=archive]')
      expect(await marker.locator('[data-issue]').first().isVisible()).toBe(true)
      expect(await marker.locator('.bar, .months, .q-filters-tools').filter({ visible: true }).count()).toBe(0)
      await marker.locator('[data-more]').click()
      await page.waitForURL(/\/hemeroteca\/2/)
      expect(await marker.locator('[data-issue]').count()).toBeGreaterThan(1)
    },
  )
})
