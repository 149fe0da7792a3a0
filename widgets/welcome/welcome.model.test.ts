import { expect, it } from 'vitest'
import {
  initialState,
  type MailState,
  newFields,
  type SaveState,
  transition,
  type WelcomeEvent,
} from './welcome.model.ts'

const failure = { kind: 'timeout' } as const
const problem = { kind: 'failed', failure } as const
const open: SaveState = { status: 'open', problem: undefined }
const saving: SaveState = { status: 'saving' }
const idle: MailState = { status: 'idle' }
const sending: MailState = { status: 'sending' }

it.each<[SaveState, WelcomeEvent, SaveState]>([
  [open, { type: 'saveBegan' }, saving],
  [open, { type: 'done' }, { status: 'done' }],
  [saving, { type: 'done' }, { status: 'done' }],
  [saving, { type: 'notSaved', problem }, { status: 'open', problem }],
])('the welcome page goes from the save %o at %o to the next state', (save, event, next) => {
  expect(transition({ save, mail: sending }, event)).toEqual({ save: next, mail: sending })
})

it.each<[MailState, WelcomeEvent, MailState]>([
  [idle, { type: 'mailAsked' }, sending],
  [{ status: 'failed', failure }, { type: 'mailAsked' }, sending],
  [sending, { type: 'mailSent' }, { status: 'sent' }],
  [sending, { type: 'mailFailed', failure }, { status: 'failed', failure }],
])('the welcome page changes the mail from %o by %o', (mail, event, next) => {
  expect(transition({ save: saving, mail }, event)).toEqual({ save: saving, mail: next })
})

it.each<WelcomeEvent>([{ type: 'notSaved', problem }, { type: 'mailSent' }, { type: 'mailFailed', failure }])(
  'the welcome page stays as it is while nothing is pending: %o',
  (event) => {
    expect(transition(initialState, event)).toBe(initialState)
  },
)

it.each<[SaveState, MailState, WelcomeEvent]>([
  [saving, sending, { type: 'saveBegan' }],
  [saving, sending, { type: 'mailAsked' }],
  [saving, { status: 'sent' }, { type: 'mailAsked' }],
])('the welcome page ignores a repeated event: %o, %o, %o', (save, mail, event) => {
  const state = { save, mail }
  expect(transition(state, event)).toBe(state)
})

it('the welcome page sends only filled-in values that have changed', () => {
  const known = { phoneNumber: '971123456', postalCode: null }
  expect(newFields({ phoneNumber: '971123456', postalCode: '07001' }, known)).toEqual({ postalCode: '07001' })
  expect(newFields({ phoneNumber: '', postalCode: '' }, known)).toEqual({})
  expect(newFields({ phoneNumber: '600111222', postalCode: '' }, known)).toEqual({ phoneNumber: '600111222' })
})
