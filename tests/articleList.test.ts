import { expect, it } from 'vitest'
import { messages } from '../widgets/article-list/article-list.messages.ts'
import { t } from './support/loadIntl.ts'
import { startNewspaper } from './support/newspaper.ts'
import { engines } from './support/site.ts'

const { address, reader } = startNewspaper()

it.each(engines)(
  'a section’s next page is added with its widgets, and is there at the same place when the reader comes back, $engine',
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
