import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import type { Quiosc } from '#islands/loader/quiosc.types.ts'
import { createToken } from '#mocks/backend/token.ts'
import { firstByTier } from '#testing/byTier.ts'
import { alternateEngines } from './support/alternateEngines.ts'
import { startNewspaper } from './support/newspaper.ts'
import { openTestPage } from './support/site.ts'

const { reader, url } = startNewspaper()

const poll = (id: string, attributes = '') =>
  `<div data-widget="poll" data-poll-id="${id}" ${attributes}><a href="/">Fallback</a></div>`
const below = '<p>Paragraph.</p>'.repeat(400)
const ready = (page: Page) => page.locator('[data-widget-state=ready]').first().waitFor()

/** Runs `act` in the page with `window.quiosc`, as a publisher's script would. */
const withLibrary = <Answer>(page: Page, act: (library: Quiosc) => Answer) =>
  page.evaluate(`(${act})(window.quiosc)`) as Promise<Awaited<Answer>>

/** Subscribes a listener that records each session status and then throws. */
const listen = (page: Page) =>
  page.evaluate(`window.statuses = []; window.quiosc.session.subscribe((state) => {
    window.statuses.push(state.status)
    throw new Error('a fault of the page')
  })`)
const statuses = (page: Page) => page.evaluate('window.statuses') as Promise<string[]>

describe('the library’s script API', () => {
  const test = alternateEngines()

  const open = async (script: string, body: string, config?: Record<string, unknown>) => {
    const opened = await reader()
    const calls: string[] = []
    opened.page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.includes('/poll/')) calls.push(pathname)
    })
    await openTestPage(opened.page, url(), { body, script, ...(config && { config }) })
    await opened.page.waitForFunction('window.quiosc?.version')
    return { ...opened, calls }
  }

  test('notifies session listeners once the session has loaded, even if a listener throws', async ({ script }) => {
    const { page } = await open(script, poll('4711', 'data-load="none"'))
    expect(await withLibrary(page, ({ session }) => session.get().status)).toBe('loading')
    await listen(page)
    await withLibrary(page, ({ mount }) => mount(document.querySelector('[data-widget]') as HTMLElement))
    await ready(page)
    await expect.poll(() => statuses(page)).toEqual(['anonymous'])
  })

  test.inProof('keeps the session working when a listener throws', async ({ script }) => {
    const { page, problems } = await open(script, poll('4711', 'data-load="none"'))
    await page
      .context()
      .addCookies([{ name: 'nx-session-user', value: createToken('subscriber', new Date()), url: url() }])
    await listen(page)
    await withLibrary(page, ({ mount }) => mount(document.querySelector('[data-widget]') as HTMLElement))
    await expect.poll(() => statuses(page)).toEqual(['signedIn'])
    expect(await withLibrary(page, ({ session }) => session.get().status)).toBe('signedIn')
    // The listener's error surfaces as an uncaught error of the page.
    await expect.poll(() => problems.errors.join()).toContain('a fault of the page')
    await page.context().clearCookies()
    await withLibrary(page, ({ app }) => app.receive({ action: 'updateUserToken', payload: { token: '' } }))
    await expect.poll(() => statuses(page)).toEqual(['signedIn', 'anonymous'])
  })

  test.inProof('accepts an apiBase with a trailing slash from a script, and sends one request', async ({ script }) => {
    const { page, calls } = await open(script, below + poll('4711'), { apiBase: '/nowhere' })
    await withLibrary(page, ({ configure }) => configure({ apiBase: '/api/front/' }))
    await page.locator('[data-widget]').scrollIntoViewIfNeeded()
    await page.getByRole('radio').first().waitFor()
    expect(calls).toEqual(['/api/front/poll/4711'])
  })

  test('applies a configuration set after the first widget has mounted', async ({ script }) => {
    const { page, calls } = await open(script, poll('4711') + below + poll('4712'), { apiBase: '/nowhere' })
    await ready(page)
    await withLibrary(page, ({ configure }) => configure({ apiBase: '/api/front', lang: 'en' }))
    await page.locator('[data-poll-id="4712"]').scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Vote' }).waitFor()
    expect(calls).toEqual(['/nowhere/poll/4711', '/api/front/poll/4712'])
  })

  test.inProof('calls a tracking function that is configured late', async ({ script }) => {
    const { page } = await open(script, poll('4712'))
    await page.getByRole('radio').first().check()
    await page.evaluate(`window.tracked = []
      window.quiosc.configure({ trackFunction: (event) => window.tracked.push(event.action) })`)
    await page.getByRole('button', { name: 'Vota' }).click()
    await expect.poll(() => page.evaluate('window.tracked')).toEqual(['vote'])
  })

  const invalid = [
    ['apiBase', 'javascript:alert(1)'],
    ['lang', 'fr'],
    ['hosts', 'diari.example'],
  ] as const
  for (const [key, value] of firstByTier(invalid, 1)) {
    test(`reports an invalid ${key} set by a script (${value}) and keeps working`, async ({ script }) => {
      const { page, problems } = await open(script, poll('4711', 'data-load="none"'))
      await page.evaluate(`window.quiosc.configure(${JSON.stringify({ [key]: value })})`)
      await withLibrary(page, ({ mount }) => mount(document.querySelector('[data-widget]') as HTMLElement))
      await page.getByRole('button', { name: 'Vota' }).waitFor()
      // The report's code loads beside the widget's, so it may come later.
      await expect.poll(() => problems.errors.filter((error) => error.includes(`${key}: `))).toHaveLength(1)
      expect(problems.errors).toHaveLength(1)
    })
  }

  test('starts on a page that has an element with the id “quiosc”', async ({ script }) => {
    const { page } = await open(script, `<form id="quiosc"></form>${poll('4711')}`)
    await ready(page)
    expect(await withLibrary(page, ({ version }) => typeof version)).toBe('string')
  })
})

