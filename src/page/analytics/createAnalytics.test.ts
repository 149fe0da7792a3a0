import { describe, expect, it, vi } from 'vitest'
import { createAnalytics } from './createAnalytics.ts'

const address = { domain: 'www.diari.example', uri: '/politica/1001.html' }
const saved = { category: 'content', action: 'save', label: 'dialog' } as const

const user = {
  type: 'subscriber',
  viewMode: 'dark' as const,
  id: '7',
  isStaff: false,
  advantages: 'comentaris',
  premium: 'S',
  fundador: false,
  rfv: 12,
  subscription: { id: '99', type: 'anual' },
}

function setUp(trackFunction?: unknown, asksFromStart = false, prerenders = false) {
  const dataLayer: unknown[] = []
  const report = vi.fn()
  const onAsking = vi.fn()
  let isAsking = asksFromStart
  let isPrerendering = prerenders
  const analytics = createAnalytics({
    dataLayer,
    address,
    trackFunction: () => trackFunction,
    isAsking: () => isAsking,
    onAsking,
    isPrerendering: () => isPrerendering,
    report,
  })
  const startAsking = () => {
    isAsking = true
  }
  const visit = () => {
    isPrerendering = false
    analytics.visited()
  }
  return { analytics, dataLayer, report, onAsking, startAsking, visit }
}

it('analytics pushes an event to the data layer without a tracking function', () => {
  const { analytics, dataLayer, report } = setUp()
  analytics.track(saved)
  expect(dataLayer).toEqual([{ event: 'quiosc', ...saved }])
  expect(report).not.toHaveBeenCalled()
})

it('analytics calls the publisher’s tracking function with an event', () => {
  const track = vi.fn()
  setUp(track).analytics.track(saved)
  expect(track).toHaveBeenCalledExactlyOnceWith(saved)
})

it.each([['ga'], [null], [{ track: () => {} }]])(
  'analytics reports once that the tracking function %j is not a function',
  (trackFunction) => {
    const { analytics, dataLayer, report } = setUp(trackFunction)
    analytics.track(saved)
    analytics.track(saved)
    expect(report).toHaveBeenCalledOnce()
    expect(report.mock.calls[0]?.[0]).toEqual(new Error('Tracking: trackFunction should be a valid function'))
    expect(dataLayer).toHaveLength(2)
  },
)

it('analytics does not throw when one tool is broken, and still calls the others', () => {
  const broken = () => {
    throw new Error('blocked')
  }
  const native = vi.fn()
  const report = vi.fn()
  const analytics = createAnalytics({
    dataLayer: Object.assign([], { push: broken }),
    address,
    trackFunction: () => broken,
    native,
    isAsking: () => false,
    onAsking: vi.fn(),
    isPrerendering: () => false,
    report,
  })
  analytics.track(saved)
  analytics.setFacts('user', user)
  expect(report).toHaveBeenCalledTimes(3)
  expect(native).toHaveBeenCalledExactlyOnceWith(saved)
})

it('analytics pushes the user to the data layer', () => {
  const { analytics, dataLayer } = setUp()
  analytics.setFacts('user', user)
  expect(dataLayer).toEqual([{ event: 'quiosc:user', ...address, user }])
})

describe('analytics until the reader has agreed', () => {
  const content = { id: '1001', paywall: { ruleName: 'metered' } }

  it('sends nothing more once a consent platform appears late, and reports how much was sent', () => {
    const { analytics, dataLayer, onAsking, startAsking } = setUp()
    analytics.setFacts('user', user)
    analytics.track(saved)
    expect(onAsking).not.toHaveBeenCalled()
    startAsking()
    analytics.track(saved)
    analytics.setFacts('content', content)
    expect(onAsking).toHaveBeenCalledExactlyOnceWith(2)
    expect(dataLayer).toHaveLength(2)
    analytics.setConsent(true)
    // An event that has gone does not go again.
    expect(dataLayer.slice(2)).toEqual([
      { event: 'quiosc:content', ...address, content },
      { event: 'quiosc', ...saved },
    ])
  })

  it('notices a consent platform without an event too', () => {
    const { analytics, onAsking, startAsking } = setUp()
    startAsking()
    analytics.lookForConsent()
    analytics.lookForConsent()
    expect(onAsking).toHaveBeenCalledExactlyOnceWith(0)
  })

  it('sends nothing, and on consent first the facts and then the events of the meantime', () => {
    const track = vi.fn()
    const { analytics, dataLayer } = setUp(track, true)
    analytics.setFacts('user', user)
    analytics.track(saved)
    analytics.setFacts('content', content)
    expect([dataLayer, track.mock.calls]).toEqual([[], []])
    analytics.setConsent(true)
    expect(dataLayer).toEqual([
      { event: 'quiosc:user', ...address, user },
      { event: 'quiosc:content', ...address, content },
      { event: 'quiosc', ...saved },
    ])
    expect(track).toHaveBeenCalledExactlyOnceWith(saved)
  })

  it('sends no event from before or after a refusal', () => {
    const { analytics, dataLayer } = setUp(undefined, true)
    analytics.setFacts('user', user)
    analytics.track(saved)
    analytics.setConsent(false)
    analytics.track(saved)
    analytics.setFacts('user', { ...user, viewMode: 'light' })
    expect(dataLayer).toEqual([])
    // The reader of now is the one who agrees after all.
    analytics.setConsent(true)
    expect(dataLayer).toEqual([{ event: 'quiosc:user', ...address, user: { ...user, viewMode: 'light' } }])
    analytics.setConsent(false)
    analytics.track(saved)
    expect(dataLayer).toHaveLength(1)
  })
})

it('analytics sends nothing for a page that the browser prerenders before a reader visits it', () => {
  const { analytics, dataLayer, visit } = setUp(undefined, false, true)
  analytics.track(saved)
  analytics.setFacts('user', user)
  expect(dataLayer).toEqual([])
  visit()
  expect(dataLayer).toEqual([
    { event: 'quiosc:user', ...address, user },
    { event: 'quiosc', ...saved },
  ])
})

it('analytics waits for the visit and for the reader’s consent, whichever comes last', () => {
  const { analytics, dataLayer, visit } = setUp(undefined, true, true)
  analytics.track(saved)
  analytics.setConsent(true)
  expect(dataLayer).toEqual([])
  visit()
  expect(dataLayer).toEqual([{ event: 'quiosc', ...saved }])
})

it('analytics sends nothing for a visit after a refusal', () => {
  const { analytics, dataLayer, visit } = setUp(undefined, true, true)
  analytics.track(saved)
  analytics.setConsent(false)
  visit()
  expect(dataLayer).toEqual([])
})
