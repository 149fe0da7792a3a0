import { describe, expect, it, onTestFinished } from 'vitest'
import { firstByTier, itInProof } from '#testing/byTier.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { startNewspaper } from './support/newspaper.ts'
import { openTestPage } from './support/site.ts'
import { watchRequests } from './support/watchRequests.ts'

const { reader, url } = startNewspaper()

const marker = (name: string, attributes: string) =>
  `<div data-widget="${name}" ${attributes}><a href="/">Fallback</a></div>`

describe.each(enginesByTier('react'))('the script on a page, $engine', ({ script }) => {
  const open = async (body: string, config?: Record<string, unknown>) => {
    const opened = await reader()
    const requests: string[] = []
    opened.page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await openTestPage(opened.page, url(), { body, script, ...(config ? { config } : {}) })
    return { ...opened, requests, scripts: () => requests.filter((path) => path.startsWith('/quiosc/')) }
  }

  it('loads only the loader until the reader scrolls to a marker', async () => {
    const { page, scripts } = await open(`${'<p>Paragraph.</p>'.repeat(400)}${marker('poll', 'data-poll-id="4711"')}`)
    await page.waitForLoadState('networkidle')
    expect(scripts()).toEqual([script])
    await page.locator('[data-widget=poll]').scrollIntoViewIfNeeded()
    await page.locator('[data-widget-state=ready]').waitFor()
    expect(scripts().length).toBeGreaterThan(1)
  })

  it('requests runtime, widget, messages and first data in parallel', async () => {
    const { page } = await reader()
    const waiting: string[] = []
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    // A failing test must not leave requests pending.
    onTestFinished(() => release())
    await page.route(/quiosc\/(lite\/)?chunks\/|api\/front/, async (route) => {
      waiting.push(new URL(route.request().url()).pathname)
      await released
      await route.continue()
    })
    await openTestPage(page, url(), { body: marker('poll', 'data-poll-id="4711"'), script })
    await expect.poll(() => waiting.some((path) => path.includes('/api/front/poll/4711'))).toBe(true)
    for (const part of ['runtime', 'poll-', 'poll.ca']) {
      await expect.poll(() => waiting.some((path) => path.includes(`chunks/${part}`)), { message: part }).toBe(true)
    }
    const firstRequests = new Set(waiting)
    release()
    await page.locator('[data-widget-state=ready]').waitFor()
    // The code that sends requests loads after the first island has mounted: the prefetched answer does not need it.
    const isNeeded = (path: string) => path.includes('/chunks/') && !path.includes('api-sendRequest-')
    const later = waiting.filter((path) => isNeeded(path) && !firstRequests.has(path))
    expect(later).toEqual([])
  })

  it('passes the loader’s prefetched answer to the widget', async () => {
    const { page, requests } = await open(
      marker('poll', 'data-poll-id="4711"') + marker('comments', 'data-content-id="1002"'),
    )
    await expect.poll(() => page.locator('[data-widget-state=ready]').count()).toBe(2)
    await page.getByText('comentaris').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(requests.filter((path) => path.startsWith('/api/front/')).sort()).toEqual([
      '/api/front/comment/content/1002',
      '/api/front/poll/4711',
    ])
  })

  itInProof('requests the profile once for twenty islands', async () => {
    const opened = await reader()
    const settled = watchRequests(opened.page)
    await opened.page.goto(`${url()}/tarifes?persona=subscriber`)
    // The page shell has loaded the profile, which would otherwise come from local storage.
    await settled()
    await opened.page.evaluate(() => localStorage.clear())
    const calls: string[] = []
    opened.page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/front')) calls.push(pathname)
    })
    const twenty = Array.from({ length: 20 }, (_, index) =>
      index % 2 ? marker('comments', 'data-content-id="1002"') : marker('poll', 'data-poll-id="4711"'),
    )
    await openTestPage(opened.page, url(), {
      body: twenty.join('').replaceAll('data-widget=', 'data-load="eager" data-widget='),
      script,
    })
    await expect.poll(() => opened.page.locator('[data-widget-state=ready]').count()).toBe(20)
    await settled()
    expect(calls.filter((path) => path.endsWith('/user/profile'))).toHaveLength(1)
  })

  it('retries a failed chunk with a cache-busting URL', async () => {
    const { page } = await reader()
    const tries: string[] = []
    await page.route(/chunks\/poll-/, (route) => {
      tries.push(route.request().url())
      return tries.length > 2 || route.request().url().includes('?') ? route.continue() : route.abort()
    })
    await openTestPage(page, url(), { body: marker('poll', 'data-poll-id="4711"'), script })
    await page.locator('[data-widget-state=ready]').waitFor()
    expect(tries.some((url) => url.includes('?'))).toBe(true)
  })

  itInProof('behaves the same when two scripts are included', async () => {
    const other = script.includes('lite') ? '/quiosc/widgets.js' : '/quiosc/lite/widgets.js'
    const { page, requests } = await open(
      `${marker('poll', 'data-poll-id="4711"')}<script type="module" src="${script}"></script><script type="module" src="${other}"></script>`,
    )
    await page.locator('[data-widget-state=ready]').waitFor()
    await page.waitForLoadState('networkidle')
    expect(requests.filter((path) => path === '/api/front/poll/4711')).toHaveLength(1)
    await expect.poll(() => page.getByRole('radio').count()).toBeGreaterThan(0)
  })

  it('exposes open, session and unmount to the page', async () => {
    const { page } = await open(marker('poll', 'data-poll-id="4711" data-load="none"'))
    await page.waitForFunction(() => 'quiosc' in window)
    await expect.poll(() => page.locator('[data-widget=poll]').getAttribute('data-widget-state')).toBe('waiting')
    await page.evaluate(() => (window as unknown as { quiosc: { open(name: string): void } }).quiosc.open('poll'))
    await page.locator('[data-widget-state=ready]').waitFor()
    expect(
      await page.evaluate(() =>
        (window as unknown as { quiosc: { session: { get(): { status: string } } } }).quiosc.session.get(),
      ),
    ).toEqual({ status: 'anonymous' })
    await page.evaluate(() => {
      const host = document.querySelector('[data-widget=poll]')
      const { quiosc } = window as unknown as { quiosc: { unmount(host: Element | null): void } }
      quiosc.unmount(host)
    })
    await expect.poll(() => page.getByText('Fallback').isVisible()).toBe(true)
  })

  itInProof('reports an invalid configuration value by its path and uses the default', async () => {
    const { page, problems } = await open(marker('poll', 'data-poll-id="4711"'), { site: 'arra', lang: 'en' })
    await page.getByRole('button', { name: 'Vote' }).waitFor()
    // The report comes from a chunk of its own, for which the widget does not wait.
    await expect.poll(() => problems.errors).toEqual([expect.stringContaining('site')])
    await page.waitForLoadState('networkidle')
    expect(problems.errors).toHaveLength(1)
  })

  it('isolates its styles from the page’s CSS', async () => {
    const opened = await reader()
    await opened.page.route('**/hostile.css', (route) =>
      route.fulfill({
        contentType: 'text/css',
        body: '* { color: red !important; font-size: 60px !important; display: block !important } button { position: fixed !important }',
      }),
    )
    await openTestPage(opened.page, url(), {
      head: '<link rel="stylesheet" href="/hostile.css">',
      body: marker('poll', 'data-poll-id="4711"'),
      script,
    })
    await opened.page.locator('[data-widget-state=ready]').waitFor()
    const button = opened.page.getByRole('button', { name: 'Vota' })
    const style = await button.evaluate((element) => {
      const { color, fontSize, position } = getComputedStyle(element)
      return { color, fontSize, position }
    })
    expect(style.color).not.toBe('rgb(255, 0, 0)')
    expect(Number.parseFloat(style.fontSize)).toBeLessThanOrEqual(32)
    expect(style.position).not.toBe('fixed')
  })
})

