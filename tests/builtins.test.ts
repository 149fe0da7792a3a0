import { expect, it } from 'vitest'
import { enginesByTier } from './support/enginesByTier.ts'
import { startNewspaper } from './support/newspaper.ts'
import { openTestPage } from './support/site.ts'

const { reader, url } = startNewspaper()

/** As libraries of twenty years ago extend the built-ins, so that loops over keys find their methods. */
const additions = () => {
  for (const prototype of [Object.prototype, Array.prototype, String.prototype, Function.prototype])
    for (const name of ['getName', 'each', 'extend']) Reflect.set(prototype, name, () => name)
}

const body = `
  <div data-widget="login" data-load="eager">Login</div>
  <div data-widget="poll" data-poll-id="4711" data-load="eager">Poll</div>
  <div data-widget="comments" data-content-id="1004" data-load="eager">Comments</div>
  <div data-widget="cards" data-load="eager"><script type="application/json">{"cards":[{"id":"1","title":"A","href":"/a"}]}</script></div>`

it.each(enginesByTier('react'))(
  'methods that a page has added to all objects stop no widget and no form, $engine',
  async ({ script }) => {
    const { page, problems } = await reader()
    await page.addInitScript(additions)
    await openTestPage(page, url(), { body, script, config: { lang: 'en' } })
    await page.getByRole('textbox', { name: 'Email address' }).fill('nobody')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText(/not valid/).waitFor()
    for (const widget of ['poll', 'comments', 'cards'])
      await page.locator(`[data-widget=${widget}][data-widget-state=ready]`).waitFor({ state: 'attached' })
    expect(await page.evaluate(() => Reflect.has({}, 'getName'))).toBe(true)
    expect(problems.errors).toEqual([])
  },
)