describe('a page on a bad connection', () => {
  const test = alternateEngines()

  test.inProof('sends a new request on “try again” instead of reusing the failed one', async ({ script }) => {
    const { page } = await reader()
    let line: 'down' | 'up' = 'down'
    await page.route(/chunks\/poll-|api\/front/, (route) => (line === 'down' ? route.abort() : route.continue()))
    await openTestPage(page, url(), { body: poll('4711'), script })
    await page.locator('[data-widget-state=error]').waitFor()
    line = 'up'
    await page.getByRole('button', { name: 'Reintenta' }).click()
    await page.getByRole('radio').first().waitFor()
  })

  test.inProof('has no uncaught error when a script’s call needs a chunk that does not load', async ({ script }) => {
    const { page, problems } = await reader()
    await page.route(/chunks\//, (route) => route.abort())
    await openTestPage(page, url(), { body: '', script })
    await page.waitForFunction('window.quiosc?.version')
    await page.evaluate('window.quiosc.open("poll"); window.quiosc.app.receive({})')
    await page.waitForLoadState('networkidle')
    expect(problems.errors.filter((error) => !error.includes('Failed to load resource'))).toEqual([])
  })
})

describe('a token in the URL', () => {
  const test = alternateEngines()

  const token = createToken('subscriber', new Date())
  const inApp = { classes: 'app-android' }

  const openAt = async (
    script: string,
    body: string,
    suffix: string,
    how: { classes?: string; config?: Record<string, unknown> } = inApp,
  ) => {
    const opened = await reader()
    const sent: (string | undefined)[] = []
    opened.page.on('request', (request) => sent.push(request.headers()['x-bbnxauthorization']))
    await openTestPage(opened.page, url(), { body, script, ...how })
    await opened.page.route(`${url()}/test-page?*`, (route) => route.fallback({ url: `${url()}/test-page` }))
    await opened.page.goto('about:blank')
    await opened.page.goto(`${url()}/test-page${suffix}`)
    return { ...opened, sent }
  }
  const kept = async (page: Page) =>
    (await page.context().cookies()).find(({ name }) => name === 'nx-session-user')?.value

  test('is not used on the web, where any link could carry it', async ({ script }) => {
    const { page, sent } = await openAt(script, poll('4711'), `#a=1&x-bbnxauthorization=${token}`, {})
    await ready(page)
    expect(page.url()).toBe(`${url()}/test-page#a=1`)
    expect(await kept(page)).toBeUndefined()
    expect(sent).not.toContain(token)
  })

  test('is used on the web after verification, if the publisher has enabled it', async ({ script }) => {
    const config = { tokenInAddress: 'always' }
    const { page } = await openAt(script, below + poll('4711'), `#a=1&x-bbnxauthorization=${token}`, { config })
    await expect.poll(() => kept(page)).toBe(token)
    expect(page.url()).toBe(`${url()}/test-page#a=1`)
  })

  test('is removed from the URL and stored even if all markers are far below the fold', async ({ script }) => {
    const { page } = await openAt(script, below + poll('4711'), `#a=1&x-bbnxauthorization=${token}`)
    await expect.poll(() => kept(page)).toBe(token)
    expect(page.url()).toBe(`${url()}/test-page#a=1`)
  })

  test.inProof('is used next to an invalid one, and both are removed from the URL', async ({ script }) => {
    const { page } = await openAt(script, poll('4711'), `#x-bbnxauthorization=%3Cimg%3E&x-bbnxauthorization=${token}`)
    await ready(page)
    await expect.poll(() => kept(page)).toBe(token)
    expect(page.url()).toBe(`${url()}/test-page`)
  })
})
