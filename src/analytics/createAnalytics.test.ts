import { expect, it, vi } from 'vitest'
import { createAnalytics } from './createAnalytics.ts'

const page = { domain: 'www.diari.example', uri: '/politica/1001.html' }
const saved = { category: 'content', action: 'save', label: 'panel' }

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

function setUp(trackFunction?: unknown) {
  const dataLayer: unknown[] = []
  const report = vi.fn()
  const analytics = createAnalytics({ dataLayer, page, trackFunction: () => trackFunction, report })
  return { analytics, dataLayer, report }
}

it('pushes to the data layer without a tracking function', () => {
  const { analytics, dataLayer, report } = setUp()
  analytics.track(saved)
  expect(dataLayer).toEqual([{ event: 'quiosc', ...saved }])
  expect(report).not.toHaveBeenCalled()
})

it('calls the publisher’s tracking function', () => {
  const track = vi.fn()
  setUp(track).analytics.track(saved)
  expect(track).toHaveBeenCalledExactlyOnceWith(saved)
})

it.each([['ga'], [null], [{ track: () => {} }]])('reports once that %j is not a function', (trackFunction) => {
  const { analytics, dataLayer, report } = setUp(trackFunction)
  analytics.track(saved)
  analytics.track(saved)
  expect(report).toHaveBeenCalledOnce()
  expect(report.mock.calls[0]?.[0]).toEqual(new Error('Tracking: trackFunction should be a valid function'))
  expect(dataLayer).toHaveLength(2)
})

it('does not throw when one tool is broken, and still calls the others', () => {
  const broken = () => {
    throw new Error('blocked')
  }
  const native = vi.fn()
  const report = vi.fn()
  const analytics = createAnalytics({
    dataLayer: Object.assign([], { push: broken }),
    page,
    trackFunction: () => broken,
    native,
    report,
  })
  analytics.track(saved)
  analytics.setUser(user)
  expect(report).toHaveBeenCalledTimes(3)
  expect(native).toHaveBeenCalledExactlyOnceWith(saved)
})

it('pushes the user to the data layer', () => {
  const { analytics, dataLayer } = setUp()
  analytics.setUser(user)
  expect(dataLayer).toEqual([{ event: 'quiosc:user', ...page, user }])
})
