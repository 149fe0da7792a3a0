import { describe, expect, it } from 'vitest'
import { reportLine } from '#lib/schema/issues/describeIssue.ts'
import { createBrowser, NOW, tokenOf, tokenWith } from '#testing/session.fixture.ts'

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
  browser.requests.length = 0
  return browser
}

describe('the session', () => {
  it('is anonymous immediately without a token, and sends no request', async () => {
    const browser = createBrowser()
    await expect(browser.open().session.ready()).resolves.toEqual({ status: 'anonymous' })
    expect(browser.requests).toEqual([])
  })

  it.each([
    ['the newer last', [100, 200]],
    ['the newer first', [200, 100]],
  ])('uses the newer of two cookies of one name: %s', async (_, issued) => {
    const browser = createBrowser()
    const [host, domain] = issued.map((iat) => tokenWith({ sub: '7', iat, exp: NOW / 1000 + 60 }))
    browser.document.cookie = `nx-session-user=${host}`
    browser.document.cookie = `nx-session-user=${domain}; domain=diari.example`
    expect(browser.open().session.token()).toBe(tokenWith({ sub: '7', iat: 200, exp: NOW / 1000 + 60 }))
  })

  it('uses the only usable one of two cookies of one name', () => {
    const browser = createBrowser()
    browser.document.cookie = 'nx-session-user=broken'
    browser.document.cookie = `nx-session-user=${agata}; domain=diari.example`
    expect(browser.open().session.token()).toBe(agata)
  })

  it('sends one request per page load, however many islands wait', async () => {
    const browser = signedIn()
    const { session } = browser.open()
    expect(session.get()).toEqual({ status: 'loading', user: undefined })
    expect(browser.requests).toEqual([])
    const states = await Promise.all(Array.from({ length: 20 }, () => session.ready()))
    for (const state of states) expect(state).toMatchObject({ status: 'signedIn', user })
    await session.ready()
    expect(browser.calls()).toEqual(['GET user/profile'])
  })

  it.each([
    ['subscriber', { subscriber: 1 }, { subscriber: false }],
    ['type', { type: '4' }, {}],
    ['isStaff', { isStaff: 'yes' }, { isStaff: false }],
    ['avatarUrl', { avatarUrl: {} }, { avatarUrl: undefined }],
    ['hasSubscriberSiteIds', { hasSubscriberSiteIds: 'all' }, { hasSubscriberSiteIds: [] }],
    ['hasSubscriberSiteIds[1]', { hasSubscriberSiteIds: [1, {}, 3] }, { hasSubscriberSiteIds: ['1', '3'] }],
  ])(
    'keeps the reader despite an oddly typed %s, which counts as missing and is reported',
    async (field, odd, read) => {
      const browser = signedIn()
      browser.backend.profile = () => ({ ...user, name: 'Àgata', ...odd })
      const state = await browser.open().session.ready()
      expect(state).toMatchObject({ status: 'signedIn', user: { ...user, name: 'Àgata', ...read } })
      expect(browser.report.mock.calls.map(([error]) => reportLine(error)).join()).toContain(
        `GET user/profile: ${field}:`,
      )
    },
  )

  it('accepts a profile whose flags are null', async () => {
    const browser = signedIn()
    browser.backend.profile = () => ({ ...user, subscriber: null, canGiveAway: null, hasSubscriberSiteIds: null })
    await expect(browser.open().session.ready()).resolves.toMatchObject({ user: { subscriber: false } })
    expect(browser.report).not.toHaveBeenCalled()
  })

  it('accepts a profile wrapped in `user`', async () => {
    const browser = signedIn()
    browser.backend.profile = () => ({ user })
    await expect(browser.open().session.ready()).resolves.toMatchObject({ user })
  })

  it('notifies every island of a change', async () => {
    const { session } = signedIn().open()
    const seen: string[] = []
    const stop = session.subscribe(({ status }) => seen.push(status))
    await Promise.all([session.ready(), session.ready()])
    stop()
    await session.signOut()
    expect(seen).toEqual(['signedIn'])
  })

  it('takes the reader from storage on the next page, without a request', async () => {
    const browser = await visited()
    const { session } = browser.open()
    expect(session.get()).toMatchObject({ status: 'signedIn', user })
    await session.ready()
    expect(browser.requests).toEqual([])
  })

  it('completes a profile that an earlier version has stored, and reloads it', async () => {
    const browser = await visited()
    const { value, time } = JSON.parse(browser.storage.getItem('updated-profile-cookie-data') ?? '')
    browser.storage.setItem('updated-profile-cookie-data', JSON.stringify({ time, value: { ...value, user } }))
    browser.storage.setItem('user-profile-loaded', JSON.stringify({ time: NOW, value: true }))
    const { session } = browser.open()
    expect(session.get()).toMatchObject({ user: { ...user, newsletters: { contents: true } } })
    browser.backend.profile = () => ({ ...user, gender: 'm' })
    await expect(session.ready()).resolves.toMatchObject({ user: { gender: 'm' } })
    expect(browser.report).not.toHaveBeenCalled()
  })

  it('reloads the profile after a day, and does not use the stored one meanwhile', async () => {
    const browser = await visited()
    browser.wait(24 * HOUR)
    const { session } = browser.open()
    expect(session.get()).toEqual({ status: 'loading', user: undefined })
    browser.backend.profile = () => ({ id: '7', nick: 'Agata M.' })
    await expect(session.ready()).resolves.toMatchObject({ user: { nick: 'Agata M.' } })
    expect(browser.calls()).toEqual(['GET user/profile'])
  })

  it('reloads the profile once when the cookie refresh-user-data has changed', async () => {
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

  it('never uses the stored profile of another reader', async () => {
    const browser = await visited()
    browser.cookies.write('nx-session-user', tokenOf('8'))
    expect(browser.open().session.get()).toEqual({ status: 'loading', user: undefined })
  })

  it('reloads the profile on demand, once for simultaneous callers', async () => {
    const browser = await visited()
    const { session } = browser.open()
    await session.ready()
    browser.backend.profile = () => ({ id: '7', nick: 'Agata M.' })
    const states = await Promise.all([session.refresh(), session.refresh()])
    expect(states).toMatchObject([{ user: { nick: 'Agata M.' } }, { user: { nick: 'Agata M.' } }])
    expect(browser.calls()).toEqual(['GET user/profile'])
  })

  it('keeps the stored reader when the profile cannot be loaded', async () => {
    const browser = await visited()
    browser.cookies.write('refresh-user-data', '42')
    browser.backend.profile = () => undefined
    await expect(browser.open().session.ready()).resolves.toMatchObject({ status: 'signedIn', user })
  })

  it.each([undefined, 500, { nick: 'nobody' }])(
    'is anonymous when no profile loads and none is stored, but keeps the token (%j)',
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

  it('grants no permission when the publisher denies everything', async () => {
    const browser = signedIn()
    browser.backend.profile = () => ({ ...user, advantages: 'comentaris' })
    const definitions = [
      { functionality: 'comentaris', permissions: ['all' as const], permissionsWhenDenied: ['none' as const] },
    ]
    const open = browser.open({ permissions: { definitions, denyAll: false } }).session
    const forced = browser.open({ permissions: { definitions, denyAll: true } }).session
    await Promise.all([open.ready(), forced.ready()])
    expect(open.permissions.isOpen('comentaris')).toBe(true)
    expect(forced.permissions.levels('comentaris')).toEqual(['none'])
    expect(forced.permissions.isOpen('unknown')).toBe(false)
  })

  it('ignores broken or hostile storage', async () => {
    const browser = await visited()
    browser.storage.setItem('updated-profile-cookie-data', '{"time":0,"value":{"user":{"id":{}}}}')
    await expect(browser.open().session.ready()).resolves.toMatchObject({ status: 'signedIn', user })
    expect(browser.report).toHaveBeenCalled()
  })

  it('applies a change that the backend has confirmed', async () => {
    const browser = await visited()
    browser.open().session.update({ emailValidated: true })
    expect(browser.open().session.get()).toMatchObject({ user: { emailValidated: true } })
    expect(browser.requests).toEqual([])
  })
})
