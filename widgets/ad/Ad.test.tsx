import { waitFor } from '@testing-library/dom'
import { HttpResponse, http } from 'msw/http'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountOnPage } from '#testing/mountOnPage.ts'
import { resizeWindow } from '#testing/resizeWindow.ts'
import { setCookie } from '#testing/setCookie.ts'
import { standInService } from './ad.fixture.ts'
import { adIsland } from './ad.island.tsx'
import { banner, SERVICE, services, startAds } from './openAd.fixture.ts'

const { backend, open, serve, shown, hidden } = startAds()

it('an ad of the position’s unit is shown, labelled, in the reserved space', async () => {
  await resizeWindow(1100)
  serve()
  window.adManner = 'never'
  const ad = open()
  const view = await ad.ready()
  view.getByText('Advertising')
  const before = ad.host.getBoundingClientRect().height
  expect(before).toBe(24 + 90)
  ad.close()
  delete window.adManner
  const second = open()
  await shown(second)
  expect((await second.frame()).dataset.asked).toBe('/21600/elfar/banner 980,90 728,90')
  expect(second.host.getBoundingClientRect().height).toBe(before)
  await second.expectAccessible()
})

it.each([
  [1000, '980,90 728,90'],
  [999, '728,90'],
  [749, '320,100 320,50'],
])('an ad is requested at %d px in the sizes %s', async (width, sizes) => {
  await resizeWindow(width)
  serve()
  const ad = open()
  expect((await ad.frame()).dataset.asked).toBe(`/21600/elfar/banner ${sizes}`)
})

it('an ad loads the service once for all positions', async () => {
  const requests = serve()
  const first = open()
  await first.frame()
  await open({ page: first.page, options: { id: '4', adUnitCode: 'elfar/other' } }).frame()
  expect(requests).toEqual([SERVICE])
})

it.each([
  ['a subscriber', 'subscriber', {}, false],
  ['a subscriber, by the position', 'subscriber', { visibleForSubscribers: '' }, true],
  ['a subscriber, by another flag', 'subscriber', { visibleForPremiumSubscribers: 'true' }, false],
  ['a premium subscriber', 'premium-s', { visibleForSubscribers: '' }, false],
  ['a premium subscriber, by the position', 'premium-s', { visibleForPremiumSubscribers: '' }, true],
  ['a registered reader', 'registered', {}, true],
] as const)('an ad is shown or not for %s', async (_, persona, options, isShown) => {
  backend().set({ persona })
  const requests = serve()
  const ad = open({ options })
  if (isShown) await shown(ad)
  else await hidden(ad)
  expect(requests).toHaveLength(isShown ? 1 : 0)
})

it('an ad is shown when a reader for whom it was hidden has signed out', async () => {
  backend().set({ persona: 'premium-s' })
  serve()
  const ad = open()
  await hidden(ad)
  await ad.page.session.signOut()
  await shown(ad)
})

it.each([
  [{ accessGranted: false }, false],
  [{ accessGranted: true }, true],
  [{}, true],
])('an ad is shown or not in an article whose paywall says %j', async (data, isShown) => {
  setCookie('nx-paywall-data-1004', data)
  serve()
  const ad = open({ options: { contentId: '1004' } })
  await (isShown ? shown(ad) : hidden(ad))
})

it('an ad waits for the reader’s consent, and is hidden when that is withdrawn', async () => {
  const requests = serve()
  const ad = open({ config: { services, waitForConsent: true } })
  await ad.ready()
  const answer = (given: boolean) => document.dispatchEvent(new CustomEvent('quiosc:consent', { detail: { given } }))
  await ad.page.session.ready()
  expect([ad.view(), requests]).toEqual(['loading', []])
  await waitFor(() => {
    answer(true)
    expect(requests).toHaveLength(1)
  })
  await shown(ad)
  answer(false)
  await hidden(ad)
})

/** The frame that announces a platform, as a tag manager adds it. */
function announcePlatform() {
  const frame = document.createElement('iframe')
  frame.name = '__tcfapiLocator'
  document.body.append(frame)
  return () => frame.remove()
}

