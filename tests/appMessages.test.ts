import { describe, expect, onTestFinished } from 'vitest'
import { createNewspaper } from '#newspaper/cms/createNewspaper.ts'
import { alternateEngines } from './support/alternateEngines.ts'
import { sendToPage, stubApp } from './support/app.ts'
import { footprint } from './support/footprint.ts'
import { article, startNewspaper } from './support/newspaper.ts'
import { openOwnPage } from './support/ownPage.ts'

const { address, reader, url } = startNewspaper()

/** In bytes, over a thousand messages. */
const HEAP_GROWTH = 200_000

/** Sends messages of every kind from the app, every second one malformed, and waits until the page has read the last. */
async function receiveMany(count: number): Promise<void> {
  const good = [
    { action: 'updateCurrentUser', payload: { emailValidated: true } },
    { action: 'updateUIVisibility', payload: { visible: true } },
    { action: 'setSavedPDFs', payload: { pdfs: [{ id: '7', size: '12 MB' }] } },
    JSON.stringify({ action: 'notificationsStatus', payload: { enabled: true } }),
    { action: 'sendMarfeelNative', payload: { data: { siteId: 6 } } },
  ]
  const bad = [
    '{"action":',
    null,
    { action: 'selfDestruct' },
    { action: 'snackbar', payload: { contentText: 7 } },
    { action: 'updateUserToken', payload: ['x'] },
    { action: 'setSavedPDFs', payload: 'x'.repeat(10_000) },
  ]
  const { app } = window.quiosc ?? {}
  for (let index = 0; index < count; index++) {
    const list = index % 2 === 0 ? good : bad
    app?.receive(list[(index >> 1) % list.length])
  }
  // Messages are read in their order.
  await new Promise<void>((resolve) => {
    const end = new AbortController()
    const isLast = ({ detail }: CustomEvent<Record<string, unknown>>) => {
      if (!detail.last) return
      end.abort()
      resolve()
    }
    document.addEventListener('quiosc:marfeel', isLast, { signal: end.signal })
    app?.receive({ action: 'sendMarfeelNative', payload: { data: { last: true } } })
  })
}

/** A page of another site, which tells the page around it what only the app may. */
const messenger = `<script>
for (const message of [{ action: 'updateUserToken', token: '' }, { action: 'updateUIVisibility', visible: false }])
  for (const sent of [message, JSON.stringify(message)]) parent.postMessage(sent, '*')
parent.postMessage('told', '*')
</script>`

describe('the app’s messages', () => {
  const test = alternateEngines()

  test('may be a thousand, half of them malformed: the page works on and keeps none of them', async ({ engine }) => {
    // Elsewhere the console says what is wrong with each message, and the browser keeps what it says.
    const site = await createNewspaper({ distDir: 'dist', quality: 5, env: 'PRO' }).listen(0)
    onTestFinished(() => site.close())
    const { page, problems } = await reader()
    await stubApp(page, 'ios')
    await page.goto(`${site.url}${article('1001')}?engine=${engine}&persona=registered&app=ios`)
    await page.locator('[data-widget=page-shell][data-widget-state=ready]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    await page.evaluate(receiveMany, 200)
    const before = await footprint(page)
    const entries = await page.evaluate(() => window.dataLayer?.length)
    await page.evaluate(receiveMany, 1000)
    const after = await footprint(page)
    expect(after.nodes).toBeLessThanOrEqual(before.nodes)
    expect(after.listeners).toBeLessThanOrEqual(before.listeners)
    expect(after.heap - before.heap).toBeLessThan(HEAP_GROWTH)
    expect(await page.evaluate(() => window.dataLayer?.length)).toBe(entries)
    expect(problems.errors).toEqual([])
    await sendToPage(page, { action: 'snackbar', payload: { contentText: 'Edició desada' } })
    await page.getByText('Edició desada').waitFor()
  })

  test.inProof('are not accepted from a frame of another site', async ({ script }) => {
    const { page } = await reader()
    await page.goto(address('/', { persona: 'subscriber' }))
    await page.route('http://localhost:9/', (route) => route.fulfill({ contentType: 'text/html', body: messenger }))
    await openOwnPage(
      page,
      url(),
      `<html lang="ca"><head><script>addEventListener('message', ({ data }) => { if (data === 'told') window.told = true })</script>
<script type="module" src="${script}"></script></head><body class="app-android"><div data-widget="header" data-name="Diari"></div><div data-widget="page-shell" data-service-worker="false"></div></body></html>`,
    )
    await page.locator('[data-widget=page-shell][data-widget-state=ready]').waitFor({ state: 'attached' })
    await page.evaluate(() => {
      const frame = document.createElement('iframe')
      frame.src = 'http://localhost:9/'
      document.body.append(frame)
    })
    await page.waitForFunction(() => Reflect.get(window, 'told'))
    // By then the page has read what the app itself sends.
    await sendToPage(page, { action: 'updateUIVisibility', payload: { visible: false, elements: ['alert'] } })
    await expect
      .poll(() =>
        page.evaluate(() =>
          document.adoptedStyleSheets.some((sheet) => /alert/.test(sheet.cssRules[0]?.cssText ?? '')),
        ),
      )
      .toBe(true)
    expect(await page.evaluate(() => window.quiosc?.session.get().status)).toBe('signedIn')
    expect(await page.locator('[data-widget=header]').isVisible()).toBe(true)
  })
})
