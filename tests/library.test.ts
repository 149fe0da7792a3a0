import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { createToken } from '../mocks/backend/token.ts'
import type { Library } from '../src/island/library.types.ts'
import { startNewspaper } from './support/newspaper.ts'
import { engines, openTestPage } from './support/site.ts'

const { reader, url } = startNewspaper()

const poll = (id: string, attributes = '') =>
  `<div data-widget="poll" data-poll-id="${id}" ${attributes}><a href="/">Fallback</a></div>`
const below = '<p>Paragraph.</p>'.repeat(400)
const ready = (page: Page) => page.locator('[data-widget-state=ready]').first().waitFor()

/** Does something with `window.quiosc`, as a script of the page would. */
const withLibrary = <Answer>(page: Page, act: (library: Library) => Answer) =>
  page.evaluate(`(${act})(window.quiosc)`) as Promise<Awaited<Answer>>

/** What a listener of the session has been told, and how often. */
const listen = (page: Page) =>
  page.evaluate(`window.told = []; window.quiosc.session.subscribe((state) => {
    window.told.push(state.status)
    throw new Error('a fault of the page')
  })`)
const told = (page: Page) => page.evaluate('window.told') as Promise<string[]>

describe.each(engines)('what a page’s scripts ask of the library, $engine', ({ script }) => {
  const open = async (body: string, config?: Record<string, unknown>) => {
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

  it('tells who reads as soon as that is known, whatever else its listener does', async () => {
    const { page } = await open(poll('4711', 'data-load="none"'))
    expect(await withLibrary(page, ({ session }) => session.get().status)).toBe('loading')
    await listen(page)
    await withLibrary(page, ({ mount }) => mount(document.querySelector('[data-widget]') as HTMLElement))
    await ready(page)
    await expect.poll(() => told(page)).toEqual(['anonymous'])
  })

  it('lets a listener of the page fail without harm to the session', async () => {
    const { page, complaints } = await open(poll('4711', 'data-load="none"'))
    await page
      .context()
      .addCookies([{ name: 'nx-session-user', value: createToken('subscriber', new Date()), url: url() }])
    await listen(page)
    await withLibrary(page, ({ mount }) => mount(document.querySelector('[data-widget]') as HTMLElement))
    await expect.poll(() => told(page)).toEqual(['signedIn'])
    expect(await withLibrary(page, ({ session }) => session.get().status)).toBe('signedIn')
    // The page's own fault stays the page's, and is told of as such.
    expect(complaints.errors.join()).toContain('a fault of the page')
    await page.context().clearCookies()
    await withLibrary(page, ({ app }) => app.receive({ action: 'updateUserToken', payload: { token: '' } }))
    await expect.poll(() => told(page)).toEqual(['signedIn', 'anonymous'])
  })

  it('takes apiBase with a slash at its end, from a script as from the block, and asks once', async () => {
    const { page, calls } = await open(below + poll('4711'), { apiBase: '/nowhere' })
    await withLibrary(page, ({ configure }) => configure({ apiBase: '/api/front/' }))
    await page.locator('[data-widget]').scrollIntoViewIfNeeded()
    await page.getByRole('radio').first().waitFor()
    expect(calls).toEqual(['/api/front/poll/4711'])
  })

  it('follows what a script configures after the first widget is there', async () => {
    const { page, calls } = await open(poll('4711') + below + poll('4712'), { apiBase: '/nowhere' })
    await ready(page)
    await withLibrary(page, ({ configure }) => configure({ apiBase: '/api/front', lang: 'en' }))
    await page.locator('[data-poll-id="4712"]').scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Vote' }).waitFor()
    expect(calls).toEqual(['/nowhere/poll/4711', '/api/front/poll/4712'])
  })

  it('calls a tracking function that comes late', async () => {
    const { page } = await open(poll('4712'))
    await page.getByRole('radio').first().check()
    await page.evaluate(`window.tracked = []
      window.quiosc.configure({ trackFunction: (event) => window.tracked.push(event.action) })`)
    await page.getByRole('button', { name: 'Vota' }).click()
    await expect.poll(() => page.evaluate('window.tracked')).toEqual(['vote'])
  })

  it.each([
    ['lang', 'fr'],
    ['apiBase', 'javascript:alert(1)'],
    ['hosts', 'diari.example'],
  ])('names a wrong %s of a script (%s) and goes on', async (key, value) => {
    const { page, complaints } = await open(poll('4711', 'data-load="none"'))
    await page.evaluate(`window.quiosc.configure(${JSON.stringify({ [key]: value })})`)
    await withLibrary(page, ({ mount }) => mount(document.querySelector('[data-widget]') as HTMLElement))
    await page.getByRole('button', { name: 'Vota' }).waitFor()
    expect(complaints.errors.filter((error) => error.includes(`${key}: `))).toHaveLength(1)
    expect(complaints.errors).toHaveLength(1)
  })

  it('starts on a page that has an element of its name', async () => {
    const { page } = await open(`<form id="quiosc"></form>${poll('4711')}`)
    await ready(page)
    expect(await withLibrary(page, ({ version }) => typeof version)).toBe('string')
  })
})

describe.each(engines)('a page on a bad line, $engine', ({ script }) => {
  it('asks anew when the reader presses “try again”, and not for the answer that failed', async () => {
    const { page } = await reader()
    let line: 'down' | 'up' = 'down'
    await page.route(/chunks\/poll-|api\/front/, (route) => (line === 'down' ? route.abort() : route.continue()))
    await openTestPage(page, url(), { body: poll('4711'), script })
    await page.locator('[data-widget-state=error]').waitFor()
    line = 'up'
    await page.getByRole('button', { name: 'Reintenta' }).click()
    await page.getByRole('radio').first().waitFor()
  })

  it('has no uncaught error when a call of the page needs what does not come', async () => {
    const { page, complaints } = await reader()
    await page.route(/chunks\//, (route) => route.abort())
    await openTestPage(page, url(), { body: '', script })
    await page.waitForFunction('window.quiosc?.version')
    await page.evaluate('window.quiosc.open("poll"); window.quiosc.app.receive({})')
    await page.waitForLoadState('networkidle')
    expect(complaints.errors.filter((error) => !error.includes('Failed to load resource'))).toEqual([])
  })
})

describe.each(engines)('a token in the address, $engine', ({ script }) => {
  const token = createToken('subscriber', new Date())

  const openAt = async (body: string, suffix: string) => {
    const opened = await reader()
    await openTestPage(opened.page, url(), { body, script })
    await opened.page.route(`${url()}/test-page?*`, (route) => route.fallback({ url: `${url()}/test-page` }))
    await opened.page.goto('about:blank')
    await opened.page.goto(`${url()}/test-page${suffix}`)
    return opened
  }
  const kept = async (page: Page) =>
    (await page.context().cookies()).find(({ name }) => name === 'nx-session-user')?.value

  it('leaves it and is kept, though all that there is on the page lies far below', async () => {
    const { page } = await openAt(below + poll('4711'), `#a=1&x-bbnxauthorization=${token}`)
    await expect.poll(() => page.url()).toBe(`${url()}/test-page#a=1`)
    expect(await kept(page)).toBe(token)
  })

  it('counts though one beside it can’t be used, and both leave', async () => {
    const { page } = await openAt(poll('4711'), `#x-bbnxauthorization=%3Cimg%3E&x-bbnxauthorization=${token}`)
    await ready(page)
    await expect.poll(() => kept(page)).toBe(token)
    expect(page.url()).toBe(`${url()}/test-page`)
  })
})
