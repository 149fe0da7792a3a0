import { describe, expect, it } from 'vitest'
import { createBrowser, profileOf, tokenOf } from '#testing/session.fixture.ts'

const agata = tokenOf('7')
const renewed = tokenOf('7', 'renewed')

async function openPage() {
  const browser = createBrowser()
  browser.cookies.write('nx-session-user', agata)
  const tab = browser.open()
  await tab.session.ready()
  return { ...browser, ...tab, browser }
}

describe('a sign-out', () => {
  it('holds on the next page where a cookie of the whole domain could not be removed, until another sign-in', async () => {
    const { browser, session } = await openPage()
    await session.signOut()
    // As the browser has it where it did not let the page remove it.
    browser.document.cookie = `nx-session-user=${agata}; domain=diari.example`
    const next = browser.open().session
    await expect(next.ready()).resolves.toEqual({ status: 'anonymous' })
    expect(next.token()).toBeUndefined()
    browser.document.cookie = `nx-session-user=${renewed}; domain=diari.example`
    await expect(browser.open().session.ready()).resolves.toMatchObject({ status: 'signedIn' })
  })

  it('is ended by a sign-in, also with the same token', async () => {
    const { browser, session } = await openPage()
    await session.signOut()
    browser.document.cookie = `nx-session-user=${agata}`
    session.signedIn(profileOf({ id: '7', nick: 'Agata' }))
    expect(session.token()).toBe(agata)
    expect(browser.open().session.token()).toBe(agata)
  })

  it('does not keep the token of the sign-out', async () => {
    const { browser, session } = await openPage()
    await session.signOut()
    expect(browser.storage.getItem('quiosc-signed-out')).toMatch(/^-?\d+$/)
  })

  it.each([
    [200, 0],
    [401, 0],
    [500, 1],
    [404, 1],
  ])('is reported to the reader as unconfirmed by the server: status %i, %i times', async (status, times) => {
    const { session, backend, onUnconfirmed } = await openPage()
    backend.logout = status
    await session.signOut()
    expect(onUnconfirmed).toHaveBeenCalledTimes(times)
  })
})
