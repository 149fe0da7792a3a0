import { describe, expect, it, vi } from 'vitest'
import type { Channel } from '../../src/app-bridge/appBridge.types.ts'
import type { IslandContext } from '../../src/island/page.ts'
import { createWays } from './createWays.ts'

const here = 'https://www.diari.example/ciutat/a_1_1004.html?utm=1'
const back = `backUrl=${encodeURIComponent(here).replaceAll('%20', '+')}`

function ways(channel: Channel = 'web', { answers = true } = {}) {
  const report = vi.fn()
  const send = vi.fn(() => answers)
  const assign = vi.fn()
  const context = {
    app: { channel, inApp: channel !== 'web', send },
    config: { apiBase: '/api/front', hosts: [] },
    location: { href: () => here, assign },
    report,
  }
  // The ways need no more of the page than this.
  const made = createWays(context as unknown as IslandContext, () => undefined)
  return { ways: made, report, send, assign }
}

describe('where they lead', () => {
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
  ] as const)('%s: %s', (pitch, path) => {
    expect(ways().ways.offer(pitch, false, here)).toBe(`${path}?${back}`)
  })

  it('the community’s form, once the price is known', () => {
    expect(ways().ways.offer('blocking-community', true, here)).toBe(`/promocions/criatures/dades?${back}`)
  })

  it('login, registration, social logins and rates know the way back', () => {
    const made = ways().ways
    expect(made.login(here, 'a@b.example')).toBe(`/usuari/login?${back}&email=a%40b.example`)
    expect(made.register(here)).toBe(`/usuari/register?${back}`)
    expect(made.social('apple', here)).toBe(`/api/front/user/login/apple?${back}`)
    expect(made.rates(here)).toBe(`/tarifes?${back}`)
  })
})

describe('addresses from outside', () => {
  it('are followed on this site', () => {
    expect(ways().ways.safe('/tarifes')).toBe('https://www.diari.example/tarifes')
    expect(ways().ways.safe('/')).toBe('https://www.diari.example/')
  })

  it.each(['javascript:alert(1)', '//evil.example', 'https://evil.example/', 'data:text/html,x'])(
    '%j is not, and is reported once',
    (url) => {
      const { ways: made, report } = ways()
      expect(made.safe(url)).toBeUndefined()
      // A box asks again each time it is folded.
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
  ])('the image %j', (url, address) => {
    expect(ways().ways.image(url)).toBe(address)
  })
})

describe('in the app', () => {
  it('its own screens take over', () => {
    const { ways: made, send, assign } = ways('android')
    made.show('showLogin', here)
    expect(send).toHaveBeenCalledExactlyOnceWith('showLogin', { backUrl: here })
    expect(assign).not.toHaveBeenCalled()
  })

  it('the pages do, where the app does not answer', () => {
    const { ways: made, assign } = ways('android', { answers: false })
    made.show('showRegister', here)
    expect(assign).toHaveBeenCalledExactlyOnceWith(`/usuari/register?${back}`)
  })

  it('only Apple’s sells nothing', () => {
    expect([ways().ways.sells, ways('android').ways.sells, ways('ios').ways.sells]).toEqual([true, true, false])
  })
})
