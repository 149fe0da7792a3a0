import { describe, expect, it } from 'vitest'
import { sites } from '#lib/site/config/config.ts'
import { accountUrl, referrerOf, subscriptionUrl } from './accountUrl.ts'

const here = 'https://paper.test/article.html#profile'
const web = { here, channel: 'web', hosts: ['compte.test'], dark: false, token: 'a.b' } as const
const app = { ...web, channel: 'android' } as const

describe('a page of the subscriber’s account', () => {
  it('gets the dark theme and, in the app, the token', () => {
    expect(accountUrl('/espai', web)).toBe('https://paper.test/espai')
    expect(accountUrl('/espai?a=1', { ...app, dark: true })).toBe(
      'https://paper.test/espai?a=1&darkMode=true&token=a.b',
    )
    expect(accountUrl('https://compte.test/', app)).toBe('https://compte.test/?token=a.b')
    expect(accountUrl('https://far.test/', app)).toBe('https://far.test/')
  })

  it('gets no token by an address with credentials', () => {
    expect(referrerOf(accountUrl('/espai', app))).toBe('no-referrer')
    expect(referrerOf(accountUrl('/espai', web))).toBeUndefined()
  })

  it('gets its place and its site in the aside', () => {
    const codes = sites.map((site) => new URL(subscriptionUrl('/perfil', site, web)).search)
    expect(codes).toEqual(['GE', 'BA', 'AD', 'GN', 'GS', 'GN', 'GS', 'BD'].map((code) => `?from=aside&site=${code}`))
  })
})
