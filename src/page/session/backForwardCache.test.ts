import { expect, it } from 'vitest'
import { createBrowser, profileOf, tokenOf } from '#testing/session.fixture.ts'

const agata = tokenOf('7')
const biel = tokenOf('8')

/** A page of Àgata's in the back/forward cache, where it receives no events. */
async function frozenPage({ inApp = false } = {}) {
  const browser = createBrowser()
  browser.cookies.write('nx-session-user', agata)
  const { session, track } = browser.open({ inApp })
  await session.ready()
  browser.requests.length = 0
  return { browser, session, track }
}

it('a page restored after a sign-out is signed out', async () => {
  const { browser, session, track } = await frozenPage()
  browser.cookies.remove('nx-session-user')
  session.checkCookie()
  expect(session.get()).toEqual({ status: 'anonymous' })
  expect(session.token()).toBeUndefined()
  expect(browser.requests).toEqual([])
  expect(track).not.toHaveBeenCalled()
})

it('a page restored after another reader’s sign-in shows that reader', async () => {
  const { browser, session } = await frozenPage()
  browser.cookies.write('nx-session-user', biel)
  browser.backend.profile = () => ({ id: '8', nick: 'Biel' })
  session.checkCookie()
  expect(session.get()).toEqual({ status: 'loading', user: undefined })
  await expect(session.ready()).resolves.toMatchObject({ user: profileOf({ id: '8', nick: 'Biel' }) })
  expect(session.token()).toBe(biel)
})

it('a visitor’s page restored after a sign-in is signed in', async () => {
  const browser = createBrowser()
  const { session } = browser.open()
  await session.ready()
  browser.cookies.write('nx-session-user', agata)
  session.checkCookie()
  await expect(session.ready()).resolves.toMatchObject({ status: 'signedIn', user: { id: '7' } })
})

it('a page restored for the same reader sends no request', async () => {
  const { browser, session } = await frozenPage()
  session.checkCookie()
  expect(session.get()).toMatchObject({ status: 'signedIn' })
  expect(browser.requests).toEqual([])
})

it('a page of an app without cookies keeps its reader signed in when it is restored', async () => {
  const { browser, session } = await frozenPage({ inApp: true })
  browser.cookies.remove('nx-session-user')
  session.checkCookie()
  expect(session.token()).toBe(agata)
})
