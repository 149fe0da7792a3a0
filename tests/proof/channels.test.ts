import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { cookieNames } from '#lib/site/limits.ts'
import { createToken } from '#mocks/backend/token.ts'
import { messages as barMessages } from '#widgets/action-bar/action-bar.messages.ts'
import { sendToPage, stubApp } from '../support/app.ts'
import { t } from '../support/loadIntl.ts'
import { article, startNewspaper } from '../support/newspaper.ts'

const { reader, address, url } = startNewspaper()

const channels = ['web', 'android', 'ios'] as const
type Channel = (typeof channels)[number]

/** A closed article, with its actions, a picture, its comments and offers to subscribe. */
const PATH = article('1004')

const ready = (page: Page, widget: string) =>
  page.locator(`[data-widget=${widget}][data-widget-state=ready]`).first().waitFor({ state: 'attached' })

/** Adds a link to the page and presses it; the browser itself stays on the page. @returns Whether it would have followed the link. */
async function pressLink(page: Page, href: string): Promise<boolean> {
  await page.evaluate((address) => {
    const link = document.createElement('a')
    link.href = address
    link.textContent = address
    document.querySelector('h1')?.append(link)
    const stay = (event: MouseEvent) => {
      link.dataset.followed = String(!event.defaultPrevented)
      event.preventDefault()
    }
    window.addEventListener('click', stay, { once: true })
  }, href)
  const link = page.getByRole('link', { name: href })
  await link.click()
  return (await link.getAttribute('data-followed')) === 'true'
}

/**
 * A visitor looks at the article on a phone, presses what they can, and comes back with a token in the address. Then a reader comes whose token the
 * backend does not accept any more.
 */
async function visit(channel: Channel) {
  const { page, context, problems } = await reader({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const inApp = channel !== 'web'
  // On the web too, where nothing may reach it.
  const sent = await stubApp(page, channel === 'web' ? 'android' : channel)
  const received = async (action: string) => {
    // A message for the app arrives at once; nothing arrives on the web.
    if (inApp) await expect.poll(async () => (await sent()).some((message) => message.action === action)).toBe(true)
    const message = (await sent()).find((each) => each.action === action)
    return message && (message.payload ?? true)
  }
  const app = channel === 'web' ? {} : { app: channel }
  await page.goto(address(PATH, app))
  for (const widget of ['action-bar', 'paywall', 'page-shell']) await ready(page, widget)
  // The code for the page as a whole in the app comes in a file of its own.
  await page.waitForLoadState('networkidle')

  const offers = await page
    .locator('[data-widget=paywall]')
    .getByRole('link')
    .evaluateAll((links) => links.filter((link) => /tarifes|promocions/.test(link.getAttribute('href') ?? '')).length)
  const paywallView = await received('paywallView')
  const analytic = await received('analytic')

  const bar = page.locator('[data-widget=action-bar]').first()
  await bar.getByRole('button', { name: /comentaris?$/i }).click()
  const showComments = await received('showComments')

  await bar.getByRole('button', { name: t(barMessages.share) }).click()
  const places = bar.getByRole('link', { name: 'WhatsApp' })
  if (!inApp) await places.waitFor()
  const sharePost = await received('sharePost')
  const share = (await places.count()) > 0 ? 'places' : sharePost && 'app'
  await page.keyboard.press('Escape')

  await page.locator('article figure img').first().click()
  const showImage = await received('showImage')

  await sendToPage(page, { action: 'snackbar', payload: { contentText: 'Hola' } })
  await page.getByText('Hola').waitFor()
  const snackbarEdge = await page.locator('.place').evaluate((place) => getComputedStyle(place).paddingBottom)

  await sendToPage(page, { action: 'updateUIVisibility', payload: { visible: false, elements: ['action-bar'] } })
  if (inApp) await bar.waitFor({ state: 'hidden' })
  const barHidden = await bar.isHidden()

  const login = await pressLink(page, '/usuari/login?backUrl=%2Fciutat%2F')
  const signIn = login ? 'followed' : await received('showLogin')
  const register = await pressLink(page, '/usuari/register?backUrl=%2Fciutat%2F')
  const signUp = register ? 'followed' : await received('showRegister')

  // Another page, because a fragment alone would load nothing.
  await page.goto('about:blank')
  await page.goto(`${url()}${PATH}#x-bbnxauthorization=${createToken('registered', new Date())}`)
  await ready(page, 'page-shell')
  await expect.poll(() => page.evaluate(() => window.quiosc?.session.get().status)).not.toBe('loading')
  const tokenInAddress = await page.evaluate(() => window.quiosc?.session.get().status)
  expect(problems.errors).toEqual([])
  const webviewReady = (await sent())[0]?.action

  const hasCookie = async () => (await context.cookies()).some(({ name }) => name === cookieNames.session)
  const refusal = page.waitForResponse((response) => response.status() === 401)
  await page.goto(address(PATH, { persona: 'registered', fault: 'user.profile:401', ...app }))
  await refusal
  const asksForToken = Boolean(await received('requestToken'))
  if (!inApp) await expect.poll(hasCookie).toBe(false)
  const refused = { asksForToken, staysSignedIn: await hasCookie() }
  return {
    webviewReady,
    offers: offers > 0,
    paywallView,
    analytic,
    showComments,
    share,
    showImage: Boolean(showImage),
    snackbarEdge,
    barHidden,
    signIn,
    signUp,
    tokenInAddress,
    refused,
  }
}

/** The outcome that the specification asks for in the native app and in Apple's, for all that an article has. The app gets whole addresses. */
const inApp = () => ({
  webviewReady: 'webviewReady',
  paywallView: { type: 'blocking', access: false },
  analytic: { category: 'paywall', action: 'view', label: 'blocking' },
  showComments: { contentId: '1004' },
  share: 'app',
  showImage: true,
  barHidden: true,
  signIn: { backUrl: `${url()}/ciutat/` },
  signUp: { backUrl: `${url()}/ciutat/` },
  tokenInAddress: 'signedIn',
  refused: { asksForToken: true, staysSignedIn: true },
})

const expected = () => ({
  web: {
    webviewReady: undefined,
    offers: true,
    paywallView: undefined,
    analytic: undefined,
    showComments: undefined,
    share: 'places',
    showImage: false,
    // 16 px above the links at a phone's bottom edge, which the apps have themselves.
    snackbarEdge: '73px',
    barHidden: false,
    signIn: 'followed',
    signUp: 'followed',
    tokenInAddress: 'anonymous',
    refused: { asksForToken: false, staysSignedIn: false },
  },
  android: { ...inApp(), offers: true, snackbarEdge: '70px' },
  // Nothing leads to a purchase outside of Apple's store, and its app has a bar of its own.
  ios: { ...inApp(), offers: false, snackbarEdge: '100px' },
})

it('one article differs between the web, Android and iOS as the specification says, and in nothing else', async () => {
  const seen: Partial<Record<Channel, unknown>> = {}
  for (const channel of channels) seen[channel] = await visit(channel)
  expect(seen).toEqual(expected())
})
