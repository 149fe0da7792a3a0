import { describe, expect, it, vi } from 'vitest'
import { createBrowser, NOW, tokenOf, tokenWith } from '#testing/session.fixture.ts'

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
    browser.backend.profile = () => 401
    await browser.open().session.ready()
    expect(kept(browser)).toEqual([])
  })

  it('forgets the reader whose cookie the server has removed', async () => {
    const { browser } = await agatasBrowser()
    browser.cookies.remove('nx-session-user')
    browser.open()
    expect(kept(browser)).toEqual([])
  })

  it('forgets the reader when it is restored from the back/forward cache', async () => {
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

  it('waits in the app for the token that it requests', async () => {
    const { browser } = await agatasBrowser(shortLived)
    browser.wait(2 * HOUR)
    const { session, app } = browser.open({ inApp: true })
    void session.ready()
    expect(app.send).toHaveBeenCalledWith('requestToken')
    expect(kept(browser)).toContain('updated-profile-cookie-data')
  })
})

describe('personal data of the reader', () => {
  const storedText = ({ storage }: ReturnType<typeof createBrowser>) =>
    storage
      .keys()
      .map((key) => storage.getItem(key))
      .join(' ')

  it('is not stored, neither by a load nor by a change', async () => {
    const { browser, session } = await agatasBrowser()
    session.update({ name: 'Agata', surname: 'Marti', birthDate: '1984-02-29', gender: 'm', postalCode: '07001' })
    expect(session.get()).toMatchObject({ user: { email: 'agata@diari.example', surname: 'Marti' } })
    expect(storedText(browser)).toContain('Agata')
    expect(storedText(browser)).not.toMatch(/agata@|600000000|Marti|1984|07001|name|"gender/)
  })

  it('is loaded by the next page that needs it, once', async () => {
    const { browser } = await agatasBrowser()
    const { session } = browser.open()
    await session.ready()
    expect(session.hasPersonalData()).toBe(false)
    expect(browser.calls()).toHaveLength(1)
    expect(await Promise.all([session.loadPersonalData(), session.loadPersonalData()])).toEqual([true, true])
    expect(session.get()).toMatchObject({ status: 'signedIn', user: { phoneNumber: '600000000' } })
    expect(await session.loadPersonalData()).toBe(true)
    expect(browser.calls()).toHaveLength(2)
  })

  it('is missing, and the reader stays signed in, when the profile cannot be loaded', async () => {
    const { browser } = await agatasBrowser()
    browser.backend.profile = () => undefined
    const { session } = browser.open()
    expect(await session.loadPersonalData()).toBe(false)
    expect(session.get()).toMatchObject({ status: 'signedIn', user: { nick: 'Agata' } })
  })

  it('is not loaded for a visitor', async () => {
    const { session } = createBrowser().open()
    expect(await session.loadPersonalData()).toBe(false)
  })

  it('is loaded again by another tab that has it when it changes in one', async () => {
    const { browser, session } = await agatasBrowser()
    const other = browser.open()
    await other.session.loadPersonalData()
    const without = browser.open()
    browser.backend.profile = () => ({ id: '7', nick: 'Agata', email: 'new@diari.example', phoneNumber: '600000000' })
    session.update({ email: 'new@diari.example' })
    expect(other.session.get()).toMatchObject({ user: { phoneNumber: '600000000' } })
    await vi.waitFor(() => expect(other.session.get()).toMatchObject({ user: { email: 'new@diari.example' } }))
    expect(browser.calls()).toHaveLength(3)
    expect(without.session.hasPersonalData()).toBe(false)
  })

  it('stays on the page when another tab changes something else', async () => {
    const { browser, session } = await agatasBrowser()
    const other = browser.open()
    await other.session.loadPersonalData()
    session.update({ theme: 'dark' })
    expect(other.session.get()).toMatchObject({ user: { theme: 'dark', email: 'agata@diari.example' } })
    expect(browser.calls()).toHaveLength(2)
  })
})

it('a stored profile has an end after a day, and is then no longer in the browser', async () => {
  const { browser } = await agatasBrowser()
  browser.wait(25 * HOUR)
  const { session } = browser.open()
  expect(session.get()).toEqual({ status: 'loading', user: undefined })
  expect(kept(browser)).not.toContain('updated-profile-cookie-data')
})
