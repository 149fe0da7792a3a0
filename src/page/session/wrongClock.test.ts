import { describe, expect, it } from 'vitest'
import { createBrowser, NOW, profileOf, tokenWith } from '#testing/session.fixture.ts'

const HOUR = 60 * 60 * 1000
const COOKIE = 'nx-session-user'
const agata = profileOf({ id: '7', nick: 'Agata' })
/** It ends in an hour by the server's clock, and has ended by one that is two hours ahead. */
const token = tokenWith({ sub: '7', iat: NOW / 1000 - 60, exp: (NOW + HOUR) / 1000 })

function browserAhead(ahead: number, tellsTime = true) {
  const browser = createBrowser()
  browser.setAhead(ahead)
  browser.backend.tellsTime = tellsTime
  return browser
}

const ways = [2, 72].flatMap((hours) => [true, false].map((tellsTime) => ({ hours, tellsTime })))

describe.each(ways)(
  '$hours hours ahead, where a page can read the server’s time: $tellsTime',
  ({ hours, tellsTime }) => {
    it('a valid token signs its reader in', async () => {
      const browser = browserAhead(hours * HOUR, tellsTime)
      browser.cookies.write(COOKIE, token)
      const { session } = browser.open()
      await expect(session.ready()).resolves.toMatchObject({ status: 'signedIn', user: { nick: 'Agata' } })
      expect(session.token()).toBe(token)
      expect(browser.cookies.read(COOKIE)).toBe(token)
    })

    it('a sign-in that the server has accepted signs in', async () => {
      const browser = browserAhead(hours * HOUR, tellsTime)
      const { session } = browser.open()
      await session.ready()
      browser.cookies.write(COOKIE, token)
      expect(session.signedIn(agata)).toBe(true)
      expect(session.get()).toEqual({ status: 'signedIn', user: agata })
    })

    it('a token that the server refuses signs nobody in, and is asked about once', async () => {
      const browser = browserAhead(hours * HOUR, tellsTime)
      browser.backend.profile = () => 401
      browser.cookies.write(COOKIE, token)
      await expect(browser.open().session.ready()).resolves.toEqual({ status: 'anonymous' })
      await expect(browser.open().session.ready()).resolves.toEqual({ status: 'anonymous' })
      expect(browser.calls()).toEqual(['GET user/profile'])
    })

    it('the app’s token is used', async () => {
      const browser = browserAhead(hours * HOUR, tellsTime)
      const { session } = browser.open({ inApp: true })
      session.setToken(token)
      await expect(session.ready()).resolves.toMatchObject({ status: 'signedIn' })
    })
  },
)

it('the server’s time is the page’s, and the next page’s from its start', async () => {
  const browser = browserAhead(2 * HOUR)
  browser.cookies.write(COOKIE, token)
  const first = browser.open()
  await first.session.ready()
  expect(first.now()).toEqual(new Date(NOW))
  const next = browser.open()
  expect(next.now()).toEqual(new Date(NOW))
  expect(next.session.get()).toMatchObject({ status: 'signedIn' })
  expect(browser.calls()).toEqual(['GET user/profile'])
})

it('a token that ended months ago is asked about by nobody', async () => {
  const browser = createBrowser()
  browser.cookies.write(COOKIE, tokenWith({ sub: '7', exp: (NOW - 91 * 24 * HOUR) / 1000 }))
  await expect(browser.open().session.ready()).resolves.toEqual({ status: 'anonymous' })
  expect(browser.requests).toEqual([])
})
