import { beforeEach, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../testing/storage.fixture.ts'
import { createInterruptedActions, resumeUrl } from './interruptedActions.ts'

let time = Date.parse('2026-11-21T10:00:00Z')
let storage = createMemoryStorage()
const report = vi.fn()
/** One page of the tab; after the sign-in a test opens another. */
const openPage = () => createInterruptedActions({ storage: () => storage, now: () => new Date(time), report })

beforeEach(() => {
  storage = createMemoryStorage()
  report.mockClear()
})

it('stores an action for the page after the sign-in, and returns it once', () => {
  openPage().save({ kind: 'gift', id: '1001', detail: 'mail' })
  const back = openPage()
  expect(back.take('gift', '1001')).toEqual({ kind: 'gift', id: '1001', detail: 'mail' })
  expect(back.take('gift', '1001')).toBeUndefined()
})

it('does not return it to another widget or for another subject', () => {
  const page = openPage()
  page.save({ kind: 'save', id: '1001' })
  expect(page.take('follow', '1001')).toBeUndefined()
  expect(page.take('save', '1002')).toBeUndefined()
  expect(page.take('save', '1001')).toBeDefined()
})

it('forgets it when the reader cancels, and after half an hour', () => {
  const page = openPage()
  page.save({ kind: 'save', id: '1001' })
  page.drop()
  expect(page.take('save', '1001')).toBeUndefined()

  page.save({ kind: 'save', id: '1001' })
  time += 30 * 60 * 1000
  expect(openPage().take('save', '1001')).toBeUndefined()
})

it('ignores and reports stored values that are not ours', () => {
  storage.setItem('quiosc-interrupted', '{"time":1,"value":{"kind":1}}')
  expect(openPage().take('save', '1001')).toBeUndefined()
  expect(report).toHaveBeenCalledTimes(1)
})

it.each([
  ['https://diari.example/a?b=1', 'https://diari.example/a?b=1#quiosc-resume'],
  ['https://diari.example/a#comment-3', 'https://diari.example/a#quiosc-resume'],
])('adds the fragment that resumes the action to %s', (href, back) => {
  expect(resumeUrl(href)).toBe(back)
})
