import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { cookieNames } from '#lib/site/limits.ts'
import { createCookies } from '#page/storage/createCookies.ts'
import { startMeasuring } from './startMeasuring.ts'

const NAME = cookieNames.paywall('1001')
const cookies = createCookies({ document, secure: false, report: () => {} })

beforeEach(() => cookies.remove(NAME))

/** A page with this markup. */
function open(markup: string) {
  const part = document.createElement('div')
  part.innerHTML = markup
  document.body.append(part)
  const lifetime = new AbortController()
  onTestFinished(() => {
    lifetime.abort()
    part.remove()
    window.scrollTo(0, 0)
  })
  const analytics = { track: vi.fn(), setFacts: vi.fn() }
  const report = vi.fn()
  startMeasuring({ analytics, report }, false, lifetime.signal)
  const sent = () => analytics.track.mock.calls.map(([event]) => event)
  return { part, analytics, report, sent }
}

const marker = '<div data-widget="action-bar" data-content-id="1001"></div>'
const setCookie = (data: unknown) => cookies.write(NAME, JSON.stringify(data))

it('the shell sends the data layer the backend’s facts about the content’s paywall, and nothing else', () => {
  setCookie({
    accessGranted: true,
    userCounter: 4,
    messageIds: [{ messageId: 7, type: 'gift', name: 'Ada' }],
    email: 'a@b.c',
  })
  const { analytics } = open(marker)
  expect(analytics.setFacts).toHaveBeenCalledExactlyOnceWith('content', {
    id: '1001',
    paywall: {
      accessGranted: true,
      userCounter: 4,
      messageIds: [{ messageId: 7, type: 'gift' }],
    },
  })
  expect(JSON.stringify(analytics.setFacts.mock.calls)).not.toMatch(/Ada|a@b\.c/)
})

it.each(['{', '[]', '"text"', 'null'])('the shell sends nothing about a paywall whose cookie is %j', (text) => {
  cookies.write(NAME, text)
  expect(open(marker).analytics.setFacts).not.toHaveBeenCalled()
})

it('the shell keeps the readable part of a cookie', () => {
  setCookie({ accessGranted: { no: 1 }, ruleName: 'metered' })
  const { analytics, report } = open(marker)
  expect(analytics.setFacts.mock.calls[0]?.[1].paywall).toMatchObject({ ruleName: 'metered' })
  expect(report).toHaveBeenCalledOnce()
})

it('the shell sends nothing about a page without a content', () => {
  setCookie({ ruleName: 'metered' })
  const { analytics } = open('<div data-widget="comments-count" data-content-id="1001"></div>')
  expect(analytics.setFacts).not.toHaveBeenCalled()
})

it('the shell sends how far the article has been read, each milestone once', async () => {
  const { sent } = open(`<article style="height: 12000px">${marker}</article>`)
  const article = document.querySelector('article')
  const top = (article?.getBoundingClientRect().top ?? 0) + window.scrollY
  const readUntil = (share: number) => window.scrollTo(0, top + 12_000 * share - window.innerHeight)
  readUntil(0.3)
  await vi.waitFor(() => expect(sent()).toEqual([{ category: 'scroll', action: '25', label: '1001' }]))
  readUntil(0.1)
  readUntil(0.99)
  await vi.waitFor(() => expect(sent().map(({ action }) => action)).toEqual(['25', '50', '75']))
})

it('the shell sends how far a film of the page has been played, without its address', async () => {
  const { part, sent } = open('<video title="La travessia"></video><audio></audio>')
  const play = (medium: Element | null, currentTime: number, duration: number) => {
    if (!medium) throw new Error('There is no such medium.')
    Object.defineProperties(medium, {
      currentTime: { value: currentTime, configurable: true },
      duration: { value: duration, configurable: true },
    })
    medium.dispatchEvent(new Event('timeupdate'))
  }
  play(part.querySelector('audio'), 90, Number.POSITIVE_INFINITY)
  play(part.querySelector('video'), 30, 100)
  await vi.waitFor(() => expect(sent()).toEqual([{ category: 'media', action: '25', label: 'La travessia' }]))
  // The next film in the same place.
  part.querySelector('video')?.dispatchEvent(new Event('emptied'))
  play(part.querySelector('video'), 26, 100)
  await vi.waitFor(() => expect(sent()).toHaveLength(2))
})
