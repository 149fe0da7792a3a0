import { describe, expect, it } from 'vitest'
import { sites } from '../../../src/site/config/config.ts'
import { accountUrl, subscriptionUrl } from './accountUrl.ts'

const here = 'https://paper.test/article.html#profile'
const web = { here, dark: false, token: undefined }

describe('a page of the subscriber’s account', () => {
  it('is told of the dark theme and, in the app, of the token', () => {
    expect(accountUrl('/espai', web)).toBe('https://paper.test/espai')
    expect(accountUrl('/espai?a=1', { here, dark: true, token: 'a.b' })).toBe(
      'https://paper.test/espai?a=1&darkMode=true&token=a.b',
    )
  })

  it('is told in the aside where it stands and on which site', () => {
    const codes = sites.map((site) => new URL(subscriptionUrl('/perfil', site, web)).search)
    expect(codes).toEqual(['GE', 'BA', 'AD', 'GN', 'GS', 'GN', 'GS', 'BD'].map((code) => `?from=aside&site=${code}`))
  })
})
