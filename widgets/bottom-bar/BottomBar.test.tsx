import { waitFor } from '@testing-library/dom'
import { HttpResponse, http } from 'msw/http'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Situation } from '#mocks/backend/createSwitchboard.ts'
import { installApp } from '#testing/installApp.ts'
import { mountOnPage } from '#testing/mountOnPage.ts'
import { resizeWindow } from '#testing/resizeWindow.ts'
import { startBackend } from '#testing/startBackend.ts'
import { bottomBarIsland } from './bottom-bar.island.tsx'
import type { NewsState } from './bottom-bar.schema.ts'

const backend = startBackend()
beforeEach(() => resizeWindow(390))

const FEED = 'quiosc-feed-live/mateix/messages/newest'
const PLAN = `${FEED}-plan`

interface Scene extends Situation {
  path?: string
  options?: { feed?: string }
  /** The feed's answer, in place of the backend. */
  messages?: readonly unknown[]
}

function open({ path = '/ciutat/', options = {}, messages, ...situation }: Scene = {}) {
  backend().set(situation)
  const asked: [string, string][][] = []
  const answer = ({ request }: { request: Request }) => {
    asked.push([...new URL(request.url).searchParams])
    return messages && HttpResponse.json({ response: { messages } })
  }
  backend().worker.use(http.get(`*/api/front/${options.feed ?? 'live/mateix/messages/newest'}`, answer))
  const href = new URL(path, window.location.href).href
  const overrides = { location: { href: () => href, assign: vi.fn(), reload: vi.fn() } }
  return { ...mountOnPage({ island: bottomBarIsland, options: { ...options }, overrides }), asked }
}

type View = Awaited<ReturnType<ReturnType<typeof open>['ready']>>

/** The news that an earlier page has left. */
const store = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify({ time: Date.now(), value }))
const leave = (news: NewsState) => store(FEED, news)
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? '{}').value
const links = (view: View) => view.getAllByRole('link').map(({ textContent }) => textContent)
const newNews = (view: View) => view.findByRole('link', { name: 'Latest (new items)' })
const noNews = (view: View) => waitFor(() => view.getByRole('link', { name: 'Latest' }))

it('the bottom bar links a visitor to five places, and from the profile’s to the sign-in and back', async () => {
  const bar = open({ path: '/ciutat/?x=1' })
  const view = await bar.ready()
  view.getByRole('navigation', { name: 'Quick links' })
  const targets = view.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  const here = encodeURIComponent(new URL('/ciutat/?x=1', window.location.href).href)
  expect(targets).toEqual([
    ['Home', '/'],
    ['Latest', '/breaking-news/'],
    ['Discover', '/discover/'],
    ['Search', '/cercador'],
    ['Profile', `/usuari/login?backUrl=${here}`],
  ])
  await bar.expectAccessible()
})

it('the bottom bar opens the profile of a reader, and follows a sign-out', async () => {
  const { page, ready } = open({ persona: 'subscriber' })
  const view = await ready()
  const profile = () => view.getByRole('link', { name: 'Profile' }).getAttribute('href')
  expect(profile()).toBe('#profile')
  await page.session.signOut()
  await waitFor(() => expect(profile()).toContain('/usuari/login'))
})

it('the bottom bar opens the app’s own sign-in for a visitor of the app', async () => {
  const sent = installApp('android')
  const view = await open({ path: '/ciutat/' }).ready()
  await userEvent.click(view.getByRole('link', { name: 'Profile' }))
  const backUrl = new URL('/ciutat/', window.location.href).href
  expect(sent).toHaveBeenCalledWith({ action: 'showLogin', payload: { backUrl } })
})

it('the bottom bar marks the entry of the page that the reader is on', async () => {
  const view = await open({ path: '/ara-mateix/directe' }).ready()
  const current = view.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map(({ textContent }) => textContent)).toEqual(['Latest'])
})

it('the bottom bar is hidden and shown by the app', async () => {
  installApp('ios')
  const { page, ready } = open()
  const view = await ready()
  page.app.receive({ action: 'updateUIVisibility', payload: { visible: false } })
  await waitFor(() => expect(view.queryByRole('navigation')).toBeNull())
  // About others.
  page.app.receive({ action: 'updateUIVisibility', payload: { visible: true, elements: ['header'] } })
  expect(document.body.style.paddingBottom).toBe('')
  page.app.receive({ action: 'updateUIVisibility', payload: { visible: true } })
  await view.findByRole('navigation')
})

