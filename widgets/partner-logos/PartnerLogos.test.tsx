import { waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { type Site, sites } from '#lib/site/config/config.ts'
import { mountOnPage } from '#testing/mountOnPage.ts'
import { startNetwork } from '#testing/startNetwork.ts'
import { partnerLogosIsland } from './partner-logos.island.tsx'

startNetwork()

const image = '/favicon.svg'

const open = (site: Site, block?: object) =>
  mountOnPage({
    island: partnerLogosIsland,
    options: {},
    config: { site },
    watch(host) {
      const script = document.createElement('script')
      script.type = 'application/json'
      script.textContent = JSON.stringify(block ?? {})
      const own = Object.assign(document.createElement('a'), { href: '/socis', textContent: 'Partners of the server' })
      host.append(script, own)
    },
  })

it.each(sites)('the logos show only where the site has partners: %s', async (site) => {
  const { host, ready } = open(site, { logos: [{ name: 'The bakery', image }] })
  const view = await ready()
  const isShown = ['ara', 'balears', 'andorra'].includes(site)
  await waitFor(() => expect(host.dataset.widgetView).toBe(isShown ? 'full' : 'empty'))
  expect(view.queryAllByRole('img', { name: 'The bakery' })).toHaveLength(isShown ? 1 : 0)
  expect(host.querySelector('a')?.checkVisibility()).toBe(false)
})

it.each([
  ['ara', true],
  ['es', false],
] as const)('the marker’s own children stay on %s: %s', async (site, isShown) => {
  const { host, ready } = open(site)
  await ready()
  expect(host.querySelector('a')?.checkVisibility()).toBe(isShown)
})

it('the logos link to their own pages, and to nothing that is no web address', async () => {
  const logos = [
    { name: 'The bakery', image, href: 'https://forn.example/' },
    { name: 'The winery', image, href: 'javascript:alert(1)' },
    { name: '', image },
  ]
  const page = open('ara', { logos })
  const view = await page.ready()
  expect(view.getByRole('link', { name: 'The bakery' }).getAttribute('href')).toBe('https://forn.example/')
  expect(view.getAllByRole('link')).toHaveLength(1)
  expect(view.getAllByRole('img')).toHaveLength(2)
  await page.expectAccessible()
})
