import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { success } from '#lib/result.ts'
import { expectNewestKept, type Pair } from '../testing/expectNewestKept.ts'
import { shownIn } from './preference.model.ts'
import { createPreferenceStore, SAVE_DELAY } from './preference.store.ts'

describe('the store of settings that save themselves', () => {
  // The pause ends when the test says so.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it('shows the newest of every value, in whatever order values are chosen, saved, answered and changed elsewhere', () =>
    expectNewestKept({
      refused: 'goes back',
      create(profile) {
        const store = createPreferenceStore<Pair>({
          saved: profile.get(),
          delay: SAVE_DELAY,
          send: profile.update,
          onRefused: () => undefined,
        })
        return {
          choose: store.change,
          save: store.flush,
          follow: store.profileChanged,
          shown: () => shownIn(store.getState()),
        }
      },
    }))

  it('sends once more a change that another tab has made during a save', async () => {
    const sent: Pair[] = []
    let answer = (_: Pair) => {}
    const store = createPreferenceStore<Pair>({
      saved: { one: 'a', other: 'a' },
      delay: SAVE_DELAY,
      send(values) {
        sent.push(values)
        return new Promise((resolve) => {
          answer = (saved) => resolve(success(saved))
        })
      },
      onRefused: () => undefined,
    })
    store.change({ one: 'x' })
    await vi.advanceTimersByTimeAsync(SAVE_DELAY)
    store.profileChanged({ one: 'a', other: 'b' })
    answer({ one: 'x', other: 'b' })
    await vi.advanceTimersByTimeAsync(SAVE_DELAY)
    answer({ one: 'x', other: 'b' })
    await vi.advanceTimersByTimeAsync(SAVE_DELAY)
    expect(sent).toEqual([
      { one: 'x', other: 'a' },
      { one: 'x', other: 'b' },
    ])
  })
})
