import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { startNewspaper } from './support/newspaper.ts'

const { address, reader, url } = startNewspaper()

const LOADS = 20

/** Puts the built snippet into the head of the newspaper's pages, and its hash of the manifest into their policy. */
async function includeSnippet(page: Page) {
  const { snippets } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'))
  const snippet = readFileSync(`dist/${snippets.theme.file}`, 'utf8')
  await page.route(
    ({ pathname }) => pathname === '/tarifes',
    async (route) => {
      const response = await route.fetch()
      const headers = response.headers()
      const policy = String(headers['content-security-policy'])
      const body = (await response.text()).replace('</title>', `</title>\n${snippet}`)
      const allowed = policy.replace("script-src 'self'", `script-src 'self' '${snippets.theme.csp}'`)
      await route.fulfill({ response, body, headers: { ...headers, 'content-security-policy': allowed } })
    },
  )
}

it('no frame of a page with the snippet has the wrong theme, in twenty loads', async () => {
  const { page, problems } = await reader({ colorScheme: 'dark' })
  await includeSnippet(page)
  await page.addInitScript(() => {
    const frames: string[] = []
    Object.assign(window, { frames__: frames })
    const look = () => {
      // Nothing of the page is drawn without a body.
      if (document.body) frames.push(document.body.classList.contains('dark-mode') ? 'dark' : 'light')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const shell = page.locator('[data-widget=page-shell][data-widget-state=ready]')
  // The first page of a reader, who is not known before.
  await page.goto(address('/contacte.html', { persona: 'staff' }))
  await expect.poll(() => page.evaluate(() => document.body.className)).toContain('dark-mode')
  for (let load = 0; load < LOADS; load++) {
    await page.goto(`${url()}/tarifes`)
    await shell.waitFor({ state: 'attached' })
    const frames = await page.evaluate(() => (window as unknown as { frames__: string[] }).frames__)
    expect([load, [...new Set(frames)]]).toEqual([load, ['dark']])
  }
  expect(problems.errors).toEqual([])
})
