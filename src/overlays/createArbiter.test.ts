import { beforeEach, expect, it } from 'vitest'
import type { Arbiter } from './createArbiter.ts'
import { createArbiter } from './createArbiter.ts'

/** The page as the arbiter sees it: what is open, whether somebody types, and a clock that moves when told. */
let reader = { typing: false, modals: [] as string[] }
let focusMoves = () => {}
let timers: { act: () => void }[] = []
let life = new AbortController()
let arbiter: Arbiter
let shownName: string | undefined

beforeEach(() => {
  reader = { typing: false, modals: [] }
  timers = []
  life = new AbortController()
  arbiter = createArbiter({
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
    signal: life.signal,
  })
})

const pass = () => {
  const due = timers
  timers = []
  for (const { act } of due) act()
}

/** An interruption whose dialog is open while it is shown. */
function ask(name: string, by: 'page' | 'reader' = 'page') {
  const isShown = () => reader.modals.includes(name)
  const hide = () => {
    reader.modals = reader.modals.filter((id) => id !== name)
  }
  const end = arbiter.ask({
    name,
    by,
    rank: 0,
    show: () => void reader.modals.push(name),
    hide,
    owns: ({ id }) => id === name,
  })
  return { isShown, end }
}

it('shows at once what comes to a reader who does nothing', () => {
  expect(ask('offer').isShown()).toBe(true)
})

it('waits while somebody types, and looks again', () => {
  reader.typing = true
  const offer = ask('offer')
  pass()
  expect(offer.isShown()).toBe(false)
  reader.typing = false
  pass()
  expect(offer.isShown()).toBe(true)
  offer.end()
  expect(timers).toEqual([])
})

it('leaves a pause between two', () => {
  const [first, second] = [ask('first'), ask('second')]
  first.end()
  expect([first.isShown(), second.isShown()]).toEqual([false, false])
  pass()
  expect(second.isShown()).toBe(true)
})

it('steps back for a dialog that the reader opens, and comes again', () => {
  const offer = ask('offer')
  reader.modals.push('panel')
  focusMoves()
  expect(reader.modals).toEqual(['panel'])
  pass()
  expect(offer.isShown()).toBe(false)
  reader.modals = []
  pass()
  expect(offer.isShown()).toBe(true)
})

it('steps back for a window of the page that takes no focus, because everything under a dialog is closed to it', () => {
  const offer = ask('offer')
  reader.modals.push('consent')
  pass()
  expect(offer.isShown()).toBe(false)
  reader.modals = []
  pass()
  expect(offer.isShown()).toBe(true)
})

it('gives way to what the reader asks for', () => {
  const offer = ask('offer')
  const help = ask('help', 'reader')
  expect([offer.isShown(), help.isShown()]).toEqual([false, true])
  help.end()
  pass()
  expect(offer.isShown()).toBe(true)
})

it('tells what lies over the page', () => {
  const offer = ask('offer')
  expect(shownName).toBe('offer')
  const help = ask('help', 'reader')
  expect(shownName).toBe('help')
  help.end()
  expect(shownName).toBeUndefined()
  pass()
  offer.end()
  expect(shownName).toBeUndefined()
})

it('says the same thing once, and again where a reader asks for it', () => {
  const first = ask('rules')
  const second = ask('rules')
  second.end()
  expect(first.isShown()).toBe(true)
  const asked = ask('rules', 'reader')
  first.end()
  expect(reader.modals).toEqual(['rules'])
  asked.end()
  expect(reader.modals).toEqual([])
})

it('forgets what is no longer wanted', () => {
  reader.typing = true
  const offer = ask('offer')
  offer.end()
  reader.typing = false
  pass()
  expect(offer.isShown()).toBe(false)
  expect(timers).toEqual([])
})

it('does nothing after the page has gone', () => {
  reader.typing = true
  const offer = ask('offer')
  life.abort()
  reader.typing = false
  pass()
  expect(offer.isShown()).toBe(false)
})
