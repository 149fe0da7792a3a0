import { describe, expect, it } from 'vitest'
import { createBrowser, profileOf, tokenOf } from '#testing/session.fixture.ts'
import { createDrafts } from '../storage/createDrafts.ts'

const agata = tokenOf('7')
const biel = tokenOf('8')

/** A browser in which Àgata has read, typed and chosen a theme. */
async function agatasBrowser() {
  const browser = createBrowser()
  browser.cookies.write('nx-session-user', agata)
  const tab = browser.open()
  await tab.session.ready()
  browser.storage.setItem('theme', 'dark')
  const drafts = createDrafts(tab.tabStorage)
  drafts.write('comments:1', 'Jo també hi era.')
  return { browser, ...tab, drafts }
}

describe('the data that one reader has stored in the browser', () => {
  it.each([401, 500, undefined])('is not used for the next one when their profile fails (%j)', async (failure) => {
    const { browser, session, drafts } = await agatasBrowser()
    browser.backend.profile = () => failure
    browser.cookies.write('nx-session-user', biel)
    const next = browser.open()
    expect(next.session.get()).toEqual({ status: 'loading', user: undefined })
    await expect(next.session.ready()).resolves.toEqual({ status: 'anonymous' })

    browser.cookies.write('nx-session-user', biel)
    session.signedIn(profileOf({ id: '8', nick: 'Biel' }))
    expect(drafts.read('comments:1')).toBe('')
    expect(browser.storage.getItem('theme')).toBeNull()
    await expect(session.refresh()).resolves.not.toMatchObject({ user: { id: '7' } })
  })

  it('is removed before any island is notified of the next one', async () => {
    const { browser, session, drafts } = await agatasBrowser()
    const seen: string[] = []
    session.subscribe(() => seen.push(drafts.read('comments:1')))
    browser.cookies.write('nx-session-user', biel)
    session.signedIn(profileOf({ id: '8' }))
    expect(seen).toEqual([''])
  })

  it('is removed when they sign out', async () => {
    const { session, drafts } = await agatasBrowser()
    await session.signOut()
    expect(drafts.read('comments:1')).toBe('')
  })
})

describe('a reader’s drafts', () => {
  it('are restored after a forced sign-out for the same reader', async () => {
    const { browser, session, drafts } = await agatasBrowser()
    session.unauthorized(agata)
    browser.cookies.write('nx-session-user', tokenOf('7', 'again'))
    session.signedIn(profileOf({ id: '7' }))
    expect(drafts.read('comments:1')).toBe('Jo també hi era.')
  })

  it('are shown to nobody after a forced sign-out, nor to the next reader', async () => {
    const { browser, session, drafts } = await agatasBrowser()
    session.unauthorized(agata)
    expect(drafts.read('comments:1')).toBe('')
    browser.cookies.write('nx-session-user', biel)
    session.signedIn(profileOf({ id: '8' }))
    expect(drafts.read('comments:1')).toBe('')
    browser.cookies.write('nx-session-user', tokenOf('7', 'again'))
    session.signedIn(profileOf({ id: '7' }))
    expect(drafts.read('comments:1')).toBe('')
  })

  it('are removed in all tabs when their reader signs out in one', async () => {
    const { browser, session, drafts } = await agatasBrowser()
    const other = browser.open()
    await other.session.ready()
    await other.session.signOut()
    expect(drafts.read('comments:1')).toBe('')
    browser.cookies.write('nx-session-user', tokenOf('7', 'again'))
    session.signedIn(profileOf({ id: '7' }))
    expect(drafts.read('comments:1')).toBe('')
  })

  it('are restored beside newer text', async () => {
    const { browser, session, drafts } = await agatasBrowser()
    drafts.write('comments:2', 'Fins demà.')
    session.unauthorized(agata)
    drafts.write('comments:1', 'Escrit després')
    drafts.write('login', 'agata@diari.example')
    browser.cookies.write('nx-session-user', tokenOf('7', 'again'))
    session.signedIn(profileOf({ id: '7' }))
    expect(['comments:1', 'comments:2', 'login'].map(drafts.read)).toEqual([
      'Escrit després',
      'Fins demà.',
      'agata@diari.example',
    ])
  })

  it('pass from a visitor to the reader who signs in', async () => {
    const browser = createBrowser()
    const { session, tabStorage } = browser.open()
    const drafts = createDrafts(tabStorage)
    await session.ready()
    drafts.write('comments:1', 'Bon dia')
    browser.cookies.write('nx-session-user', agata)
    session.signedIn(profileOf({ id: '7' }))
    expect(drafts.read('comments:1')).toBe('Bon dia')
  })
})
