import { expect, it } from 'vitest'
import { createBrowser, profileOf, tokenOf } from '#testing/session.fixture.ts'

const agata = profileOf({ id: '7', nick: 'Agata', followers: 4, following: 3 })

it('a sign-in takes the reader from the answer and the token from the cookie, for this page, the next one and the other tabs', async () => {
  const browser = createBrowser()
  const { session } = browser.open()
  const other = browser.open()
  await session.ready()
  browser.cookies.write('nx-session-user', tokenOf('7'))
  session.signedIn(agata)

  expect(session.get()).toEqual({ status: 'signedIn', user: agata })
  expect(session.token()).toBe(tokenOf('7'))
  expect(other.session.get()).toEqual({ status: 'signedIn', user: agata })
  expect(await browser.open().session.ready()).toEqual({ status: 'signedIn', user: agata })
  expect(browser.requests).toEqual([])
})

it('a sign-in resolves the load that it has caused', async () => {
  const browser = createBrowser()
  const { session } = browser.open()
  browser.cookies.write('nx-session-user', tokenOf('7'))
  browser.cookies.write('refresh-user-data', '1')
  session.signedIn(agata)
  await browser.open().session.ready()
  expect(browser.requests).toEqual([])
})

it.each([{ followers: undefined }, { following: null }])(
  'a sign-in has the next page load the profile, once, where the answer is not the whole one: %j',
  async (missing) => {
    const browser = createBrowser()
    browser.backend.profile = () => agata
    const { session } = browser.open()
    browser.cookies.write('nx-session-user', tokenOf('7'))
    session.signedIn({ ...agata, ...missing })
    expect(browser.requests).toEqual([])
    expect(await browser.open().session.ready()).toMatchObject({ user: { nick: 'Agata', followers: 4, following: 3 } })
    await browser.open().session.ready()
    expect(browser.calls()).toEqual(['GET user/profile'])
  },
)

it('a sign-in replaces the reader who was signed in before', async () => {
  const browser = createBrowser()
  browser.cookies.write('nx-session-user', tokenOf('8'))
  const { session } = browser.open()
  await session.ready()
  browser.cookies.write('nx-session-user', tokenOf('7'))
  session.signedIn(agata)
  expect(session.get()).toEqual({ status: 'signedIn', user: agata })
})

it('a sign-in changes nothing without a cookie, because no request could carry a token', () => {
  const browser = createBrowser()
  const { session } = browser.open()
  expect(session.signedIn(agata)).toBe(false)
  expect(session.get()).toEqual({ status: 'anonymous' })
  expect(String(browser.report.mock.calls)).toContain('no cookie “nx-session-user”')
})