itInProof('the script works as one classic script', async () => {
  const opened = await reader()
  await opened.page.route(`${url()}/classic`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="es"><head><script src="/quiosc/widgets.iife.js"></script></head><body>${marker('poll', 'data-poll-id="4711"')}</body></html>`,
    }),
  )
  await opened.page.goto(`${url()}/classic`)
  await opened.page.locator('[data-widget-state=ready]').waitFor()
  await opened.page.getByRole('button', { name: 'Votar' }).waitFor()
  expect(opened.problems.errors).toEqual([])
})

it.each(firstByTier(['/quiosc/widgets.iife.js', '/quiosc/lite/widgets.iife.js'], 1))(
  'one classic script has the same texts on a page of another encoding as elsewhere: %s',
  async (script) => {
    const { page, problems } = await reader()
    // As servers send scripts that name no encoding: a browser takes the page's.
    await page.route(`${url()}${script}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, headers: { 'content-type': 'text/javascript' } })
    })
    await page.route(`${url()}/latin`, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=iso-8859-1',
        body: `<!doctype html><html lang="es"><head><script src="${script}"></script></head><body>${marker('login', 'data-load="eager"')}</body></html>`,
      }),
    )
    await page.goto(`${url()}/latin`)
    await page.getByLabel('Correo electrónico', { exact: true }).fill('subscriber@elfar.example')
    await page.getByRole('button', { name: 'Continuar', exact: true }).press('Enter')
    await page.getByLabel('Contraseña', { exact: true }).waitFor()
    expect(problems.errors).toEqual([])
  },
)
