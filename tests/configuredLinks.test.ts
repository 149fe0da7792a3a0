import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { commonLinks, linkNames } from '#lib/site/addresses/links.ts'
import type { PersonaName } from '#mocks/backend/personas.ts'
import { byTier } from '#testing/byTier.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { startNewspaper } from './support/newspaper.ts'
import { openOwnPage } from './support/ownPage.ts'

const { address, reader, url } = startNewspaper()

const shop = 'https://shop.example/page-'
const links = Object.fromEntries(linkNames.map((name) => [name, `${shop}${name}`]))

const markers = [
  'page-shell',
  'header',
  'comments" data-content-id="1002',
  'gift" data-content-id="1002',
  'paywall" data-type="blocking" data-content-id="1002',
  'paywall" data-type="blocking-community" data-content-id="1003',
  'paywall" data-type="column-offer" data-content-id="1004',
  'archive',
  'action-bar" data-content-id="1002" data-gift-enabled="true',
]
  .map((marker) => `<div data-widget="${marker}" data-load="eager"><a href="/">Fallback</a></div>`)
  .join('')

/** The links of each widget, those in its shadow roots included. */
const linksOf = (page: Page): Promise<{ widget: string; href: string }[]> =>
  page.evaluate(() => {
    const found: { widget: string; href: string }[] = []
    const look = (root: ParentNode, widget: string) => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        const name = element.dataset.widget ?? widget
        if (element instanceof HTMLAnchorElement) found.push({ widget: name, href: element.href })
        if (element.shadowRoot) look(element.shadowRoot, name)
      }
    }
    look(document, '')
    return found
  })

/** The widgets that lead a reader to one of the pages that sell, by the configuration alone. */
const readers: readonly (readonly [persona: PersonaName, leading: string[]])[] = byTier(
  [
    ['anonymous', ['comments', 'gift', 'header', 'paywall']],
    ['registered', ['comments', 'gift', 'header', 'paywall', 'profile']],
    ['subscriber', ['gift', 'profile']],
    ['premium-c', ['gift', 'header', 'profile']],
    ['founder', ['gift', 'header', 'profile']],
  ],
  [['registered', ['comments', 'gift', 'header', 'paywall', 'profile']]],
)

it.each(
  readers.flatMap(([persona, leading]) => enginesByTier('lite').map(({ script }) => ({ persona, leading, script }))),
)(
  'a page’s configuration replaces the links of all its widgets: $persona, $script',
  async ({ persona, leading, script }) => {
    const { page } = await reader()
    await page.goto(address('/ajuda', { persona }))
    const block = `<script type="application/json" data-quiosc-config>${JSON.stringify({ env: 'PRE', links })}</script>`
    await openOwnPage(
      page,
      url(),
      `<html lang="ca"><head>${block}<script type="module" src="${script}"></script></head><body>${markers}</body></html>`,
    )
    await page.locator('[data-widget]:not([data-widget-state=ready])').first().waitFor({ state: 'detached' })
    if (persona !== 'anonymous') await page.evaluate(() => Object.assign(location, { hash: 'profile' }))
    const moved = async () => [
      ...new Set((await linksOf(page)).filter(({ href }) => href.startsWith(shop)).map(({ widget }) => widget)),
    ]
    await expect.poll(async () => (await moved()).sort()).toEqual(leading)
    const defaults = Object.values<string>(commonLinks)
    const left = (await linksOf(page)).filter(({ href }) => defaults.includes(new URL(href).pathname))
    expect(left).toEqual([])
  },
)
