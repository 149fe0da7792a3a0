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
  'a device’s clock $hours hours ahead, where a page can read the server’s time: $tellsTime',
  ({ hours, tellsTime }) => {
    it('lets a valid token sign its reader in', async () => {
      const browser = browserAhead(hours * HOUR, tellsTime)
      browser.cookies.write(COOKIE, token)
      const { session } = browser.open()
      await expect(session.ready()).resolves.toMatchObject({ status: 'signedIn', user: { nick: 'Agata' } })
      expect(session.token()).toBe(token)
      expect(browser.cookies.read(COOKIE)).toBe(token)
    })

    it('lets a sign-in that the server has accepted sign in', async () => {
      const browser = browserAhead(hours * HOUR, tellsTime)
      const { session } = browser.open()
      await session.ready()
      browser.cookies.write(COOKIE, token)
      expect(session.signedIn(agata)).toBe(true)
      expect(session.get()).toEqual({ status: 'signedIn', user: agata })
    })

    it('lets a token that the server refuses sign nobody in, and asks about it once', async () => {
      const browser = browserAhead(hours * HOUR, tellsTime)
      browser.backend.profile = () => 401
      browser.cookies.write(COOKIE, token)
      await expect(browser.open().session.ready()).resolves.toEqual({ status: 'anonymous' })
      await expect(browser.open().session.ready()).resolves.toEqual({ status: 'anonymous' })
      expect(browser.calls()).toEqual(['GET user/profile'])
    })

    it('lets the app’s token be used', async () => {
      const browser = browserAhead(hours * HOUR, tellsTime)
      const { session } = browser.open({ inApp: true })
      session.setToken(token)
      await expect(session.ready()).resolves.toMatchObject({ status: 'signedIn' })
    })
  },
)

it('a device’s wrong clock is replaced by the server’s, on the next page from its start', async () => {
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

it('a token that ended months ago is not sent to the server', async () => {
  const browser = createBrowser()
  browser.cookies.write(COOKIE, tokenWith({ sub: '7', exp: (NOW - 91 * 24 * HOUR) / 1000 }))
  await expect(browser.open().session.ready()).resolves.toEqual({ status: 'anonymous' })
  expect(browser.requests).toEqual([])
})
