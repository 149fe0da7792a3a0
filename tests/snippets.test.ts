import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { byTier, firstByTier } from '#testing/byTier.ts'
import { startNewspaper } from './support/newspaper.ts'
import { openOwnPage } from './support/ownPage.ts'
import { snippets } from './support/renderSnippet.ts'

const { reader, url } = startNewspaper()

interface HeadLines {
  headLines(options: {
    dist: string
    widgets: string[]
    lang: string
    renderNonce?: (answer: string) => string
  }): (answer: string) => string
}

const article = {
  id: '1002',
  title: `"><script>document.title = 'mine'</script> L'«obra» & més`,
  url: '/opinio/obra_1_1002.html?a=1&b=2',
  text: 'The text of the article.',
  author: { id: '17', name: `Aina "Nina" Serra` },
}

/** The markers of a template with the names of their attributes. */
const markersOf = (text: string) =>
  [...text.matchAll(/<\w+ [^>]*data-widget="([\w-]+)"[^\n]*/g)].map(([tag, name = '']) => ({
    name,
    attributes: [...tag.matchAll(/ data-([\w-]+)="/g)].map(([, attribute]) => attribute),
  }))

/** As a server makes one for each answer. */
const NONCE = 'q7/Zr+4nd0m=='

/** Scripts by a nonce alone: the policy of docs/policies.md. */
const policyOf = (nonce: string) =>
  `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'`

const allReady = (page: Page) =>
  expect
    .poll(() => page.locator('[data-widget]').evaluateAll((all) => all.map((marker) => marker.dataset.widgetState)))
    .toEqual(Array(5).fill('ready'))

describe('the snippet for templates', () => {
  it.each(byTier(Object.entries(snippets), Object.entries(snippets).slice(0, 1)))(
    '%s has the page’s nonce in each line of the head',
    async (_, render) => {
      const { page, problems } = await reader()
      await openOwnPage(page, url(), render(article, NONCE), '/own/nonce', policyOf(NONCE))
      await allReady(page)
      const nonces = await page
        .locator('head :is(script[src], link[rel=modulepreload])')
        .evaluateAll((lines) => lines.map((line) => (line as HTMLElement).nonce))
      expect(nonces.length).toBeGreaterThan(2)
      expect([...new Set(nonces)]).toEqual([NONCE])
      expect(problems.errors).toEqual([])
    },
  )

  it('head-lines.mjs prints the lines with each answer’s nonce, and without where there is none', async () => {
    const { headLines }: HeadLines = await import(pathToFileURL('docs/snippets/head-lines.mjs').href)
    const parts = { dist: 'dist', widgets: ['poll'], lang: 'ca' }
    const print = headLines({ ...parts, renderNonce: (answer) => answer })
    const plain = headLines(parts)('')
    expect(plain).not.toContain('nonce')
    expect(plain).toContain('poll.ca-')
    expect(print('other')).not.toBe(print(NONCE))
    expect(print(NONCE).replaceAll(` nonce="${NONCE}"`, '')).toBe(plain)
    const { page, problems } = await reader()
    const body = '<div data-widget="poll" data-poll-id="4711" data-load="eager">Fallback</div>'
    const html = `<html lang="ca"><head><title>Poll</title>${print(NONCE)}</head><body>${body}</body></html>`
    await openOwnPage(page, url(), html, '/own/nonce', policyOf(NONCE))
    await page.locator('[data-widget=poll][data-widget-state=ready]').waitFor()
    expect(problems.errors).toEqual([])
  })

  it.each(firstByTier(Object.entries(snippets), 2))(
    '%s mounts its widgets, whatever an editor has written',
    async (file, render) => {
      const { page, problems } = await reader()
      await openOwnPage(page, url(), render(article))
      await allReady(page)
      await page.locator('[data-widget=comments]').getByRole('article').first().waitFor()
      const title = await page.locator('[data-widget=action-bar]').getAttribute('data-title')
      expect(title).toBe(file === 'page.html' ? 'El port obre de nou' : article.title)
      expect(await page.title()).toBe(title)
      expect(problems.errors).toEqual([])
    },
  )

  // Blade has no engine on npm: with Laravel's own (illuminate/view 8.83) it renders as the others do.
  it.each([...Object.keys(snippets), 'laravel.blade.php'])('%s has the same markers as the others', (file) => {
    expect(markersOf(readFileSync(`docs/snippets/${file}`, 'utf8'))).toEqual(
      markersOf(readFileSync('docs/snippets/page.html', 'utf8')),
    )
  })
})
