import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { firstByTier, itInProof } from '#testing/byTier.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { startNewspaper } from './support/newspaper.ts'
import { POLICY } from './support/site.ts'

const { reader, url } = startNewspaper()

const TOKEN = 'eyJhbGciOiJub25lIn0.eyJpZCI6IjEifQ.x'
const FOREIGN = 'https://evil.example'
const poll = '<div data-widget="poll" data-poll-id="4711" data-load="eager"><a href="/">Fallback</a></div>'
const ad =
  '<div data-widget="ad" data-id="1" data-ad-unit-code="portada" data-slot-type="rectangle" data-load="none"><a href="/">Fallback</a></div>'

/** As a sanitizer leaves it that keeps `data-*`. */
const byElement = (config: object) => `<ul><li data-quiosc-config hidden>${JSON.stringify(config)}</li></ul>`
const byBlock = (config: object) =>
  `<script type="application/json" data-quiosc-config>${JSON.stringify(config)}</script>`
const services = { services: { adService: `${FOREIGN}/x.js`, adNetwork: '21600' } }

/** Opens a page of a signed-in reader, and records what is asked of the other host. */
async function open(page: Page, script: string, body: string, policy = POLICY) {
  const asked: { path: string; token: string | undefined }[] = []
  await page.context().addCookies([{ name: 'nx-session-user', value: TOKEN, url: url() }])
  await page.context().route(`${FOREIGN}/**`, (route) => {
    const request = route.request()
    if (request.method() !== 'OPTIONS')
      asked.push({ path: new URL(request.url()).pathname, token: request.headers()['x-bbnxauthorization'] })
    return route.fulfill({
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      body: '{}',
    })
  })
  await page.route(`${url()}/own/page`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: policy ? { 'content-security-policy': policy } : {},
      body: `<!doctype html><html lang="ca"><head><title>Own</title></head><body>${body}<script type="module" src="${script}"></script></body></html>`,
    }),
  )
  await page.goto(`${url()}/own/page`)
  return asked
}

/** Under Trusted Types, which allow the scripts of a policy of the library's. */
const TRUSTED = POLICY.replace("script-src 'self'", `script-src 'self' ${FOREIGN}`)

const stateOf = (page: Page, widget: string) =>
  page.locator(`[data-widget=${widget}]`).getAttribute('data-widget-state')

/** Mounts the ad that waits for it, and waits until it has decided what it shows. */
async function mountAd(page: Page) {
  await page.evaluate(() => {
    const host = document.querySelector<HTMLElement>('[data-widget=ad]')
    if (host) window.quiosc?.mount(host)
  })
  await expect.poll(() => page.locator('[data-widget=ad]').getAttribute('data-widget-view')).toBe('empty')
}

describe.each(enginesByTier('lite'))('a configuration that the publisher has not written, $engine', ({ script }) => {
  it('is not read from an element of the page', async () => {
    const { page } = await reader()
    const asked = await open(page, script, byElement({ apiBase: `${FOREIGN}/api` }) + poll, '')
    await page.locator('[data-widget=poll][data-widget-state=ready]').waitFor()
    expect(asked).toEqual([])
  })

  itInProof('runs no script that an element of the page names', async () => {
    const { page } = await reader()
    const asked = await open(page, script, byElement(services) + ad, TRUSTED)
    await page.waitForFunction(() => window.quiosc)
    await mountAd(page)
    expect(asked).toEqual([])
  })

  it.each(
    firstByTier(
      [
        ['a block', 'script'],
        ['an element', 'li'],
      ],
      1,
    ),
  )('runs no script that %s names which was added later', async (_, tag) => {
    const { page } = await reader()
    const asked = await open(page, script, `${poll}${ad}`, TRUSTED)
    await page.locator('[data-widget=poll][data-widget-state=ready]').waitFor()
    await page.evaluate(
      ([name = '', text = '']) => {
        const block = document.createElement(name)
        block.setAttribute('type', 'application/json')
        block.dataset.quioscConfig = ''
        block.append(text)
        document.body.prepend(block)
      },
      [tag, JSON.stringify(services)],
    )
    await mountAd(page)
    expect(asked).toEqual([])
  })
})

describe.each(enginesByTier('lite'))('an apiBase on another host, $engine', ({ script }) => {
  const apiBase = `${FOREIGN}/api`

  it('gets no token where `hosts` does not name it', async () => {
    const { page } = await reader()
    const asked = await open(page, script, byBlock({ apiBase }) + poll, '')
    await expect.poll(() => stateOf(page, 'poll')).toBe('ready')
    await expect.poll(() => asked.map(({ path }) => path)).toContain('/api/poll/4711')
    expect(asked.map(({ token }) => token)).not.toContain(TOKEN)
  })

  it('gets the token where `hosts` names it', async () => {
    const { page } = await reader()
    const asked = await open(page, script, byBlock({ apiBase, hosts: ['evil.example'] }) + poll, '')
    await expect.poll(() => asked.map(({ token }) => token)).toContain(TOKEN)
  })
})

describe.each(enginesByTier('lite'))('a service on another host, $engine', ({ script }) => {
  it('runs where the publisher’s block names it', async () => {
    const { page } = await reader()
    const asked = await open(page, script, byBlock(services) + ad, TRUSTED)
    await page.waitForFunction(() => window.quiosc)
    await mountAd(page)
    expect(asked.map(({ path }) => path)).toContain('/x.js')
  })

  it('does not run where a script alone names it', async () => {
    const { page } = await reader()
    const asked = await open(page, script, ad, TRUSTED)
    await page.waitForFunction(() => window.quiosc)
    await page.evaluate((given) => window.quiosc?.configure(given), services)
    await mountAd(page)
    expect(asked).toEqual([])
  })
})
