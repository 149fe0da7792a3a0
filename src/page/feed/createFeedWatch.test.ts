import { describe, expect, it } from 'vitest'
import { type BrowserOptions, lost, openBrowser, PERIOD } from './feedBrowser.fixture.ts'
import { createTestClock } from './feedClock.fixture.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** A browser whose random moments are the middle of what they are chosen from. */
function open(options: Partial<BrowserOptions> = {}) {
  const clock = createTestClock()
  const start = clock.now()
  const browser = openBrowser({ clock, random: () => 0.5, ...options })
  return { clock, ...browser, seconds: () => browser.asked.map(({ at }) => (at - start) / SECOND) }
}

describe('the feed of one tab', () => {
  it('is asked first at a random moment of the first period, then once each period', async () => {
    const { clock, openTab, seconds } = open({ random: () => 0.25 })
    const tab = openTab('one')
    await clock.advance(10 * MINUTE)
    expect(seconds()).toEqual([30, 150, 270, 390, 510])
    expect(tab.answers).toHaveLength(5)
  })

  it('is not asked while the tab is hidden, and keeps its moment when that was for less than a period', async () => {
    const { clock, openTab, seconds } = open()
    const tab = openTab('one')
    await clock.advance(70 * SECOND)
    tab.pause()
    await clock.advance(100 * SECOND)
    tab.resume()
    await clock.advance(MINUTE)
    expect(seconds()).toEqual([60, 180])
  })

  it('is asked at a random moment again after the tab was hidden for longer', async () => {
    const { clock, openTab, seconds } = open()
    const tab = openTab('one')
    tab.pause()
    await clock.advance(10 * MINUTE)
    tab.resume()
    await clock.advance(59 * SECOND)
    expect(seconds()).toEqual([])
    await clock.advance(2 * SECOND)
    expect(seconds()).toEqual([660])
  })

  it('is asked at a random moment again after the computer has slept', async () => {
    const { clock, openTab, seconds } = open()
    openTab('one')
    clock.sleep(60 * MINUTE)
    await clock.advance(2 * MINUTE)
    expect(seconds()).toEqual([3660])
  })

  it('goes on by the plan of the page before', async () => {
    const { clock, openTab, seconds } = open()
    for (const name of ['front', 'article', 'section', 'another article']) {
      const tab = openTab(name)
      await clock.advance(50 * SECOND)
      tab.close()
    }
    expect(seconds()).toEqual([60, 180])
  })

  it('is asked after twice the wait after each failure, up to sixteen periods, and after a period again once it answers', async () => {
    let fails = true
    const { clock, openTab, seconds } = open({ answer: async () => (fails ? lost() : { ok: true, value: 'new' }) })
    openTab('one')
    await clock.advance(190 * MINUTE)
    const periods = seconds().map((second) => (second - 60) / 120)
    expect(periods).toEqual([0, 2, 6, 14, 30, 46, 62, 78, 94])
    fails = false
    await clock.advance(36 * MINUTE)
    expect(
      seconds()
        .map((second) => (second - 60) / 120)
        .slice(9),
    ).toEqual([110, 111, 112])
  })

  it('is not asked twice at once, however often the tab is hidden and shown', async () => {
    let release = () => {}
    const answer = () =>
      new Promise<{ ok: true; value: string }>((resolve) => {
        release = () => resolve({ ok: true, value: 'late' })
      })
    const { clock, openTab, seconds } = open({ answer })
    const tab = openTab('one')
    await clock.advance(61 * SECOND)
    for (const change of [tab.pause, tab.resume, tab.pause, tab.resume]) change()
    release()
    await clock.advance(100 * SECOND)
    expect(seconds()).toEqual([60])
    expect(tab.answers).toEqual(['late'])
    await clock.advance(20 * SECOND)
    expect(seconds()).toEqual([60, 180])
  })

  it('is asked no more when it is closed', async () => {
    const { clock, openTab, seconds } = open()
    const tab = openTab('one')
    tab.close()
    tab.resume()
    await clock.advance(10 * MINUTE)
    expect(seconds()).toEqual([])
  })

  it.each([Number.MAX_SAFE_INTEGER, Date.UTC(2027, 0, 1), 0])(
    'does not follow a plan from before the clock was set: %s',
    async (due) => {
      const { clock, openTab, storePlan, seconds } = open()
      storePlan({ due, failures: 0 })
      openTab('one')
      await clock.advance(200 * SECOND)
      expect(seconds()).toEqual([60, 180])
    },
  )
})

