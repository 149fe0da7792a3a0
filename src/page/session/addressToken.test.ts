import { describe, expect, it, vi } from 'vitest'
import { createBrowser, NOW, profileOf, tokenOf, tokenWith } from '#testing/session.fixture.ts'

const agata = tokenOf('7')
const biel = tokenOf('8')
const user = { id: '7', nick: 'Agata' }
const linkWith = (token: string) => `https://diari.example/#x-bbnxauthorization=${token}`

/** A browser in which Biel is signed in. */
function bielsBrowser() {
  const browser = createBrowser()
  browser.cookies.write('nx-session-user', biel)
  browser.backend.profile = (token) => (token === biel ? { id: '8', nick: 'Biel' } : user)
  return browser
}

describe('a token in an address in the app', () => {
  it.each([
    ['https://diari.example/a?x=1#x-bbnxauthorization=T', 'https://diari.example/a?x=1'],
    ['https://diari.example/a?x-bbnxauthorization=T', 'https://diari.example/a'],
    [
      'https://diari.example/a?x=%20a&x-bbnxauthorization=T&y=ñ#profile.signs',
      'https://diari.example/a?x=%20a&y=ñ#profile.signs',
    ],
    ['https://diari.example/a#profile&x-bbnxauthorization=T', 'https://diari.example/a#profile'],
  ])('%s: is used, and leaves the address bar', async (href, rest) => {
    const browser = createBrowser()
    const { session, address } = browser.open({ href: href.replace('T', agata), inApp: true })
    expect(address.replace).toHaveBeenCalledExactlyOnceWith(rest)
    expect(session.token()).toBe(agata)
    await session.ready()
    expect(browser.requests).toEqual([{ call: 'GET user/profile', token: agata }])
  })

  it('takes precedence over the query’s in the fragment, and both leave the address', () => {
    const href = `https://diari.example/?x-bbnxauthorization=${biel}#x-bbnxauthorization=${agata}`
    const { session, address } = createBrowser().open({ href, inApp: true })
    expect(session.token()).toBe(agata)
    expect(address.href()).toBe('https://diari.example/')
  })

  it('takes precedence over the cookie, and is stored for the next pages', () => {
    const browser = bielsBrowser()
    browser.open({ href: linkWith(agata), inApp: true })
    expect(browser.open({ inApp: true }).session.token()).toBe(agata)
  })

  it('does not replace the cookie’s when it has expired', () => {
    const { session } = bielsBrowser().open({ href: linkWith(tokenWith({ exp: 1 })), inApp: true })
    expect(session.token()).toBe(biel)
  })

  it.each([
    ['expired', tokenWith({ sub: '7', exp: NOW / 1000 })],
    ['undecodable', 'not-a-token'],
    ['undecodable', 'a.b.c'],
    ['undecodable', `${agata}%0d%0ax-evil:%201`],
  ])('is reported when it is %s, counts as none and leaves the address bar', async (problem, token) => {
    const browser = createBrowser()
    const { session, address, app } = browser.open({ href: linkWith(token), inApp: true })
    app.send.mockReturnValue(false)
    expect(session.token()).toBeUndefined()
    expect(address.href()).toBe('https://diari.example/')
    expect(String(browser.report.mock.calls[0]?.[0])).toContain(problem)
    await expect(session.ready()).resolves.toEqual({ status: 'anonymous' })
    expect(browser.requests).toEqual([])
  })
})

describe('a token in an address on the web', () => {
  it('does not sign the reader in, and is removed from the address bar', async () => {
    const browser = createBrowser()
    const { session, address } = browser.open({ href: linkWith(agata) })
    expect(address.href()).toBe('https://diari.example/')
    await expect(session.ready()).resolves.toEqual({ status: 'anonymous' })
    expect(session.token()).toBeUndefined()
    expect(browser.cookies.read('nx-session-user')).toBeUndefined()
    expect(browser.requests).toEqual([])
  })

  it.each([agata, tokenWith({ exp: 1 }), 'not-a-token'])(
    'neither changes nor ends a reader’s session: %s',
    async (token) => {
      const browser = bielsBrowser()
      const { session, address } = browser.open({ href: linkWith(token) })
      expect(address.href()).toBe('https://diari.example/')
      await expect(session.ready()).resolves.toMatchObject({ user: { nick: 'Biel' } })
      expect(browser.cookies.read('nx-session-user')).toBe(biel)
    },
  )

  it('leaves an address without a token unchanged', () => {
    const { session, address } = createBrowser().open({ href: 'https://diari.example/?a=1#profile' })
    expect(address.replace).not.toHaveBeenCalled()
    expect(session.token()).toBeUndefined()
    expect(session.get()).toEqual({ status: 'anonymous' })
  })
})

describe('a token in an address on the web of a publisher that takes such tokens', () => {
  const offered = { href: linkWith(agata), addressToken: 'prove' as const }

  it('is used once a profile request has proved it, and no other request carries it before', async () => {
    const browser = createBrowser()
    const { session, address } = browser.open(offered)
    expect(address.href()).toBe('https://diari.example/')
    expect(session.get()).toEqual({ status: 'loading', user: undefined })
    expect(session.token()).toBeUndefined()
    expect(browser.cookies.read('nx-session-user')).toBeUndefined()
    await expect(session.ready()).resolves.toMatchObject({ status: 'signedIn', user })
    expect(browser.requests).toEqual([{ call: 'GET user/profile', token: agata }])
    expect(browser.open().session.get()).toMatchObject({ status: 'signedIn', user })
  })

  it('is proved even if no island waits for the session', async () => {
    const browser = createBrowser()
    const { session } = browser.open(offered)
    await vi.waitFor(() => expect(session.token()).toBe(agata))
  })

  it('never replaces a cookie that is still valid', async () => {
    const browser = bielsBrowser()
    const { session, address } = browser.open(offered)
    expect(address.href()).toBe('https://diari.example/')
    await expect(session.ready()).resolves.toMatchObject({ user: { nick: 'Biel' } })
    expect(browser.requests).toEqual([{ call: 'GET user/profile', token: biel }])
  })

  it('replaces a cookie that has expired', async () => {
    const browser = createBrowser()
    browser.cookies.write('nx-session-user', tokenWith({ sub: '8', exp: 1 }))
    await expect(browser.open(offered).session.ready()).resolves.toMatchObject({ status: 'signedIn', user })
    expect(browser.cookies.read('nx-session-user')).toBe(agata)
  })

  it.each([401, 500, undefined, { nick: 'nobody' }])(
    'is never stored when its profile does not load (%j)',
    async (answer) => {
      const browser = createBrowser()
      browser.backend.profile = () => answer
      const { session, track } = browser.open(offered)
      await expect(session.ready()).resolves.toEqual({ status: 'anonymous' })
      expect(session.token()).toBeUndefined()
      expect(browser.cookies.read('nx-session-user')).toBeUndefined()
      expect(track).not.toHaveBeenCalled()
    },
  )

  it('gives precedence to a sign-in before its profile has loaded', async () => {
    const browser = bielsBrowser()
    browser.cookies.remove('nx-session-user')
    const { session } = browser.open(offered)
    const ready = session.ready()
    browser.cookies.write('nx-session-user', biel)
    session.signedIn(profileOf({ id: '8', nick: 'Biel' }))
    await expect(ready).resolves.toMatchObject({ user: { nick: 'Biel' } })
    expect(session.token()).toBe(biel)
    expect(browser.cookies.read('nx-session-user')).toBe(biel)
  })
})
