import { describe, expect, it, vi } from 'vitest'
import type { IslandContext } from '#islands/island/islandContext.types.ts'
import type { Channel } from '#page/app-bridge/appBridge.types.ts'
import { createPaywallLinks } from './createPaywallLinks.ts'

const here = 'https://www.diari.example/ciutat/a_1_1004.html?utm=1'
const back = `backUrl=${encodeURIComponent(here).replaceAll('%20', '+')}`

function links(channel: Channel = 'web', { answers = true, own = {} } = {}) {
  const report = vi.fn()
  const send = vi.fn(() => answers)
  const assign = vi.fn()
  const context = {
    app: { channel, inApp: channel !== 'web', send },
    config: { site: 'ara', env: 'PRO', apiBase: '/api/front', hosts: [], links: own },
    location: { href: () => here, assign },
    report,
  }
  // A partial context: the links use no other members.
  const made = createPaywallLinks(context as unknown as IslandContext, () => undefined)
  return { links: made, report, send, assign }
}

describe('the links of the paywall', () => {
  it('are those of the page’s configuration', () => {
    const own = {
      upgrade: 'https://pre.shop.example/up?from=a#b',
      rates: '/preus',
      subscriptions: 'https://pre.shop.example',
    }
    const made = links('web', { own }).links
    expect(made.offer('upgrade', false, here)).toBe(`https://pre.shop.example/up?from=a&${back}#b`)
    expect(made.rates(here)).toBe(`/preus?${back}`)
    expect(made.safe('promocions/mgm?a=1')).toBe('https://pre.shop.example/promocions/mgm?a=1')
    expect(made.safe('espai/cinema')).toBe('https://pre.shop.example/espai/cinema')
  })

  it.each([
    ['promocions/mgm', '/subscripcions/promocions/mgm'],
    ['newsletters/ciutat', '/newsletters/ciutat'],
  ])('replace a message’s %s by the configured page of that name', (written, address) => {
    expect(links().links.safe(written)).toBe(address)
  })

  it.each([
    ['promocions/mgm@evil.example/', 'https://amics.diari.example'],
    ['promocions/mgm.evil.example/', 'https://amics.diari.example'],
    ['promocions/mgm:8080/', 'https://amics.diari.example'],
    ['promocions/mgm/../user/logout', 'https://amics.diari.example/mgm'],
    ['promocions/mgm//evil.example/', ''],
  ])('do not let %s leave the page %j that the configuration names', (written, mgm) => {
    const { links: made } = links('web', { own: { mgm } })
    const address = made.safe(written)
    expect(address === undefined || new URL(address, here).host === 'www.diari.example').toBe(true)
  })

  it.each([
    ['blocking', '/promocions/estandard-pw'],
    ['blocking-community', '/promocions/criatures/'],
    ['column-counter', '/portada/tarifes'],
    ['column-trial', '/portada/tarifes'],
    ['column-offer', '/portada/digital-12m/dades'],
    ['gift-expired', '/promocions/estandard-pw'],
    ['unpaid', '/portada/pagament-pendent'],
    ['lapsed', '/portada/pagament-pendent'],
    ['upgrade', '/promocions/upgrade'],
  ] as const)('of the offer %s: %s', (kind, path) => {
    expect(links().links.offer(kind, false, here)).toBe(`${path}?${back}`)
  })

  it('have the community’s form, once the price is known', () => {
    expect(links().links.offer('blocking-community', true, here)).toBe(`/promocions/criatures/dades?${back}`)
  })

  it('have a backUrl for login, registration, social logins and rates', () => {
    const made = links().links
    expect(made.login(here, 'a@b.example')).toBe(`/usuari/login?${back}&email=a%40b.example`)
    expect(made.register(here)).toBe(`/usuari/register?${back}`)
    expect(made.social('apple', here)).toBe(`/api/front/user/login/apple?${back}`)
    expect(made.rates(here)).toBe(`/tarifes?${back}`)
  })
})

describe('external addresses in the paywall', () => {
  it('are accepted on this site', () => {
    expect(links().links.safe('/tarifes')).toBe('https://www.diari.example/tarifes')
    expect(links().links.safe('/')).toBe('https://www.diari.example/')
  })

  it.each(['javascript:alert(1)', '//evil.example', 'https://evil.example/', 'data:text/html,x'])(
    'are refused and reported once: %j',
    (url) => {
      const { links: made, report } = links()
      expect(made.safe(url)).toBeUndefined()
      // A box reads its links again each time it is folded.
      expect(made.safe(url)).toBeUndefined()
      expect(report).toHaveBeenCalledOnce()
    },
  )

  it.each([
    ['/images/far.svg', 'https://www.diari.example/images/far.svg'],
    ['https://media.example/far.jpg', 'https://media.example/far.jpg'],
    ['javascript:alert(1)', undefined],
    ['data:image/svg+xml,<svg/>', undefined],
    ['https://', undefined],
  ])('are accepted or refused for the image %j', (url, address) => {
    expect(links().links.image(url)).toBe(address)
  })
})

describe('the paywall’s links in the app', () => {
  it('open native screens instead of the pages', () => {
    const { links: made, send, assign } = links('android')
    made.show('showLogin', here)
    expect(send).toHaveBeenCalledExactlyOnceWith('showLogin', { backUrl: here })
    expect(assign).not.toHaveBeenCalled()
  })

  it('open the pages when the app does not respond', () => {
    const { links: made, assign } = links('android', { answers: false })
    made.show('showRegister', here)
    expect(assign).toHaveBeenCalledExactlyOnceWith(`/usuari/register?${back}`)
  })

  it('sell everywhere but on iOS', () => {
    expect([links().links.sells, links('android').links.sells, links('ios').links.sells]).toEqual([true, true, false])
  })
})
