import { expect, it } from 'vitest'
import { createBrowser, NOW, profileOf, tokenOf, tokenWith } from '#testing/session.fixture.ts'

const own = tokenOf('7')
const agata = profileOf({ id: '7', nick: 'Agata' })

/** A browser with the reader's cookie, and one that another subdomain has set for the whole domain. */
function browserWith(tossed: string) {
  const browser = createBrowser()
  browser.backend.profile = (token) => (token === own ? { id: '7', nick: 'Agata' } : token === tossed ? 401 : 500)
  const toss = () => {
    browser.document.cookie = `nx-session-user=${tossed}; domain=diari.example`
  }
  browser.cookies.write('nx-session-user', own)
  return { browser, toss }
}

const newer = tokenWith({ sub: '7', iat: NOW / 1000 - 1 }, 'forged')

it('a refused token signs nobody out where there is another cookie', async () => {
  const { browser, toss } = browserWith(newer)
  toss()
  const { session, track } = browser.open()
  expect(await session.ready()).toMatchObject({ status: 'signedIn', user: { id: '7' } })
  expect(session.token()).toBe(own)
  expect(browser.document.cookie).toContain(own)
  expect(track).not.toHaveBeenCalled()
})

it('a token that a profile has loaded with counts before any other, on each page', async () => {
  const { browser, toss } = browserWith(newer)
  await browser.open().session.ready()
  toss()
  const { session } = browser.open()
  expect(session.token()).toBe(own)
  session.checkCookie()
  expect(session.token()).toBe(own)
  expect(browser.requests.map(({ token }) => token)).not.toContain(newer)
})

it('a token that a profile has loaded with counts before any other, also after the profile’s day', async () => {
  const { browser, toss } = browserWith(newer)
  await browser.open().session.ready()
  toss()
  browser.wait(25 * 60 * 60_000)
  const { session } = browser.open()
  expect(session.token()).toBe(own)
  await session.ready()
  expect(browser.requests.map(({ token }) => token)).not.toContain(newer)
})

it.each([{ iat: NOW / 1000 + 60 }, { iat: 1e12 }, { exp: NOW / 1000 + 1e9 }])(
  'a token with %j does not count as newer than one without a time',
  (claims) => {
    const tossed = tokenWith({ sub: '7', ...claims }, 'forged')
    const mine = tokenWith({ sub: '7', iat: NOW / 1000 - 60 })
    const { browser, toss } = browserWith(tossed)
    browser.cookies.write('nx-session-user', mine)
    toss()
    expect(browser.open().session.token()).toBe(mine)
  },
)

it('a sign-in uses the token that has come with its answer', async () => {
  const { browser, toss } = browserWith(newer)
  browser.cookies.remove('nx-session-user')
  toss()
  const { session } = browser.open()
  await session.ready()
  browser.document.cookie = `nx-session-user=${own}`
  session.signedIn(agata)
  expect(session.token()).toBe(own)
})

it('the only token signs its reader out when it is refused', async () => {
  const { browser } = browserWith(newer)
  browser.backend.profile = () => 401
  const { session } = browser.open()
  expect(await session.ready()).toEqual({ status: 'anonymous' })
  expect(browser.document.cookie).toBe('')
})
