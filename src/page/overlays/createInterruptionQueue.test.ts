import { beforeEach, expect, it } from 'vitest'
import { createInterruptionQueue, type InterruptionQueue } from './createInterruptionQueue.ts'

/** The page as the queue sees it: open modals, whether the reader types, and timers that fire when a test says so. */
let reader = { typing: false, modals: [] as string[] }
let focusMoves = () => {}
let timers: { act: () => void }[] = []
let lifetime = new AbortController()
let queue: InterruptionQueue
let shownName: string | undefined

beforeEach(() => {
  reader = { typing: false, modals: [] }
  timers = []
  lifetime = new AbortController()
  queue = createInterruptionQueue({
    attention: {
      isTaken: () => reader.typing || reader.modals.length > 0,
      isTakenBeyond: (owns) => reader.modals.some((id) => !owns({ id } as Element)),
      watch(listener) {
        focusMoves = listener
      },
    },
    onShown(name) {
      shownName = name
    },
    setTimer(act) {
      const timer = { act }
      timers = [...timers, timer]
      return () => {
        timers = timers.filter((it) => it !== timer)
      }
    },
    signal: lifetime.signal,
  })
})

const runTimers = () => {
  const due = timers
  timers = []
  for (const { act } of due) act()
}

/** An interruption whose dialog is open while it is shown. */
function enqueue(name: string, by: 'page' | 'reader' = 'page') {
  const isShown = () => reader.modals.includes(name)
  const hide = () => {
    reader.modals = reader.modals.filter((id) => id !== name)
  }
  const end = queue.enqueue({
    name,
    by,
    rank: 0,
    show: () => void reader.modals.push(name),
    hide,
    owns: ({ id }) => id === name,
  })
  return { isShown, end }
}

it('the interruption queue shows an automatic interruption at once to an idle reader', () => {
  expect(enqueue('offer').isShown()).toBe(true)
})

it('the interruption queue waits while the reader types, then checks again', () => {
  reader.typing = true
  const offer = enqueue('offer')
  runTimers()
  expect(offer.isShown()).toBe(false)
  reader.typing = false
  runTimers()
  expect(offer.isShown()).toBe(true)
  offer.end()
  expect(timers).toEqual([])
})

it('the interruption queue leaves a pause between two automatic interruptions', () => {
  const [first, second] = [enqueue('first'), enqueue('second')]
  first.end()
  expect([first.isShown(), second.isShown()]).toEqual([false, false])
  runTimers()
  expect(second.isShown()).toBe(true)
})

it('the interruption queue hides an interruption for a dialog that the reader opens, and shows it again afterwards', () => {
  const offer = enqueue('offer')
  reader.modals.push('dialog')
  focusMoves()
  expect(reader.modals).toEqual(['dialog'])
  runTimers()
  expect(offer.isShown()).toBe(false)
  reader.modals = []
  runTimers()
  expect(offer.isShown()).toBe(true)
})

it('the interruption queue hides an interruption for a modal of the page that takes no focus', () => {
  const offer = enqueue('offer')
  reader.modals.push('consent')
  runTimers()
  expect(offer.isShown()).toBe(false)
  reader.modals = []
  runTimers()
  expect(offer.isShown()).toBe(true)
})

it('the interruption queue gives precedence to a dialog that the reader opens', () => {
  const offer = enqueue('offer')
  const help = enqueue('help', 'reader')
  expect([offer.isShown(), help.isShown()]).toEqual([false, true])
  help.end()
  runTimers()
  expect(offer.isShown()).toBe(true)
})

it('the interruption queue reports the name of the interruption that is shown', () => {
  const offer = enqueue('offer')
  expect(shownName).toBe('offer')
  const help = enqueue('help', 'reader')
  expect(shownName).toBe('help')
  help.end()
  expect(shownName).toBeUndefined()
  runTimers()
  offer.end()
  expect(shownName).toBeUndefined()
})

it('the interruption queue queues the same interruption once, and moves it to the front where the reader opens it', () => {
  const first = enqueue('rules')
  const second = enqueue('rules')
  second.end()
  expect(first.isShown()).toBe(true)
  const reopened = enqueue('rules', 'reader')
  first.end()
  expect(reader.modals).toEqual(['rules'])
  reopened.end()
  expect(reader.modals).toEqual([])
})

it('the interruption queue drops an entry that was withdrawn before it was shown', () => {
  reader.typing = true
  const offer = enqueue('offer')
  offer.end()
  reader.typing = false
  runTimers()
  expect(offer.isShown()).toBe(false)
  expect(timers).toEqual([])
})

it('the interruption queue shows nothing after the runtime has ended', () => {
  reader.typing = true
  const offer = enqueue('offer')
  lifetime.abort()
  reader.typing = false
  runTimers()
  expect(offer.isShown()).toBe(false)
})
