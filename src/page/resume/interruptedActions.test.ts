import { beforeEach, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '#testing/storage.fixture.ts'
import { createDraftOwner } from '../storage/createDraftOwner.ts'
import { createInterruptedActions, resumeUrl } from './interruptedActions.ts'

let time = Date.parse('2026-11-21T10:00:00Z')
let storage = createMemoryStorage()
const report = vi.fn()
let loads = 0
/** One page of the tab; after the sign-in a test opens another. */
const openPage = () =>
  createInterruptedActions({ storage: () => storage, now: () => new Date(time), report, pageLoad: ++loads })
const back = { readerId: '7', isBack: true }
const elsewhere = { readerId: '7', isBack: false }

beforeEach(() => {
  storage = createMemoryStorage()
  report.mockClear()
})

it('interruptedActions stores an interrupted action for the page after the sign-in, and returns it once', () => {
  openPage().save({ kind: 'gift', id: '1001', detail: 'mail' })
  const page = openPage()
  expect(page.take('gift', '1001', back)).toEqual({ kind: 'gift', id: '1001', detail: 'mail' })
  expect(page.take('gift', '1001', back)).toBeUndefined()
})

it('interruptedActions does not return an action to another widget or for another subject', () => {
  const page = openPage()
  page.save({ kind: 'save', id: '1001' })
  expect(page.take('follow', '1001', back)).toBeUndefined()
  expect(page.take('save', '1002', back)).toBeUndefined()
  expect(page.take('save', '1001', back)).toBeDefined()
})

it('interruptedActions forgets an action when the reader cancels, and after ten minutes', () => {
  const page = openPage()
  page.save({ kind: 'save', id: '1001' })
  page.drop()
  expect(page.take('save', '1001', back)).toBeUndefined()

  page.save({ kind: 'save', id: '1001' })
  time += 10 * 60 * 1000
  expect(openPage().take('save', '1001', back)).toBeUndefined()
})

it('interruptedActions returns an action on the interrupted page, whoever has signed in elsewhere', () => {
  const page = openPage()
  page.save({ kind: 'save', id: '1001' })
  expect(page.take('save', '1001', elsewhere)).toBeDefined()
})

it('interruptedActions does not return an action to whoever signs in later, on another page', () => {
  openPage().save({ kind: 'save', id: '1001' })
  expect(openPage().take('save', '1001', elsewhere)).toBeUndefined()
})

it.each([
  ['7', true],
  ['8', false],
])(
  'interruptedActions returns an action after the end of a session to the same reader alone: %s',
  (readerId, isDone) => {
    const drafts = createDraftOwner(storage)
    drafts.handTo('7')
    drafts.handTo(undefined)
    openPage().save({ kind: 'save', id: '1001' })
    const action = openPage().take('save', '1001', { readerId, isBack: true })
    expect(action !== undefined).toBe(isDone)
    expect(openPage().take('save', '1001', back)).toBeUndefined()
  },
)

it('interruptedActions ignores and reports a stored action that is none', () => {
  storage.setItem('quiosc-interrupted', '{"time":1,"value":{"kind":1}}')
  expect(openPage().take('save', '1001', back)).toBeUndefined()
  expect(report).toHaveBeenCalledTimes(1)
})

it.each([
  ['https://diari.example/a?b=1', 'https://diari.example/a?b=1#quiosc-resume'],
  ['https://diari.example/a#comment-3', 'https://diari.example/a#quiosc-resume'],
])('interruptedActions adds the fragment that resumes the action to %s', (href, back) => {
  expect(resumeUrl(href)).toBe(back)
})
