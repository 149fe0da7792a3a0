import { describe, expect, it } from 'vitest'
import { backLeaves, initialState, type LoginEvent, type LoginState, transition } from './login.model.ts'

const email = 'aloma@diari.example'
const failure = { kind: 'timeout' } as const
const problem = { kind: 'failed', failure } as const
const account = { userId: '7', name: 'Aloma' }

const starting: LoginState = { status: 'starting', email }
const typing: LoginState = { status: 'email', email, checking: false, problem: undefined }
const checking: LoginState = { ...typing, checking: true }
const password: LoginState = { status: 'password', email, signingIn: false, problem: undefined }
const signingIn: LoginState = { ...password, signingIn: true }
const recovering: LoginState = { status: 'recovering', email, sending: false }
const sending: LoginState = { ...recovering, sending: true }
const recoverySent: LoginState = { status: 'recoverySent', email }
const blocked: LoginState = { status: 'blocked', email, account, mail: { status: 'unsent' } }
const mailSending: LoginState = { ...blocked, mail: { status: 'sending' } }
const registering: LoginState = { status: 'registering', email }
const signedIn: LoginState = { status: 'signedIn', email }

describe('a new login', () => {
  it('begins at step 0 with an address, at step 1 without', () => {
    expect(initialState(email, 'x')).toEqual(starting)
    expect(initialState('', '')).toEqual({ ...typing, email: '' })
    expect(initialState('', email)).toEqual(typing)
  })
})

it.each<[string, LoginState, LoginEvent, LoginState]>([
  ['0 to 2', starting, { type: 'emailKnown' }, password],
  ['0 to 6', starting, { type: 'emailUnknown' }, registering],
  ['0 to 1', starting, { type: 'checkFailed', problem }, { ...typing, problem }],
  ['0, another is typed', starting, { type: 'emailTyped', email: 'b@c.cat' }, { ...typing, email: 'b@c.cat' }],
  ['1, another is typed', checking, { type: 'emailTyped', email: 'b@c.cat' }, { ...typing, email: 'b@c.cat' }],
  ['1, checking', { ...typing, problem }, { type: 'emailEntered', email }, checking],
  ['1 to 2', checking, { type: 'emailKnown' }, password],
  ['1 to 6', checking, { type: 'emailUnknown' }, registering],
  ['1, not checked', checking, { type: 'checkFailed', problem }, { ...typing, problem }],
  ['2, signing in', password, { type: 'passwordEntered' }, signingIn],
  ['2 to the end', signingIn, { type: 'accepted' }, signedIn],
  ['2, refused', signingIn, { type: 'refused' }, { ...password, problem: { kind: 'credentials' } }],
  ['2, lost', signingIn, { type: 'signInFailed', problem }, { ...password, problem }],
  ['2 to 5', signingIn, { type: 'foundBlocked', account }, blocked],
  ['2 to 3', password, { type: 'passwordForgotten' }, recovering],
  ['3, sending', recovering, { type: 'recoveryRequested', email: 'b@c.cat' }, { ...sending, email: 'b@c.cat' }],
  ['3 to 4', sending, { type: 'recoveryAnswered' }, recoverySent],
  ['4 to 2', recoverySent, { type: 'recoveryUsed' }, password],
  ['5, mail', blocked, { type: 'mailRequested' }, mailSending],
  ['5, mail sent', mailSending, { type: 'mailSent' }, { ...blocked, mail: { status: 'sent' } }],
  ['5, mail lost', mailSending, { type: 'mailFailed', failure }, { ...blocked, mail: { status: 'failed', failure } }],
  ['back from 2', signingIn, { type: 'wentBack' }, typing],
  ['back from 3', sending, { type: 'wentBack' }, password],
  ['back from 4', recoverySent, { type: 'wentBack' }, recovering],
  ['back from 5', mailSending, { type: 'wentBack' }, password],
  ['back from 6', registering, { type: 'wentBack' }, typing],
])('the login goes from step to step: %s', (_, state, event, next) => {
  expect(transition(state, event)).toEqual(next)
})

it('the login is left on back from steps 0 and 1 only', () => {
  const all = [starting, typing, checking, password, recovering, recoverySent, blocked, registering, signedIn]
  expect(all.filter(backLeaves)).toEqual([starting, typing, checking])
  for (const state of [starting, typing, checking, signedIn])
    expect(transition(state, { type: 'wentBack' })).toBe(state)
})

it.each<[string, LoginState, LoginEvent]>([
  ['an answer to a check that was left', typing, { type: 'emailKnown' }],
  ['the same address filled in', checking, { type: 'emailTyped', email }],
  ['letters while nothing is checked', typing, { type: 'emailTyped', email: 'b@c.cat' }],
  ['a second press while checking', checking, { type: 'emailEntered', email: 'b@c.cat' }],
  ['an answer to a sign-in that was left', typing, { type: 'accepted' }],
  ['a refusal that comes late', password, { type: 'refused' }],
  ['forgotten while signing in', signingIn, { type: 'passwordForgotten' }],
  ['an answer to a recovery that was left', recovering, { type: 'recoveryAnswered' }],
  ['a sent mail without a request', blocked, { type: 'mailSent' }],
  ['a failed mail without a request', blocked, { type: 'mailFailed', failure }],
  ['a password at the registration', registering, { type: 'passwordEntered' }],
  ['whatever happens afterwards', signedIn, { type: 'refused' }],
])('the login ignores %s', (_, state, event) => {
  expect(transition(state, event)).toBe(state)
})
