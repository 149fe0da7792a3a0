import { describe, expect, it } from 'vitest'
import { createBrowser, NOW, tokenOf, tokenWith } from './session.fixture.ts'

const HOUR = 60 * 60 * 1000
const agata = tokenOf('7')
const user = { id: '7', nick: 'Agata' }

/** A browser in which Àgata is signed in, and has not opened a page yet. */
function signedIn() {
  const browser = createBrowser()
  browser.cookies.write('nx-session-user', agata)
  return browser
}

/** The same, after a first page that loaded her profile. */
async function visited() {
  const browser = signedIn()
  await browser.open().session.ready()
  browser.asked.length = 0
  return browser
}

describe('where the token comes from', () => {
  it.each([
    ['https://diari.example/a?x=1#x-bbnxauthorization=T', 'https://diari.example/a?x=1'],
    ['https://diari.example/a?x-bbnxauthorization=T', 'https://diari.example/a'],
    [
      'https://diari.example/a?x=%20a&x-bbnxauthorization=T&y=ñ#profile.signs',
      'https://diari.example/a?x=%20a&y=ñ#profile.signs',
    ],
    ['https://diari.example/a#profile&x-bbnxauthorization=T', 'https://diari.example/a#profile'],
  ])('%s: read, and removed from the address bar', async (href, rest) => {
    const browser = createBrowser()
    const { session, address } = browser.open({ href: href.replace('T', agata) })
    expect(address.replace).toHaveBeenCalledExactlyOnceWith(rest)
    expect(session.token()).toBe(agata)
    await session.ready()
    expect(browser.asked).toEqual([{ call: 'GET user/profile', token: agata }])
  })

  it('the fragment comes before the query, and neither stays', () => {
    const href = `https://diari.example/?x-bbnxauthorization=${tokenOf('8')}#x-bbnxauthorization=${agata}`
    const { session, address } = createBrowser().open({ href })
    expect(session.token()).toBe(agata)
    expect(address.href()).toBe('https://diari.example/')
  })

  it('comes before the cookie, and stays for the next pages', async () => {
    const browser = createBrowser()
    browser.cookies.write('nx-session-user', tokenOf('8'))
    browser.open({ href: `https://diari.example/#x-bbnxauthorization=${agata}` })
    expect(browser.open().session.token()).toBe(agata)
  })

  it('leaves an address without a token alone', () => {
    const { session, address } = createBrowser().open({ href: 'https://diari.example/?a=1#profile' })
    expect(address.replace).not.toHaveBeenCalled()
    expect(session.token()).toBeUndefined()
    expect(session.get()).toEqual({ status: 'anonymous' })
  })

  it.each([
    ['expired', tokenWith({ sub: '7', exp: NOW / 1000 })],
    ['undecodable', 'not-a-token'],
    ['undecodable', 'a.b.c'],
    ['undecodable', `${agata}%0d%0ax-evil:%201`],
  ])('an %s token is reported and counts as none', async (problem, token) => {
    const browser = createBrowser()
    const { session, address } = browser.open({ href: `https://diari.example/#x-bbnxauthorization=${token}` })
    expect(session.token()).toBeUndefined()
    expect(address.href()).toBe('https://diari.example/')
    expect(String(browser.report.mock.calls[0]?.[0])).toContain(problem)
    await expect(session.ready()).resolves.toEqual({ status: 'anonymous' })
    expect(browser.asked).toEqual([])
  })

  it('an expired one in the address leaves the cookie’s in force', () => {
    const browser = signedIn()
    const { session } = browser.open({ href: `https://diari.example/#x-bbnxauthorization=${tokenWith({ exp: 1 })}` })
    expect(session.token()).toBe(agata)
  })
})

