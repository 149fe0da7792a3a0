import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { openSnackbar } from '#page/overlays/openSnackbar.ts'
import { createCookies } from '#page/storage/createCookies.ts'
import { installApp } from '#testing/installApp.ts'
import { tokenWith } from '#testing/session.fixture.ts'
import { defineIsland } from '../island/defineIsland.ts'
import { createRuntime } from './createRuntime.ts'

const start = (settings: object = {}) =>
  createRuntime({
    block: null,
    settings: { env: 'PRE', lang: 'en', ...settings },
    prefetch: { prefetch: () => undefined, consume: () => undefined },
  })

/** Dispatches the storage event of another tab that has changed the theme. */
const changeThemeElsewhere = () => window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))

const isDark = () => document.body.classList.contains('dark-mode')
const snackbar = () => document.querySelector('[data-quiosc-overlay=snackbar]')

const reader = defineIsland({
  name: 'reader',
  css: [],
  options: v.object({}),
  compose: (_, { session }) => <p>{session.get().status}</p>,
})

/** Creates the runtime, mounts a widget and disposes of both. */
function runOnce() {
  const { mount, dispose } = start()
  const host = document.createElement('div')
  document.body.append(host)
  const mounted = mount(reader, host, {
    lang: 'en',
    dictionary: { texts: {} },
    loadTexts: async () => ({ messages: { texts: {} } }),
    fail: () => undefined,
    start: 0,
  })
  mounted?.unmount()
  dispose()
  host.remove()
}

/** Counts the page's event listeners after a garbage collection. */
async function listeners(): Promise<number> {
  const devtools = cdp()
  await devtools.send('Performance.enable')
  for (let round = 0; round < 3; round++) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN
}

describe('the session on a page', () => {
  /** A token that does not expire, so that the test's date does not matter. */
  const agata = tokenWith({ sub: '7' })
  const cookies = createCookies({ document, secure: false, report: () => undefined })
  const address = location.href
  afterEach(() => {
    cookies.remove('nx-session-user')
    history.replaceState(null, '', address)
  })

  it('is reloaded when the page is restored from the back/forward cache', () => {
    cookies.write('nx-session-user', agata)
    const { page, dispose } = start()
    expect(page.session.token()).toBe(agata)
    cookies.remove('nx-session-user')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    expect(page.session.token()).toBe(agata)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(page.session.token()).toBeUndefined()
    expect(page.session.get()).toEqual({ status: 'anonymous' })
    dispose()
  })

  it.each(['', '?app-test-mode=1'])('ignores a token in the URL on the web (%j)', (query) => {
    history.replaceState(null, '', `${query || location.pathname}#x-bbnxauthorization=${agata}`)
    const { page, dispose } = start()
    expect(location.href).not.toContain('x-bbnxauthorization')
    expect(page.session.token()).toBeUndefined()
    expect(page.session.get()).toEqual({ status: 'anonymous' })
    dispose()
  })

  it('removes the token from the URL of a page with a base on another origin', () => {
    const base = document.createElement('base')
    base.href = 'https://cdn.example/assets/'
    document.head.append(base)
    history.replaceState(null, '', `${location.href}#x-bbnxauthorization=${agata}`)
    const { dispose } = start()
    base.remove()
    expect(location.href).not.toContain('x-bbnxauthorization')
    dispose()
  })

  it('takes the token from the URL in the app', () => {
    document.body.classList.add('app-ios')
    history.replaceState(null, '', `#x-bbnxauthorization=${agata}`)
    const { page, dispose } = start()
    document.body.classList.remove('app-ios')
    expect(page.session.token()).toBe(agata)
    dispose()
  })
})

describe('the configuration on a page', () => {
  it.each([
    [true, ['none']],
    [false, ['all']],
  ])('denies everything to everybody when it is forced: %s', (denyAllPermissions, levels) => {
    const { page, dispose } = start({ denyAllPermissions })
    for (const name of ['comentaris', 'hemeroteca', 'unknown']) {
      expect(page.session.permissions.levels(name)).toEqual(levels)
    }
    dispose()
  })

  it('keeps everything from the publisher’s tools until the page has told that the reader agrees', async () => {
    window.dataLayer = []
    const asked = new Promise((resolve) => document.addEventListener('quiosc:consent-wanted', resolve, { once: true }))
    const { page, dispose } = start({ waitForConsent: true })
    page.analytics.track({ category: 'poll', action: 'vote' })
    await asked
    expect(window.dataLayer).toEqual([])
    document.dispatchEvent(new CustomEvent('quiosc:consent', { detail: { given: true } }))
    expect(window.dataLayer).toContainEqual({ event: 'quiosc', category: 'poll', action: 'vote' })
    dispose()
  })
})

it('the data layer gets the page by its path alone, and the theme in which it is read', async () => {
  window.dataLayer = []
  document.body.classList.add('force-dark-mode')
  const { page, dispose } = start()
  await page.session.ready()
  await vi.waitFor(() => expect(window.dataLayer).toHaveLength(1))
  const { host: domain, pathname: uri } = location
  const user = expect.objectContaining({ type: 'anonymous', viewMode: 'dark' })
  expect(window.dataLayer).toEqual([{ event: 'quiosc:user', domain, uri, user }])
  dispose()
  document.body.classList.remove('force-dark-mode', 'dark-mode')
})

it('the runtime tells the app first of all that it is ready', () => {
  const sent = installApp('ios')
  start().dispose()
  expect(sent.mock.calls).toEqual([[{ action: 'webviewReady' }]])
})

describe('a runtime that is disposed of', () => {
  it('keeps the page’s theme', () => {
    const { dispose } = start()
    document.body.classList.add('force-dark-mode')
    changeThemeElsewhere()
    expect(isDark()).toBe(true)
    dispose()
    document.body.classList.remove('force-dark-mode')
    changeThemeElsewhere()
    expect(isDark()).toBe(true)
  })

  it('removes its snackbars', async () => {
    const { page, dispose } = start()
    page.snackbars.show({ kind: 'info', text: 'Saved' })
    await vi.waitFor(() => expect(snackbar()?.shadowRoot?.textContent).toContain('Saved'))
    dispose()
    expect(snackbar()).toBeNull()
  })

  it('shows no snackbar when their chunk arrives afterwards', () => {
    openSnackbar({ setTimer: () => () => undefined, channel: 'web', signal: AbortSignal.abort() })
    expect(snackbar()).toBeNull()
  })

  it('the runtime leaks no listener after thirty times', async () => {
    for (let round = 0; round < 10; round++) runOnce()
    const before = await listeners()
    for (let round = 0; round < 30; round++) runOnce()
    // A call that is under way keeps its page until it has been aborted.
    await expect.poll(listeners).toBeLessThanOrEqual(before)
  })
})
