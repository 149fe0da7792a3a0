import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { startNewspaper } from './support/newspaper.ts'

const { address, reader, url } = startNewspaper()

it('the newspaper’s pages have the snippet, which their policy allows by the hash of the manifest', async () => {
  const { snippets } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'))
  const response = await fetch(address('/tarifes'))
  expect(await response.text()).toContain(readFileSync(`dist/${snippets.theme.file}`, 'utf8').trim())
  expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' '${snippets.theme.csp}';`)
})

it('a dark page is dark before the library has loaded', async () => {
  const { page, problems } = await reader({ colorScheme: 'dark' })
  const body = page.locator('body')
  // The first page of a reader, who is not known before.
  await page.goto(address('/contacte.html', { persona: 'staff' }))
  await body.and(page.locator('.dark-mode')).waitFor()
  await page.route('**/quiosc/**', (route) => route.abort())
  await page.goto(`${url()}/tarifes`)
  expect(await body.getAttribute('class')).toContain('dark-mode')
  // The files that were aborted.
  expect(problems.errors.filter((error) => !error.includes('ERR_FAILED'))).toEqual([])
})