describe('who reads', () => {
  it('a visitor is known at once, without a request', async () => {
    const browser = createBrowser()
    await expect(browser.open().session.ready()).resolves.toEqual({ status: 'anonymous' })
    expect(browser.asked).toEqual([])
  })

  it('is asked once a page load, however many islands wait', async () => {
    const browser = signedIn()
    const { session } = browser.open()
    expect(session.get()).toEqual({ status: 'loading', user: undefined })
    expect(browser.asked).toEqual([])
    const states = await Promise.all(Array.from({ length: 20 }, () => session.ready()))
    for (const state of states) expect(state).toMatchObject({ status: 'signedIn', user })
    await session.ready()
    expect(browser.calls()).toEqual(['GET user/profile'])
  })

  it('also comes wrapped in `user`', async () => {
    const browser = signedIn()
    browser.backend.profile = () => ({ user })
    await expect(browser.open().session.ready()).resolves.toMatchObject({ user })
  })

  it('is told to every island when it changes', async () => {
    const { session } = signedIn().open()
    const seen: string[] = []
    const stop = session.subscribe(({ status }) => seen.push(status))
    await Promise.all([session.ready(), session.ready()])
    stop()
    await session.signOut()
    expect(seen).toEqual(['signedIn'])
  })

  it('is known from storage on the next page, without a request', async () => {
    const browser = await visited()
    const { session } = browser.open()
    expect(session.get()).toMatchObject({ status: 'signedIn', user })
    await session.ready()
    expect(browser.asked).toEqual([])
  })

  it('is loaded again after a day, and meanwhile shown as stored', async () => {
    const browser = await visited()
    browser.wait(24 * HOUR)
    const { session } = browser.open()
    expect(session.get()).toMatchObject({ status: 'loading', user })
    browser.backend.profile = () => ({ id: '7', nick: 'Agata M.' })
    await expect(session.ready()).resolves.toMatchObject({ user: { nick: 'Agata M.' } })
    expect(browser.calls()).toEqual(['GET user/profile'])
  })

  it('is loaded again when the cookie refresh-user-data says something new, once', async () => {
    const browser = await visited()
    browser.cookies.write('refresh-user-data', '42')
    await browser.open().session.ready()
    expect(browser.calls()).toEqual(['GET user/profile'])
    expect(browser.storage.getItem('refresh-user-data')).toBe('42')
    await browser.open().session.ready()
    expect(browser.calls()).toEqual(['GET user/profile'])
    browser.cookies.write('refresh-user-data', '43')
    await browser.open().session.ready()
    expect(browser.calls()).toHaveLength(2)
  })

  it('is never taken from what another reader left', async () => {
    const browser = await visited()
    browser.cookies.write('nx-session-user', tokenOf('8'))
    expect(browser.open().session.get()).toEqual({ status: 'loading', user: undefined })
  })

  it('is loaded again on demand, by all who ask at once', async () => {
    const browser = await visited()
    const { session } = browser.open()
    await session.ready()
    browser.backend.profile = () => ({ id: '7', nick: 'Agata M.' })
    const states = await Promise.all([session.refresh(), session.refresh()])
    expect(states).toMatchObject([{ user: { nick: 'Agata M.' } }, { user: { nick: 'Agata M.' } }])
    expect(browser.calls()).toEqual(['GET user/profile'])
  })

  it('stays as stored when the profile cannot be loaded', async () => {
    const browser = await visited()
    browser.wait(24 * HOUR)
    browser.backend.profile = () => undefined
    await expect(browser.open().session.ready()).resolves.toMatchObject({ status: 'signedIn', user })
  })

  it.each([undefined, 500, { nick: 'nobody' }])(
    'is nobody when nothing is stored either, but the token stays (%j)',
    async (profile) => {
      const browser = signedIn()
      browser.backend.profile = () => profile
      const { session } = browser.open()
      await expect(session.ready()).resolves.toEqual({ status: 'anonymous' })
      expect(session.token()).toBe(agata)
      browser.backend.profile = () => user
      await expect(session.refresh()).resolves.toMatchObject({ status: 'signedIn', user })
    },
  )

  it('ignores storage that is broken or hostile', async () => {
    const browser = await visited()
    browser.storage.setItem('updated-profile-cookie-data', '{"time":0,"value":{"user":{"id":{}}}}')
    await expect(browser.open().session.ready()).resolves.toMatchObject({ status: 'signedIn', user })
    expect(browser.report).toHaveBeenCalled()
  })

  it('follows a change that the backend knows already', async () => {
    const browser = await visited()
    browser.open().session.update({ emailValidated: true })
    expect(browser.open().session.get()).toMatchObject({ user: { emailValidated: true } })
    expect(browser.asked).toEqual([])
  })
})
