import { expect, test } from 'vitest'
import { lastPrintedDay, printedIssues } from './archive/printedIssues.ts'
import { setUpBackend } from './backend.fixture.ts'
import { giftsRemaining } from './gifts/giftCalls.ts'

/** Half an hour after the newspaper's midnight it is still the day before in UTC. */
const AFTER_MIDNIGHT = new Date('2026-11-30T23:30:00Z')

test('the paper of the day is there when the newspaper’s day begins', () => {
  expect(lastPrintedDay(AFTER_MIDNIGHT)).toBe('2026-12-01')
  expect(printedIssues(AFTER_MIDNIGHT)[0]?.day).toBe('2026-12-01')
})

test('a reader has the gifts of the new month when it begins at the newspaper', () => {
  const { backend, clock } = setUpBackend()
  const reader = backend.state.personas.subscriber
  clock.now = AFTER_MIDNIGHT
  expect(giftsRemaining(backend, reader)).toBe(10)
})
