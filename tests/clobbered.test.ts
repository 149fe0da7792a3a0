import { describe, expect, it } from 'vitest'
import { accountMessages } from '#kit/account/account.messages.ts'
import { byTier, firstByTier, itInProof } from '#testing/byTier.ts'
import { messages } from '#widgets/poll/poll.messages.ts'
import { messages as videoMessages } from '#widgets/video/video.messages.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { t } from './support/loadIntl.ts'
import { startNewspaper } from './support/newspaper.ts'
import { openOwnPage } from './support/ownPage.ts'

const { address, reader, url } = startNewspaper()

const poll = '<div data-widget="poll" data-poll-id="4711" data-load="eager"><a href="/">Fallback</a></div>'

/** One of each way in which the page's document is used: what we read, what we call, what the engines and libraries do. */
const names = byTier(
  [
    ...['activeElement', 'addEventListener', 'body', 'cookie', 'createComment', 'createElement', 'createElementNS'],
    ...['createTextNode', 'defaultView', 'documentElement', 'fonts', 'getElementById', 'hasFocus', 'head', 'hidden'],
    ...['implementation', 'importNode', 'nodeType', 'ownerDocument', 'querySelector', 'querySelectorAll', 'readyState'],
    ...['referrer', 'removeEventListener', 'title', 'visibilityState', 'adoptedStyleSheets', 'dispatchEvent'],
  ],
  ['querySelectorAll'],
)

/** Widgets that read the page's title, listen on the document, or put styles on it. */
const widgets = `${[
  'poll" data-poll-id="4711',
  'action-bar" data-content-id="1002',
  'comments-count" data-content-id="1002',
  'live" data-live-id="1',
  'login',
]
  .map((marker) => `<div data-widget="${marker}" data-load="eager"><a href="/">Fallback</a></div>`)
  .join('')}`

describe.each(enginesByTier('lite'))('an element of the page, $engine', ({ engine, script }) => {
  // React asks for it while its file is read, before anything of ours runs.
  const withoutReacts = names.filter((name) => engine === 'lite' || name !== 'createElement')

  it.each(withoutReacts)('called %s hides nothing from the library', async (name) => {
    const { page } = await reader()
    await page.goto(address('/', { persona: 'subscriber' }))
    await openOwnPage(
      page,
      url(),
      `<html lang="ca"><head><script type="module" src="${script}"></script></head><body><img name="${name}" hidden>${poll}</body></html>`,
    )
    await page.getByRole('button', { name: t(messages.vote) }).waitFor()
    await expect.poll(() => page.evaluate(() => window.quiosc?.session.get().status)).toBe('signedIn')
  })

  it.each(firstByTier(['adoptedStyleSheets', 'title', 'quioscSheets', 'addEventListener'], 1))(
    'called %s keeps no widget from mounting in its place',
    async (name) => {
      const { page } = await reader()
      await page.goto(address('/', { persona: 'anonymous' }))
      await openOwnPage(
        page,
        url(),
        `<html lang="ca"><head><script type="module" src="${script}"></script></head><body><img name="${name}" hidden>${widgets}</body></html>`,
      )
      const states = () =>
        page.locator('[data-widget]').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.widgetState))
      await expect.poll(states).toEqual(Array(5).fill('ready'))
    },
  )

  it('called as the consent interface keeps nothing back from the publisher’s tools', async () => {
    const { page } = await reader()
    await openOwnPage(
      page,
      url(),
      `<html lang="ca"><head><script type="module" src="${script}"></script></head><body><a id="__tcfapi" hidden></a>${poll}</body></html>`,
    )
    await page.getByRole('button', { name: t(messages.vote) }).waitFor()
    await expect.poll(() => page.evaluate(() => JSON.stringify(window.dataLayer))).toContain('quiosc:user')
  })

  it.each(byTier(['webkit', 'QuioscApp', 'dataLayer', '__tcfapi', 'navigation', 'visualViewport'], ['webkit']))(
    'that is a frame of another site and called %s keeps no widget from mounting in the app’s test mode',
    async (name) => {
      const { page } = await reader()
      await page.goto(address('/', { persona: 'anonymous' }))
      await openOwnPage(
        page,
        url(),
        `<html lang="ca"><head><script type="module" src="${script}"></script></head><body><iframe name="${name}" src="data:text/html," hidden></iframe><div data-widget="login" data-load="eager"><a href="/">Fallback</a></div></body></html>`,
        '/own/page?app-test-mode=1',
      )
      await page.getByLabel(t(accountMessages.email), { exact: true }).waitFor()
    },
  )

  itInProof(
    'that is a frame of another site and called trustedTypes keeps no player from loading, where there are none',
    async () => {
      const { page } = await reader()
      await page.addInitScript(() => Reflect.deleteProperty(window, 'trustedTypes'))
      const player = page.waitForRequest('**/jwplayer.js')
      await openOwnPage(
        page,
        url(),
        `<html lang="ca"><head><script type="module" src="${script}"></script></head><body><iframe name="trustedTypes" src="data:text/html," hidden></iframe><div data-widget="video" data-id="1" data-title="Film" data-hls-source="/f.m3u8" data-load="eager"></div></body></html>`,
      )
      await page.getByRole('button', { name: t(videoMessages.play, { title: 'Film' }) }).click()
      await player
    },
  )

  it('called as the library does not replace it', async () => {
    const { page } = await reader()
    await openOwnPage(
      page,
      url(),
      `<html lang="ca"><body><form id="quiosc" hidden><input name="scan"></form>${poll}<script type="module" src="${script}"></script></body></html>`,
    )
    await page.getByRole('button', { name: t(messages.vote) }).waitFor()
  })
})
