import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSnackbarStore } from './snackbar.store.ts'
import type { SnackbarMessage } from './snackbar.types.ts'

/** A manually controlled clock. */
function createTimers() {
  let now = 0
  let pending: { at: number; act: () => void }[] = []
  return {
    setTimer(act: () => void, ms: number) {
      const timer = { at: now + ms, act }
      pending = [...pending, timer]
      return () => {
        pending = pending.filter((it) => it !== timer)
      }
    },
    pass(ms: number) {
      const end = now + ms
      for (;;) {
        const next = pending.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        now = next.at
        pending = pending.filter((it) => it !== next)
        next.act()
      }
      now = end
    },
  }
}

const saved: SnackbarMessage = { kind: 'success', text: 'Saved' }
const saveFailed: SnackbarMessage = { kind: 'error', text: 'Not saved' }

describe('the queue of snackbars', () => {
  let timers = createTimers()
  let store = createSnackbarStore(timers)
  const shown = () => {
    const state = store.getState()
    return state.status === 'showing' ? state.message.text : undefined
  }
  beforeEach(() => {
    timers = createTimers()
    store = createSnackbarStore(timers)
  })

  it('shows a message for 4 s', () => {
    store.show(saved)
    timers.pass(3999)
    expect(shown()).toBe('Saved')
    timers.pass(1)
    expect(shown()).toBeUndefined()
  })

  it('respects a message’s own timeout', () => {
    store.show({ ...saved, timeout: 10_000 })
    timers.pass(9999)
    expect(shown()).toBe('Saved')
    timers.pass(1)
    expect(shown()).toBeUndefined()
  })

  it('shows a long text for longer, 60 ms for each character above 60', () => {
    store.show({ kind: 'error', text: 'x'.repeat(160) })
    timers.pass(9999)
    expect(shown()).toBeDefined()
    timers.pass(1)
    expect(shown()).toBeUndefined()
  })

  it('shows a message with an action for 10 s', () => {
    store.show({ ...saved, action: { label: 'Undo', run: vi.fn() } })
    timers.pass(9999)
    expect(shown()).toBe('Saved')
    timers.pass(1)
    expect(shown()).toBeUndefined()
  })

  it('shows one at a time, with 300 ms between', () => {
    store.show(saved)
    store.show(saveFailed)
    timers.pass(4000)
    expect(shown()).toBeUndefined()
    timers.pass(299)
    expect(shown()).toBeUndefined()
    timers.pass(1)
    expect(shown()).toBe('Not saved')
  })

  it('shows a later message of the same widget at once, in place of the older one and of those in line', () => {
    store.show({ ...saved, widget: 'follow' })
    store.show({ ...saved, text: 'Voted', widget: 'poll' })
    timers.pass(3000)
    store.show({ ...saveFailed, widget: 'follow' })
    expect(shown()).toBe('Not saved')
    store.show({ ...saved, text: 'Vote lost', widget: 'poll' })
    timers.pass(3999)
    expect(shown()).toBe('Not saved')
    timers.pass(301)
    expect(shown()).toBe('Vote lost')
    timers.pass(4300)
    expect(shown()).toBeUndefined()
  })

  it('does not replace a message that the reader is on', () => {
    store.show({ ...saved, widget: 'follow' })
    store.pause('focus')
    store.show({ ...saveFailed, widget: 'follow' })
    expect(shown()).toBe('Saved')
    store.resume('focus')
    timers.pass(4300)
    expect(shown()).toBe('Not saved')
  })

  it('keeps the pause before a message that arrives during it', () => {
    store.show(saved)
    store.dismiss()
    timers.pass(200)
    store.show(saveFailed)
    timers.pass(99)
    expect(shown()).toBeUndefined()
    timers.pass(1)
    expect(shown()).toBe('Not saved')
  })

  it('does not restart the timer when others are queued', () => {
    store.show(saved)
    timers.pass(3000)
    store.show(saveFailed)
    timers.pass(1000)
    expect(shown()).toBeUndefined()
  })

  it('pauses the timer while the reader is on the message, then starts it anew', () => {
    store.show(saveFailed)
    timers.pass(3000)
    store.pause('pointer')
    timers.pass(60_000)
    expect(shown()).toBe('Not saved')
    store.resume('pointer')
    timers.pass(3999)
    expect(shown()).toBe('Not saved')
    timers.pass(1)
    expect(shown()).toBeUndefined()
  })

  it('stays paused until neither the pointer nor the focus is on it', () => {
    store.show(saveFailed)
    store.pause('pointer')
    store.pause('focus')
    store.resume('pointer')
    timers.pass(60_000)
    expect(shown()).toBe('Not saved')
    store.resume('focus')
    timers.pass(4000)
    expect(shown()).toBeUndefined()
  })

  it('does not drop an error when the next message arrives', () => {
    store.show(saveFailed)
    store.show(saved)
    timers.pass(3999)
    expect(shown()).toBe('Not saved')
    timers.pass(301)
    expect(shown()).toBe('Saved')
  })

  it('drops duplicates, but never a different message or one with an action', () => {
    const act = vi.fn()
    const texts: (string | undefined)[] = []
    store.subscribe((state) => state.status === 'showing' && texts.push(state.message.text))
    for (const message of [
      saveFailed,
      saveFailed,
      saved,
      saveFailed,
      { ...saveFailed, action: { label: 'Again', run: act } },
    ])
      store.show(message)
    timers.pass(60_000)
    expect([...new Set(texts)]).toEqual(['Not saved', 'Saved'])
    expect(texts.filter((text, at) => text !== texts[at - 1])).toEqual(['Not saved', 'Saved', 'Not saved'])
  })
})
