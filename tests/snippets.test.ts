import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { startNewspaper } from './support/newspaper.ts'
import { openOwnPage } from './support/ownPage.ts'
import { snippets } from './support/renderSnippet.ts'

const { reader, url } = startNewspaper()

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

describe('the snippets for templates', () => {
  it.each(Object.entries(snippets))('%s mounts its widgets, whatever an editor has written', async (file, render) => {
    const { page, problems } = await reader()
    await openOwnPage(page, url(), render(article))
    const markers = page.locator('[data-widget]')
    await expect
      .poll(() => markers.evaluateAll((all) => all.map((marker) => marker.dataset.widgetState)))
      .toEqual(Array(5).fill('ready'))
    await page.locator('[data-widget=comments]').getByRole('article').first().waitFor()
    const title = await page.locator('[data-widget=action-bar]').getAttribute('data-title')
    expect(title).toBe(file === 'page.html' ? 'El port obre de nou' : article.title)
    expect(await page.title()).toBe(title)
    expect(problems.errors).toEqual([])
  })

  // Blade has no engine on npm: with Laravel's own (illuminate/view 8.83) it renders as the others do.
  it.each([...Object.keys(snippets), 'laravel.blade.php'])('%s has the markers of the others', (file) => {
    expect(markersOf(readFileSync(`docs/snippets/${file}`, 'utf8'))).toEqual(
      markersOf(readFileSync('docs/snippets/page.html', 'utf8')),
    )
  })
})