describe.each([
  ['with locks', {}],
  ['with locks, and without storage', { storage: false }],
  ['without locks', { locks: false }],
  ['without locks and storage', { locks: false, storage: false }],
] as const)('the feed of several tabs, %s', (_, features) => {
  /** Random moments of each own: two tabs without locks must not choose the same. */
  const numbers = () => {
    let next = 0
    return () => (next = (next + 0.37) % 1)
  }

  it('is asked once a period for all of them, and all get the answer', async () => {
    const { clock, openTab, asked } = open({ ...features, random: numbers() })
    const tabs = ['one', 'two', 'three'].map((name) => openTab(name))
    await clock.advance(21 * MINUTE)
    expect(asked.length).toBeGreaterThanOrEqual(9)
    for (const [index, { at }] of asked.slice(1).entries()) {
      const before = asked[index]?.at ?? 0
      expect(at - before).toBeGreaterThanOrEqual(PERIOD)
    }
    expect(new Set(tabs.map(({ answers }) => answers.join())).size).toBe(1)
    expect(tabs[0]?.answers).toHaveLength(asked.length)
  })

  it('is asked by another tab when the one that asked is hidden or closed', async () => {
    const { clock, openTab, asked } = open({ ...features, random: numbers() })
    const tabs = new Map(['one', 'two', 'three'].map((name) => [name, openTab(name)]))
    await clock.advance(3 * MINUTE)
    const first = asked.at(-1)?.tab ?? ''
    tabs.get(first)?.pause()
    await clock.advance(3 * MINUTE)
    const second = asked.at(-1)?.tab ?? ''
    expect(second).not.toBe(first)
    tabs.get(second)?.close()
    await clock.advance(3 * MINUTE)
    expect(asked.at(-1)?.tab).not.toBe(second)
    expect(asked.at(-1)?.tab).not.toBe(first)
    // A hidden one still receives what has come.
    expect(tabs.get(first)?.answers).toHaveLength(asked.length)
  })

  it('is asked after a longer wait by all when the one that asks gets no answer', async () => {
    const { clock, openTab, asked } = open({ ...features, answer: lost, random: numbers() })
    for (const name of ['one', 'two', 'three']) openTab(name)
    await clock.advance(31 * MINUTE)
    expect(asked).toHaveLength(4)
  })
})

it('a feed’s tabs without locks, channel and storage ask each on its own', async () => {
  const { clock, openTab, asked } = open({ locks: false, channel: false, storage: false })
  for (const name of ['one', 'two']) openTab(name)
  await clock.advance(10 * MINUTE)
  expect(new Set(asked.map(({ tab }) => tab)).size).toBe(2)
})

it('a feed’s answer that a page has changed reaches the other tabs, and no request is sent for it', async () => {
  const { clock, openTab, seconds } = open()
  const [one, two] = [openTab('one'), openTab('two')]
  one.share('seen')
  await clock.advance(SECOND)
  expect([one.answers, two.answers]).toEqual([[], ['seen']])
  expect(seconds()).toEqual([])
})

it.each([
  undefined,
  null,
  'seen',
  { plan: 'soon' },
  { plan: { due: Number.NaN, failures: 0 } },
  { plan: { due: Number.POSITIVE_INFINITY, failures: 0 } },
  { plan: { due: 0, failures: 0 } },
  { answer: 4711 },
])('a feed ignores a message that is not from a tab of ours: %j', async (message) => {
  const { clock, openTab, broadcast, seconds } = open()
  const tab = openTab('one')
  broadcast(message)
  await clock.advance(2 * MINUTE)
  expect(seconds()).toEqual([60])
  expect(tab.answers).toHaveLength(1)
})
