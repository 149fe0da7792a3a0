import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { startNewspaper } from './support/newspaper.ts'

const { address, reader, url } = startNewspaper()

const LOADS = 20

it('the newspaper’s pages have the snippet, which their policy allows by the hash of the manifest', async () => {
  const { snippets } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'))
  const response = await fetch(address('/tarifes'))
  expect(await response.text()).toContain(readFileSync(`dist/${snippets.theme.file}`, 'utf8').trim())
  expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' '${snippets.theme.csp}';`)
})

it('no frame of a page with the snippet has the wrong theme, in twenty loads', async () => {
  const { page, problems } = await reader({ colorScheme: 'dark' })
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