it('an ad requests nothing more once a consent platform appears late', async () => {
  const requests = serve()
  const first = open({ options: { id: '4' } })
  await shown(first)
  const withdraw = announcePlatform()
  const late = open({ page: first.page })
  await late.ready()
  await first.page.session.refresh()
  expect(late.view()).toBe('loading')
  await waitFor(() => expect(String(first.report.mock.calls)).toContain('after an ad was requested'))
  expect(requests).toHaveLength(1)
  await waitFor(() => {
    document.dispatchEvent(new CustomEvent('quiosc:consent', { detail: { given: false } }))
    expect([first.view(), late.view()]).toEqual(['empty', 'empty'])
  })
  withdraw()
})

it.each([
  ['no ad', 'empty'],
  ['an ad that is too large', 'large'],
] as const)('an ad is hidden where the service has %s', async (_, manner) => {
  serve()
  window.adManner = manner
  const ad = open()
  await hidden(ad)
  expect(ad.report).toHaveBeenCalledTimes(manner === 'large' ? 1 : 0)
})

it.each([
  ['does not come', ''],
  ['is none', 'window.googletag = 7'],
])('an ad is hidden where the service %s', async (_, script) => {
  serve(script)
  await hidden(open())
})

it.each([
  [undefined],
  [{ adService: SERVICE }],
  [{ adNetwork: '21600' }],
  [{ ...services, adService: 'http://ads.example/a.js' }],
  [{ ...services, adNetwork: '<script>' }],
])('an ad is hidden on a page that configures %j', async (given) => {
  const requests = serve()
  await hidden(open({ config: { services: given } }))
  expect(requests).toEqual([])
})

it('an ad requests nothing where the page has removed its position while the service’s script loads', async () => {
  let serveScript = () => {}
  const held = new Promise<void>((resolve) => {
    serveScript = resolve
  })
  let isRequested = false
  backend().worker.use(
    http.get(`*${SERVICE}`, async () => {
      isRequested = true
      await held
      return new HttpResponse(standInService, { headers: { 'content-type': 'text/javascript' } })
    }),
  )
  const ad = open()
  await waitFor(() => expect(isRequested).toBe(true))
  ad.host.remove()
  serveScript()
  await waitFor(() => expect(ad.view()).toBe('empty'))
  expect(ad.report).not.toHaveBeenCalled()
})

it('an ad is closed by its button, and stays closed', async () => {
  serve()
  const ad = open({ options: { closable: '' } })
  const view = await shown(ad)
  view.getByRole('button', { name: 'Close the advertisement' }).focus()
  await userEvent.keyboard('{Enter}')
  await hidden(ad)
  await ad.page.session.refresh()
  await hidden(ad)
})

it('an ad is hidden once more than 5 percent of the page are scrolled, if it has a close button', async () => {
  serve()
  document.body.style.height = `${window.innerHeight + 2000}px`
  const closable = open({ options: { closable: '' } })
  const other = open({ page: closable.page, options: { id: '4' } })
  await shown(closable)
  await shown(other)
  const room = document.documentElement.scrollHeight - window.innerHeight
  window.scrollTo({ top: Math.floor(0.05 * room) - 1, behavior: 'instant' })
  await waitFor(() => expect(window.scrollY).toBeGreaterThan(0))
  await shown(closable)
  window.scrollTo({ top: Math.ceil(0.05 * room) + 1, behavior: 'instant' })
  await hidden(closable)
  await shown(other)
  document.body.style.removeProperty('height')
  window.scrollTo({ top: 0, behavior: 'instant' })
})

it.each([
  [2599, '1', false],
  [2600, '1', true],
  [4199, '2', false],
  [4200, '2', true],
])('an ad is shown or not in a column of %d px, as number %s', async (height, column, isShown) => {
  serve()
  const parent = document.createElement('div')
  parent.style.height = `${height}px`
  const ad = mountOnPage({
    island: adIsland,
    options: { ...banner, column },
    config: { services },
    watch(host) {
      document.body.append(parent)
      parent.append(host)
    },
  })
  await ad.ready()
  await waitFor(() => expect(ad.host.dataset.widgetView).toBe(isShown ? 'full' : 'empty'))
  parent.remove()
})

it.each([{ slotType: 'skyscraper' }, { adUnitCode: '' }, { adUnitCode: '"><' }, { id: '' }])(
  'an ad is refused with the options %j',
  (options) => {
    expect(() => open({ options: options as Record<string, string> })).toThrow()
  },
)
