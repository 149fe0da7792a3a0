import { describe, expect, it } from 'vitest'
import { sites } from '#lib/site/config/config.ts'
import { accountUrl, referrerOf, subscriptionUrl } from './accountUrl.ts'

const here = 'https://paper.test/article.html#profile'
const web = { here, channel: 'web', hosts: ['compte.test'], dark: false, token: 'a.b' } as const
const app = { ...web, channel: 'android' } as const

describe('a page of the subscriber’s account', () => {
  it('is told of the dark theme and, in the app, of the token', () => {
    expect(accountUrl('/espai', web)).toBe('https://paper.test/espai')
    expect(accountUrl('/espai?a=1', { ...app, dark: true })).toBe(
      'https://paper.test/espai?a=1&darkMode=true&token=a.b',
    )
    expect(accountUrl('https://compte.test/', app)).toBe('https://compte.test/?token=a.b')
    expect(accountUrl('https://far.test/', app)).toBe('https://far.test/')
  })

  it('tells nobody of an address with a token', () => {
    expect(referrerOf(accountUrl('/espai', app))).toBe('no-referrer')
    expect(referrerOf(accountUrl('/espai', web))).toBeUndefined()
  })

  it('is told in the aside where it stands and on which site', () => {
    const codes = sites.map((site) => new URL(subscriptionUrl('/perfil', site, web)).search)
    expect(codes).toEqual(['GE', 'BA', 'AD', 'GN', 'GS', 'GN', 'GS', 'BD'].map((code) => `?from=aside&site=${code}`))
  })
})
