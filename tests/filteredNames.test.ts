import { expect, it } from 'vitest'
import { uiMessages } from '#kit/ui/ui.messages.ts'
import { byTier } from '#testing/byTier.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { t } from './support/loadIntl.ts'
import { article, startNewspaper } from './support/newspaper.ts'

const { address, reader } = startNewspaper()

/** As lists of filters refuse what they take for advertising, measuring, buttons of social networks, or something over the page. */
const REFUSED = /\/chunks\/(?:ad-|[^/]*(?:analytics|measur|overlay|popup|share|social|vitals))[^/]*\.js$/i

const pages = byTier(['/usuari/login', article('1001'), article('1002'), '/hemeroteca', '/'], ['/usuari/login'])

it.each(pages.flatMap((path) => enginesByTier('react').map(({ engine }) => ({ path, engine }))))(
  'filters that refuse files by their names stop no widget but ads on $path, $engine',
  async ({ path, engine }) => {
    const { page, context } = await reader()
    await context.route(REFUSED, (route) => route.abort())
    await page.goto(address(path, { engine }))
    const markers = page.locator('[data-widget]:not([data-widget=ad], [data-load=none])')
    await markers.evaluateAll((all) => all.map((marker) => marker.setAttribute('data-load', 'eager')))
    const states = () =>
      markers.evaluateAll((all) => [...new Set(all.map((marker) => marker.getAttribute('data-widget-state')))])
    await expect.poll(states).toEqual(['ready'])
    expect(await page.getByRole('button', { name: t(uiMessages.retry) }).count()).toBe(0)
  },
)
