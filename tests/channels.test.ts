import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { createToken } from '../mocks/backend/token.ts'
import { messages as barMessages } from '../widgets/action-bar/action-bar.messages.ts'
import { sendToPage, stubApp } from './support/app.ts'
import { t } from './support/loadIntl.ts'
import { article, startNewspaper } from './support/newspaper.ts'

const { reader, address, url } = startNewspaper()

const channels = ['web', 'android', 'ios'] as const
type Channel = (typeof channels)[number]

/** A closed article, with its actions, a picture, its comments and offers to subscribe. */
const PATH = article('1004')

const ready = (page: Page, widget: string) =>
  page.locator(`[data-widget=${widget}][data-widget-state=ready]`).first().waitFor({ state: 'attached' })

/** A visitor looks at the article on a phone, presses what they can, and comes back with a token in the address. */
async function visit(channel: Channel) {
  const { page, problems } = await reader({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const inApp = channel !== 'web'
  // On the web too, where nothing may reach it.
  const sent = await stubApp(page, channel === 'web' ? 'android' : channel)
  const received = async (action: string) => {
    // What the app takes over arrives at once; nothing arrives on the web.
    if (inApp) await expect.poll(async () => (await sent()).some((message) => message.action === action)).toBe(true)
    return (await sent()).find((message) => message.action === action)?.payload
  }
  await page.goto(address(PATH, inApp ? { app: channel } : {}))
  for (const widget of ['action-bar', 'paywall', 'page-shell']) await ready(page, widget)
  // What the page does as a whole in the app comes in a file of its own.
  await page.waitForLoadState('networkidle')

  const offers = await page
    .locator('[data-widget=paywall]')
    .getByRole('link')
    .evaluateAll((links) => links.filter((link) => /tarifes|promocions/.test(link.getAttribute('href') ?? '')).length)
  const paywallView = await received('paywallView')
  const analytic = await received('analytic')

  const bar = page.locator('[data-widget=action-bar]').first()
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

  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/usuari/login?backUrl=%2Fciutat%2F'
    link.textContent = 'Entra a la prova'
    document.querySelector('h1')?.append(link)
  })
  await page.getByRole('link', { name: 'Entra a la prova' }).click()
  if (!inApp) await page.waitForURL('**/usuari/login*')
  const showLogin = await received('showLogin')
  const signIn = showLogin ?? new URL(page.url()).pathname

  // Another page, because a fragment alone would load nothing.
  await page.goto('about:blank')
  await page.goto(`${url()}${PATH}#x-bbnxauthorization=${createToken('registered', new Date())}`)
  await ready(page, 'page-shell')
  await expect.poll(() => page.evaluate(() => window.quiosc?.session.get().status)).not.toBe('loading')
  const tokenInAddress = await page.evaluate(() => window.quiosc?.session.get().status)
  expect(problems.errors).toEqual([])
  const webviewReady = (await sent())[0]?.action
  return {
    webviewReady,
    offers: offers > 0,
    paywallView,
    analytic,
    share,
    showImage: Boolean(showImage),
    snackbarEdge,
    barHidden,
    signIn,
    tokenInAddress,
  }
}

/** What the specification says of the native app and of Apple's, for what an article has. */
const inApp = {
  webviewReady: 'webviewReady',
  paywallView: { type: 'blocking', access: false },
  analytic: { category: 'paywall', action: 'view', label: 'blocking' },
  share: 'app',
  showImage: true,
  barHidden: true,
  signIn: { backUrl: '/ciutat/' },
  tokenInAddress: 'signedIn',
}

const expected = {
  web: {
    webviewReady: undefined,
    offers: true,
    paywallView: undefined,
    analytic: undefined,
    share: 'places',
    showImage: false,
    snackbarEdge: '70px',
    barHidden: false,
    signIn: '/usuari/login',
    tokenInAddress: 'anonymous',
  },
  android: { ...inApp, offers: true, snackbarEdge: '70px' },
  // Nothing leads to a purchase outside of Apple's store, and its app has a bar of its own.
  ios: { ...inApp, offers: false, snackbarEdge: '100px' },
}

it('one article differs between the web, Android and iOS in what the specification names, and in nothing else of it', async () => {
  const seen: Partial<Record<Channel, unknown>> = {}
  for (const channel of channels) seen[channel] = await visit(channel)
  expect(seen).toEqual(expected)
})
