import { describe, expect, it } from 'vitest'
import { createBrowser, NOW, tokenOf, tokenWith } from '../testing/session.fixture.ts'

const HOUR = 60 * 60 * 1000
const shortLived = tokenWith({ sub: '7', exp: (NOW + HOUR) / 1000 })

/** A browser in which Àgata has read, with all that the library stores of a reader. */
async function agatasBrowser(token = tokenOf('7')) {
  const browser = createBrowser()
  browser.backend.profile = () => ({ id: '7', nick: 'Agata', email: 'agata@diari.example', phoneNumber: '600000000' })
  browser.cookies.write('nx-session-user', token)
  const tab = browser.open()
  await tab.session.ready()
  browser.storage.setItem('nx-user-interests-7', '{}')
  browser.storage.setItem('pending-notifications7', '{}')
  browser.storage.setItem('theme', 'dark')
  return { browser, ...tab }
}

const kept = ({ storage }: ReturnType<typeof createBrowser>) => storage.keys().sort()

describe('a page that finds no usable token', () => {
  it('forgets the reader whose token has expired', async () => {
    const { browser } = await agatasBrowser(shortLived)
    browser.wait(2 * HOUR)
    browser.open()
    expect(kept(browser)).toEqual([])
  })

  it('forgets the reader whose cookie the server has removed', async () => {
    const { browser } = await agatasBrowser()
    browser.cookies.remove('nx-session-user')
    browser.open()
    expect(kept(browser)).toEqual([])
  })

  it('forgets the reader when it comes back from the browser’s cache', async () => {
    const { browser, session } = await agatasBrowser()
    browser.cookies.remove('nx-session-user')
    session.checkCookie()
    expect(kept(browser)).toEqual([])
  })

  it('keeps what a visitor has stored', () => {
    const browser = createBrowser()
    browser.storage.setItem('theme', 'dark')
    browser.storage.setItem('ara-voted-polls', '[]')
    browser.open()
    expect(kept(browser)).toEqual(['ara-voted-polls', 'theme'])
  })

  it('waits in the app for the token that it asks for', async () => {
    const { browser } = await agatasBrowser(shortLived)
    browser.wait(2 * HOUR)
    const { session, app } = browser.open({ inApp: true })
    void session.ready()
    expect(app.send).toHaveBeenCalledWith('requestToken')
    expect(kept(browser)).toContain('updated-profile-cookie-data')
  })
})

it('a stored profile has an end after a day, and is then no longer in the browser', async () => {
  const { browser } = await agatasBrowser()
  browser.wait(25 * HOUR)
  const { session } = browser.open()
  expect(session.get()).toEqual({ status: 'loading', user: undefined })
  expect(kept(browser)).not.toContain('updated-profile-cookie-data')
})
