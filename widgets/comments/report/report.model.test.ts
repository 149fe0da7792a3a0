import { expect, it } from 'vitest'
import { type ReportEvent, type ReportState, transition } from './report.model.ts'

const failure = { kind: 'network' } as const
const after = (...events: readonly ReportEvent[]) => events.reduce<ReportState>(transition, { status: 'choosing' })

it('a report sends the last choice', () => {
  expect(
    after({ type: 'chosen', reasonId: '1' }, { type: 'chosen', reasonId: '2' }, { type: 'submitted' }),
  ).toMatchObject({ status: 'sending', reasonId: '2' })
})

it('a report requires a choice, and clears the error once there is one', () => {
  expect(after({ type: 'submitted' }).status).toBe('refused')
  expect(after({ type: 'submitted' }, { type: 'chosen', reasonId: '1' }).status).toBe('choosing')
})

it('a report keeps the choice while sending and after a failure', () => {
  const sent: ReportEvent[] = [{ type: 'chosen', reasonId: '1' }, { type: 'submitted' }]
  expect(after(...sent, { type: 'chosen', reasonId: '2' })).toMatchObject({ status: 'sending', reasonId: '1' })
  expect(after(...sent, { type: 'failed', failure })).toEqual({ status: 'failed', reasonId: '1', failure })
})

it('a report ignores a failure when nothing was sent', () => {
  expect(after({ type: 'failed', failure }).status).toBe('choosing')
})