it('the bottom bar keeps the end of the page clear, and is hidden on a wide window', async () => {
  await resizeWindow(767)
  const { ready, close } = open()
  const height = (await ready()).getByRole('navigation').offsetHeight
  const own = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--quiosc-stacked'))
  expect([own, height >= 56]).toEqual([height, true])
  await resizeWindow(768)
  await waitFor(() => expect(getComputedStyle(document.documentElement).getPropertyValue('--quiosc-stacked')).toBe(''))
  close()
  expect(document.body.style.paddingBottom).toBe('')
})

describe('the bar’s dot', () => {
  // The random moment of the period at which a browser asks first is its beginning.
  beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0))

  it('is shown for news since those that the reader has seen, and stays on the next page', async () => {
    leave({ status: 'seen', last: '41' })
    const first = open({
      messages: [
        { id: 43, type: 'feed-entrada' },
        { id: 42, type: 'feed-breu' },
      ],
    })
    await newNews(await first.ready())
    expect(first.asked).toEqual([
      [
        ['messageId', '41'],
        ['publishedDateOrder', 'DESC'],
      ],
    ])
    await first.expectAccessible()
    first.close()
    await newNews(await open().ready())
  })

  it('is not shown on a first visit, or for a broken answer', async () => {
    const view = await open({ messages: [null, { type: 'feed-breu' }, { id: 42, type: 'feed-breu' }] }).ready()
    await waitFor(() => expect(stored(FEED)).toEqual({ status: 'seen', last: '42' }))
    expect(links(view)).toEqual(['Home', 'Latest', 'Discover', 'Search', 'Profile'])
  })

  it('is shown for the feed that the marker names', async () => {
    const { ready, asked } = open({ options: { feed: 'breus/nous' }, messages: [{ id: 42, type: 'feed-breu' }] })
    await ready()
    await waitFor(() => expect(stored('quiosc-feed-breus/nous')).toEqual({ status: 'seen', last: '42' }))
    expect(asked).toEqual([[['publishedDateOrder', 'DESC']]])
  })

  it('is cleared on the latest-news page, in other tabs too', async () => {
    store(PLAN, { due: Date.now() + 100_000, failures: 0 })
    leave({ status: 'new', last: '42' })
    const tab = await open().ready()
    await newNews(tab)
    await noNews(await open({ path: '/breaking-news/' }).ready())
    await noNews(tab)
    expect(stored(FEED)).toEqual({ status: 'unknown' })
  })

  it('is shown in two tabs after one request', async () => {
    leave({ status: 'seen', last: '41' })
    const messages = [{ id: 42, type: 'feed-breu' }]
    const tabs = [open({ messages }), open({ messages })]
    for (const { ready } of tabs) await newNews(await ready())
    expect(tabs.flatMap(({ asked }) => asked)).toHaveLength(1)
  })

  it.each(['500', 'abort', 'malformed', 'wrong-shape', '401'])(
    'stays as it is after a feed’s failure, and the feed is requested later: %s',
    async (fault) => {
      leave({ status: 'seen', last: '41' })
      const before = Date.now()
      const view = await open({ persona: 'subscriber', fault: `live.newest:${fault}` }).ready()
      await waitFor(() => expect(stored(PLAN).failures).toBe(1))
      // Twice the period.
      expect(stored(PLAN).due - before).toBeGreaterThanOrEqual(240_000)
      expect(stored(PLAN).due - Date.now()).toBeLessThanOrEqual(240_000)
      expect(stored(FEED)).toEqual({ status: 'seen', last: '41' })
      // A 401 of the feed, which gets no token, does not sign the reader out.
      expect(view.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('#profile')
    },
  )

  it('begins anew when the stored value is broken', async () => {
    store(FEED, { status: 'newer' })
    store(PLAN, { due: 'soon' })
    await noNews(await open({ messages: [{ id: 42, type: 'feed-breu' }] }).ready())
    await waitFor(() => expect(stored(FEED)).toEqual({ status: 'seen', last: '42' }))
  })

  it('is not requested in a hidden tab, and is once the tab is seen', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    leave({ status: 'seen', last: '41' })
    const view = await open({ messages: [{ id: 42, type: 'feed-breu' }] }).ready()
    expect(stored(PLAN)).toBeUndefined()
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    await newNews(view)
  })

  it('is not requested on a window without the bar', async () => {
    await resizeWindow(1000)
    const { ready } = open()
    await ready()
    expect(stored(PLAN)).toBeUndefined()
  })
})
