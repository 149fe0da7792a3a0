import { expect, it, vi } from 'vitest'
import { createAdStore } from './ad.store.ts'
import type { AdAnswer } from './service/createAdDesk.ts'

/** The store hands the element on, and looks at nothing of it. */
const place = {} as HTMLElement

/** A position that has asked its ad service, which answers when it is told; time passes when it is told. */
function ask({ isDecided = true, isPlatformMissing = async () => false } = {}) {
  let answer = (_: AdAnswer) => {}
  const answered = new Promise<AdAnswer>((resolve) => {
    answer = resolve
  })
  const timers = new Map<() => unknown, number>()
  let time = 0
  const store = createAdStore({
    isPlatformMissing,
    request: () => answered,
    setTimer(act, ms) {
      timers.set(act, time + ms)
      return () => timers.delete(act)
    },
    report: vi.fn(),
  })
  if (isDecided) store.decide(undefined)
  const leave = isDecided ? store.enter(place) : undefined
  return {
    store,
    leave: () => leave?.(),
    timers,
    status: () => store.getState().status,
    async answers(sent: AdAnswer) {
      answer(sent)
      await answered
    },
    /** @returns Resolves when what was due has been done. */
    async pass(ms: number) {
      time += ms
      for (const [act, due] of timers) if (due <= time) await act()
    },
  }
}

it('an ad’s store gives up a service that has not answered in 15 seconds, and ignores a later answer', async () => {
  const ad = ask()
  void ad.pass(14_999)
  expect(ad.status()).toBe('loading')
  void ad.pass(1)
  expect(ad.status()).toBe('failed')
  await ad.answers('rendered')
  expect(ad.status()).toBe('failed')
})

it('an ad’s store keeps an ad that arrived in time', async () => {
  const ad = ask()
  void ad.pass(14_999)
  await ad.answers('rendered')
  void ad.pass(60_000)
  expect(ad.status()).toBe('shown')
})

it('an ad’s store stops its timers once the ad’s position has left the page', () => {
  const ad = ask()
  ad.leave()
  expect(ad.timers.size).toBe(0)
})

it.each([
  [true, 'hidden'],
  [false, 'waiting'],
])(
  'an ad’s store leaves a reader who is not asked for consent, as the platform is missing: %s, the status %s after 15 seconds',
  async (isMissing, status) => {
    const ad = ask({ isDecided: false, isPlatformMissing: async () => isMissing })
    await ad.pass(14_999)
    expect(ad.status()).toBe('waiting')
    await ad.pass(1)
    expect(ad.status()).toBe(status)
    // It comes, and the reader agrees.
    ad.store.decide(undefined)
    expect(ad.status()).toBe('loading')
  },
)
