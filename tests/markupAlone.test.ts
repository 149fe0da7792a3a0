import { describe, expect, it } from 'vitest'
import { firstByTier } from '#testing/byTier.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { startNewspaper } from './support/newspaper.ts'
import { openTestPage } from './support/site.ts'

const { address, reader, url } = startNewspaper()

/** Calls that change what a reader has, which the backend also takes by GET. */
const ACTS = /\/(save|follow)$|\/user\/content$/

const save = '<div data-widget="save-to-list" data-content-id="1006" data-load="eager"><a href="/">Save</a></div>'
const follow =
  '<div data-widget="follow" data-kind="author" data-id="77" data-load="eager"><a href="/">Follow</a></div>'

/** Markers that only the library may write: after it has interrupted a reader, or when a widget has opened another. */
const prompt = (reason: string, id: string) =>
  `<div data-widget="login-prompt" data-reason="${reason}" data-id="${id}" data-load="eager"></div>`
const resumed = '<div data-widget="save-to-list" data-content-id="1006" data-panel data-resume data-load="eager"></div>'
const opened = ['save-to-list', 'gift'].map(
  (widget) => `<div data-widget="${widget}" data-content-id="1006" data-panel data-load="eager"></div>`,
)

describe.each(enginesByTier('react'))('markup that a page has without a script, $engine', ({ script }) => {
  /** A subscriber, with the calls that change what they have; `show` opens a page with this markup. */
  async function open() {
    const { page } = await reader()
    await page.goto(address('/', { persona: 'subscriber' }))
    const acts: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (ACTS.test(pathname)) acts.push(`${request.method()} ${pathname}`)
    })
    return { page, acts, show: (body: string) => openTestPage(page, url(), { body, script }) }
  }

  it.each(
    firstByTier(
      [
        ['saves nothing', prompt('save', '1006'), save],
        ['follows nobody', prompt('follow', 'author:77'), follow],
      ],
      1,
    ),
  )('that prompts to sign in %s', async (_, prompted, marker) => {
    const { page, acts, show } = await open()
    // An interrupted action is resumed once the library knows what the reader has.
    const known = page.waitForResponse('**/user/interest')
    await show(prompted + marker)
    await known
    await show(marker)
    await page.getByRole('button').waitFor()
    expect(acts).toEqual([])
  })

  it('that resumes a save saves nothing', async () => {
    const { page, acts, show } = await open()
    await show(resumed)
    await page.getByRole('button').waitFor()
    expect(acts).toEqual([])
  })

  it('that calls itself an opened widget opens nothing over the page, and prepares no save', async () => {
    const { page } = await reader()
    await page.goto(address('/', { persona: 'anonymous' }))
    await openTestPage(page, url(), { body: opened.join('') + save, script })
    await page.waitForFunction(() => document.querySelectorAll('[data-widget-state=ready]').length > 2)
    await page.getByRole('button').first().waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.evaluate(() => sessionStorage.getItem('quiosc-interrupted'))).toBeNull()
  })
})
