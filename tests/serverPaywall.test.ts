import { describe, expect, it } from 'vitest'
import { enginesByTier } from './support/enginesByTier.ts'
import { holdRequests } from './support/holdRequests.ts'
import { startNewspaper } from './support/newspaper.ts'
import { CHUNKS } from './support/openRendered.ts'
import { loadRenderer } from './support/renderOnServer.ts'
import { openTestPage } from './support/site.ts'

const { address, reader, url } = startNewspaper()

describe.each(enginesByTier('lite'))('a paywall that a server has rendered, $engine', ({ engine, script }) => {
  const render = async (attributes: Record<string, string>) => {
    const { renderWidget } = await loadRenderer(engine)
    const options = {
      apiBase: `${url()}/api/front`,
      assets: script.replace('widgets.js', ''),
      url: `${url()}/test-page`,
      timeout: 10_000,
    }
    return renderWidget('paywall', { attributes: { contentId: '1004', messageId: '501', ...attributes } }, options)
  }

  it('is readable, and its links lead on, where no script runs', async () => {
    const { page } = await reader({ javaScriptEnabled: false })
    const walls = await Promise.all([render({ type: 'blocking' }), render({ type: 'login-register' })])
    await openTestPage(page, url(), { body: walls.join(''), script })
    const [wall, login] = [page.locator('[data-widget]').first(), page.locator('[data-widget]').last()]
    expect(await wall.locator('.words p').first().isVisible()).toBe(true)
    expect(await wall.locator('.fold .q-icon').isVisible()).toBe(false)
    const back = encodeURIComponent(`${url()}/test-page`)
    expect(await wall.locator('a[href*="/usuari/login"]').getAttribute('href')).toContain(back)
    await login.locator('input[type=email]').fill('agata@diari.example')
    await login.locator('button').click()
    await page.waitForURL(`**/usuari/login?backUrl=${back}&email=agata%40diari.example`)
  })

  it('is removed for a subscriber, without a reload and without a view of it', async () => {
    const { page, problems } = await reader()
    await page.goto(address('/', { persona: 'subscriber' }))
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      for (const name of ['quiosc:paywall-shown', 'quiosc:paywall-hidden'])
        document.addEventListener(name, () => seen.push(name))
    })
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    const release = await holdRequests(page, CHUNKS)
    await openTestPage(page, url(), { body: await render({ type: 'blocking' }), script })
    expect(await page.locator('.box').isVisible()).toBe(true)
    release()
    await page.locator('[data-widget-view=empty]').waitFor({ state: 'attached' })
    expect(await page.locator('.box').count()).toBe(0)
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen))
      .toEqual(['quiosc:paywall-hidden'])
    expect(requests.filter((path) => path === '/test-page')).toHaveLength(1)
    expect(problems.errors).toEqual([])
  })

  it('sends no request for served data, and leads back to the reader’s own address', async () => {
    const { page, problems } = await reader()
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    const release = await holdRequests(page, CHUNKS)
    const body = await render({ type: 'blocking' })
    await openTestPage(page, url(), { body, script, suffix: '#end' })
    const link = page.locator('.box a[href*="/usuari/login"]')
    const before = await link.elementHandle()
    expect(await link.getAttribute('href')).not.toContain('%23end')
    release()
    await expect.poll(() => link.getAttribute('href')).toContain('%23end')
    expect(await before?.evaluate(({ isConnected }) => isConnected)).toBe(true)
    expect(requests.filter((path) => path.includes('paywall/message'))).toEqual([])
    expect(problems.errors).toEqual([])
  })
})
