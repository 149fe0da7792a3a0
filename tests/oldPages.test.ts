import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { accountMessages } from '#kit/account/account.messages.ts'
import { openingMessages } from '#kit/i18n/shared.messages.ts'
import { everyByTier, itInProof } from '#testing/byTier.ts'
import { messages } from '#widgets/login/login.messages.ts'
import { messages as pollMessages } from '#widgets/poll/poll.messages.ts'
import { messages as saveMessages } from '#widgets/save-to-list/save-to-list.messages.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { t } from './support/loadIntl.ts'
import { startNewspaper } from './support/newspaper.ts'
import { openOwnPage } from './support/ownPage.ts'

const { reader, url } = startNewspaper()

const poll = '<div data-widget="poll" data-poll-id="4711" data-load="eager"><a href="/">Fallback</a></div>'
const login = '<div data-widget="login" data-back-url="/politica"><a href="/contacte.html">Fallback</a></div>'
const vote = { name: t(pollMessages.vote) }
const email = (page: Page) => page.getByLabel(t(accountMessages.email), { exact: true })

/** The changes that scripts of a page make to a marker and to its content. */
const changes: readonly (readonly [name: string, change: () => void])[] = [
  ['clones the login', () => document.body.append(document.querySelector('[data-widget]')?.cloneNode(true) ?? '')],
  [
    'parses its body again',
    () => {
      // biome-ignore lint/correctness/noSelfAssign: it parses the page's markup again
      document.body.innerHTML = document.body.innerHTML
    },
  ],
  [
    'parses the login again',
    () => {
      const host = document.querySelector('[data-widget]')
      // biome-ignore lint/correctness/noSelfAssign: it parses the marker's markup again
      if (host) host.innerHTML = host.innerHTML
    },
  ],
  ['removes the form', () => document.querySelector('form')?.closest('[slot]')?.remove()],
  ['empties the login', () => document.querySelector('[data-widget]')?.replaceChildren()],
]

describe.each(enginesByTier('react'))('a legacy page, $engine', ({ script }) => {
  const open = async (body: string, head = '') => {
    const opened = await reader()
    await openOwnPage(
      opened.page,
      url(),
      `<html lang="ca"><head>${head}<script type="module" src="${script}"></script></head><body>${body}</body></html>`,
    )
    return opened
  }

  it('that replaces window.Request does not break the widgets’ requests', async () => {
    const mooTools =
      '<script>window.Request = function (options) { this.options = options }; Request.prototype.send = function () {}</script>'
    const { page } = await open(poll, mooTools)
    await page.getByRole('radio').first().check()
    await page.getByRole('button', vote).click()
    await page.getByText(t(pollMessages.yourVote)).first().waitFor()
  })

  it('that is rewritten by document.open has its new markers mounted', async () => {
    const { page } = await open('<p>Old</p>')
    await page.waitForFunction(() => window.quiosc)
    await page.evaluate((html) => {
      document.open()
      document.write(`<!doctype html><html lang="ca"><body>${html}</body></html>`)
      document.close()
    }, poll)
    await page.getByRole('button', vote).waitFor()
    // The observer still works afterwards.
    await page.evaluate(() => document.querySelector('[data-widget]')?.remove())
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), poll)
    await page.getByRole('button', vote).waitFor()
  })

  it.each(everyByTier(3, changes))('is changed by %s, and each login has one form, which works', async (_, change) => {
    const { page } = await open(login)
    await email(page).waitFor()
    const posted: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.method() === 'POST') posted.push(request.url())
    })
    await page.evaluate(change)
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.querySelectorAll('[data-widget]')].every(
            (host) => host.getAttribute('data-widget-state') === 'ready' && host.querySelectorAll('form').length === 1,
          ),
        ),
      )
      .toBe(true)
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    await email(page).last().fill('subscriber@elfar.example')
    await email(page).last().press('Enter')
    await page.getByRole('button', { name: t(messages.signIn), exact: true }).waitFor()
    expect(posted).toEqual([])
  })

  it('keeps the library’s links and requests where its <base> is on another host', async () => {
    const { page } = await open(`<base href="https://cdn.elsewhere.example/assets/">${login}`)
    await email(page).waitFor()
    const links = await page
      .locator('[data-widget] a:not([data-widget] > a)')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    expect(links.length).toBeGreaterThan(2)
    for (const link of links) expect(link).toContain(url())
  })

  it('has working widgets in an about:blank frame', async () => {
    const { page } = await reader()
    const inner = `<html lang="ca"><body>${poll}<script type="module" src="${script}"></script></body></html>`
    await openOwnPage(
      page,
      url(),
      `<html lang="ca"><body><iframe srcdoc="${inner.replaceAll('"', '&quot;')}"></iframe></body></html>`,
    )
    await page.frameLocator('iframe').getByRole('button', vote).waitFor()
  })

  itInProof('that swaps its body keeps the dark theme', async () => {
    const { page } = await open('<p>Old</p>')
    await page.evaluate(() => document.body.classList.add('force-dark-mode'))
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), poll)
    await page.getByRole('button', vote).waitFor()
    const swap = (classes: string) =>
      page.evaluate((className) => {
        const body = document.createElement('body')
        body.className = className
        document.body.replaceWith(body)
      }, classes)
    await swap('force-dark-mode')
    await page.locator('body.dark-mode').waitFor({ state: 'attached' })
    await swap('')
    await page.locator('body.light-mode').waitFor({ state: 'attached' })
  })
})

it('a page whose old chunks were deleted by a deployment shows an error on the click that needs one', async () => {
  const { page } = await reader()
  await openOwnPage(
    page,
    url(),
    `<html lang="ca"><head><script type="module" src="/quiosc/widgets.js"></script></head><body>${poll}
<div data-widget="save-to-list" data-content-id="1001" data-load="eager"><a href="/">Fallback</a></div></body></html>`,
  )
  const save = page.locator('[data-widget=save-to-list]').getByRole('button').first()
  await save.waitFor()
  await page.route('**/quiosc/**', (route) => route.fulfill({ status: 404, body: '' }))
  await save.click()
  await page
    .getByText(t(openingMessages.part, { name: t(saveMessages.saveName) }))
    .first()
    .waitFor()
})
