import { expect, it } from 'vitest'
import {
  type ChangePasswordEvent,
  type ChangePasswordState,
  initialState,
  transition,
} from './change-password.model.ts'

const problem = { kind: 'failed', failure: { kind: 'timeout' } } as const
const open: ChangePasswordState = { status: 'open', problem: undefined }
const saving: ChangePasswordState = { status: 'saving' }

it('the form for a new password begins ready with the link’s token, and expired without one', () => {
  expect(initialState('t')).toEqual(open)
  expect(initialState('')).toEqual({ status: 'expired' })
})

it.each<[ChangePasswordState, ChangePasswordEvent, ChangePasswordState]>([
  [open, { type: 'entered' }, saving],
  [saving, { type: 'changed' }, { status: 'changed' }],
  [saving, { type: 'linkExpired' }, { status: 'expired' }],
  [saving, { type: 'notChanged', problem }, { status: 'open', problem }],
])('the form for a new password changes its state %o at %o', (state, event, next) => {
  expect(transition(state, event)).toEqual(next)
})

it.each<[ChangePasswordState, ChangePasswordEvent]>([
  [saving, { type: 'entered' }],
  [open, { type: 'changed' }],
  [{ status: 'changed' }, { type: 'notChanged', problem }],
  [{ status: 'expired' }, { type: 'entered' }],
])('the form for a new password keeps its state %o at %o', (state, event) => {
  expect(transition(state, event)).toBe(state)
})
