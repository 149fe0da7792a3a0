import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { byTier, itInProof } from '#testing/byTier.ts'
import { frameMessages } from '#widgets/profile/frames/frame.messages.ts'
import { menuMessages, messages } from '#widgets/profile/profile.messages.ts'
import { stubApp } from './support/app.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { t } from './support/loadIntl.ts'
import { startNewspaper } from './support/newspaper.ts'

const { address, reader, url } = startNewspaper()

const FOREIGN = 'https://account.example/page'
const framed = [
  ['subscription', messages.subscription],
  ['card', messages.card],
] as const

interface Opened {
  script: string
  /** The end of the address, after the page's path. */
  suffix: string
  inApp?: boolean
  config?: object
  links?: object
}

/** A subscriber opens a page with the profile, in production. */
async function open({ script, suffix, inApp = false, config = {}, links = {} }: Opened) {
  const { page } = await reader()
  await page.goto(address('/', { persona: 'subscriber' }))
  if (inApp) await stubApp(page)
  await page.route(`${FOREIGN}*`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Account</p>' }))
  await page.route(
    ({ pathname }) => pathname === '/own/profile',
    (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="ca"><head><title>Own</title>
<script type="application/json" data-quiosc-config>${JSON.stringify(config)}</script><script type="module" src="${script}"></script></head>
<body class="${inApp ? 'app-android' : ''}"><div data-widget="profile"><a href="/">Fallback</a>
<script type="application/json">${JSON.stringify({ links })}</script></div></body></html>`,
      }),
  )
  await page.goto(`${url()}/own/profile${suffix}`)
  return page
}

const tokenIn = (href: string | null, page: Page) => new URL(href ?? '', page.url()).searchParams.get('token')

/** The tokens in a frame's address and in that of the link beside it, and what their requests tell of the page. */
async function facts(page: Page, title: string) {
  const frame = page.getByTitle(title, { exact: true })
  const link = page.getByRole('link', { name: t(frameMessages.open) })
  const policies = [await frame.getAttribute('referrerpolicy'), await link.getAttribute('referrerpolicy')]
  const tokens = [tokenIn(await frame.getAttribute('src'), page), tokenIn(await link.getAttribute('href'), page)]
  return { tokens, policies }
}

describe.each(enginesByTier('react'))('the session’s token, $engine', ({ script }) => {
  it.each(byTier(framed, framed.slice(0, 1)))(
    'is not in the addresses of #profile.%s in test mode',
    async (panel, title) => {
      const page = await open({ script, suffix: `?app-test-mode=1#profile.${panel}` })
      expect((await facts(page, t(title))).tokens).toEqual([null, null])
    },
  )

  itInProof(
    'is not in the address of #profile.card on the web, where a token that is in an address counts',
    async () => {
      const page = await open({ script, suffix: '#profile.card', config: { tokenInAddress: 'always' } })
      expect((await facts(page, t(messages.card))).tokens).toEqual([null, null])
    },
  )

  itInProof('is not in the address of the subscriber’s area in test mode', async () => {
    const page = await open({ script, suffix: '?app-test-mode=1#profile' })
    const area = page.getByRole('link', { name: t(menuMessages.subscriberSpace) })
    expect(tokenIn(await area.getAttribute('href'), page)).toBeNull()
  })

  it.each(byTier(framed, framed.slice(1)))(
    'is in the addresses of #profile.%s in the app, which do not hand it on',
    async (panel, title) => {
      const page = await open({ script, suffix: `#profile.${panel}`, inApp: true })
      const { tokens, policies } = await facts(page, t(title))
      expect(tokens).toEqual([expect.stringContaining('.'), expect.stringContaining('.')])
      expect(policies).toEqual(['no-referrer', 'no-referrer'])
    },
  )

  it('is in no address of another host, but of those in `hosts`', async () => {
    const opened = { script, suffix: '#profile.card', inApp: true, links: { card: FOREIGN } }
    expect((await facts(await open(opened), t(messages.card))).tokens).toEqual([null, null])
    const own = await open({ ...opened, config: { hosts: ['account.example'] } })
    expect((await facts(own, t(messages.card))).tokens).toEqual([expect.any(String), expect.any(String)])
  })
})
