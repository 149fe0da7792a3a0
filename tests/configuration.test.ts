import type { BrowserContext, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { firstByTier } from '#testing/byTier.ts'
import { messages } from '#widgets/poll/poll.messages.ts'
import { loadIntl } from './support/loadIntl.ts'
import { startNewspaper } from './support/newspaper.ts'
import { openOwnPage, tokensSent } from './support/ownPage.ts'

const { reader, url } = startNewspaper()

const poll = '<div data-widget="poll" data-poll-id="4711" data-load="eager"><a href="/">Fallback</a></div>'
const block = (values: object) =>
  `<script type="application/json" data-quiosc-config>${JSON.stringify(values)}</script>`
const TOKEN = 'eyJhbGciOiJub25lIn0.eyJpZCI6IjEifQ.x'
const elsewhere = block({ apiBase: '/elsewhere', lang: 'es' })

/** A signed-in reader, whose token may only be sent to the configured apiBase. */
const signIn = (context: BrowserContext) => context.addCookies([{ name: 'nx-session-user', value: TOKEN, url: url() }])

/** Blocks the page's parser at `/wait.js` until the library has started. */
const waitForLibrary = (page: Page) =>
  page.route('**/wait.js', async (route) => {
    await page.waitForFunction(() => window.quiosc)
    await route.fulfill({ contentType: 'text/javascript', body: '' })
  })

const wait = '<script src="/wait.js"></script>'
const classic = '<script src="/quiosc/widgets.iife.js"></script>'

describe('a configuration block after the script', () => {
  it.each(
    firstByTier(
      [
        ['a classic script in the head', `<head>${classic}</head><body>${poll}${elsewhere}</body>`],
        [
          'an async module',
          `<head><script async type="module" src="/quiosc/widgets.js"></script></head><body>${wait}${poll}${elsewhere}</body>`,
        ],
        [
          'a script that mounts while the page is still being parsed',
          `<head>${classic}</head><body>${poll}<script>quiosc.mount(document.querySelector('[data-widget]'))</script>${wait}${elsewhere}</body>`,
        ],
        [
          'a message of the app while the page is still being parsed',
          `<head>${classic}</head><body>${poll}<script>quiosc.app.receive({})</script>${wait}${elsewhere}</body>`,
        ],
      ],
      2,
    ),
  )('applies to the first request: %s', async (_, html) => {
    const { page, context } = await reader()
    await signIn(context)
    await waitForLibrary(page)
    const configured = tokensSent(page, '/elsewhere/')
    const byDefault = tokensSent(page, '/api/front/')
    await openOwnPage(page, url(), `<html lang="ca">${html}</html>`)
    await expect.poll(() => configured.map(({ path }) => path)).toContain('/elsewhere/poll/4711')
    await page.locator('[data-widget-state=ready]').waitFor()
    expect(configured.map(({ token }) => token)).toContain(TOKEN)
    expect(byDefault).toEqual([])
  })
})

it('the configuration’s language is replaced by the one that a script sets when it swaps the page', async () => {
  const { page } = await reader()
  await openOwnPage(
    page,
    url(),
    `<html lang="ca"><head>${block({ lang: 'ca' })}<script type="module" src="/quiosc/widgets.js"></script></head><body>${poll}</body></html>`,
  )
  await page.getByRole('button', { name: loadIntl('ca').t(messages.vote) }).waitFor()
  // As Turbo does: the new page's language and head, then its body. Its block counts no more than any that is inserted later.
  await page.evaluate(
    ([html, config]) => {
      document.documentElement.lang = 'es'
      document.querySelector('[data-quiosc-config]')?.remove()
      document.head.insertAdjacentHTML('beforeend', config ?? '')
      window.quiosc?.configure({ lang: 'es' })
      const body = document.createElement('body')
      body.innerHTML = html ?? ''
      document.body.replaceWith(body)
    },
    [poll, block({ lang: 'en' })],
  )
  await page.getByRole('button', { name: loadIntl('es').t(messages.vote) }).waitFor()
})

it('a widget has the language in which the page was served, while a browser translates that', async () => {
  const { page, problems } = await reader()
  const late = poll.replace('data-load="eager"', 'data-load="none" id="late"')
  await openOwnPage(
    page,
    url(),
    `<html lang="en"><head><script type="module" src="/quiosc/widgets.js"></script></head><body>${poll}${late}</body></html>`,
  )
  const vote = page.getByRole('button', { name: loadIntl('en').t(messages.vote) })
  await vote.waitFor()
  await page.evaluate(() => {
    document.documentElement.lang = 'fr'
    document.documentElement.className = 'translated-ltr'
    const host = document.querySelector<HTMLElement>('#late')
    if (host) window.quiosc?.mount(host)
  })
  await expect.poll(() => vote.count()).toBe(2)
  expect(problems.errors).toEqual([])
})

it.each(
  firstByTier(
    [
      ['a form', '<form id="quiosc"><input name="scan"></form>'],
      ['a frame of another site', '<iframe name="quiosc" src="http://localhost:9/"></iframe>'],
    ],
    1,
  ),
)('%s with the library’s name stops no build of it', async (_, named) => {
  for (const script of [classic, '<script type="module" src="/quiosc/widgets.js"></script>']) {
    const { page } = await reader()
    await page.route('http://localhost:9/', (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }))
    await openOwnPage(page, url(), `<html lang="en"><body>${named}${poll}${script}</body></html>`)
    await page.getByRole('button', { name: loadIntl('en').t(messages.vote) }).waitFor()
  }
})
