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
  ['from the first check to the password', starting, { type: 'emailKnown' }, password],
  ['from the first check to the registration', starting, { type: 'emailUnknown' }, registering],
  ['from a failed first check to the address', starting, { type: 'checkFailed', problem }, { ...typing, problem }],
  [
    'from the first check to the address when another is typed',
    starting,
    { type: 'emailTyped', email: 'b@c.cat' },
    { ...typing, email: 'b@c.cat' },
  ],
  [
    'out of a check when another address is typed',
    checking,
    { type: 'emailTyped', email: 'b@c.cat' },
    { ...typing, email: 'b@c.cat' },
  ],
  ['to the check of an entered address', { ...typing, problem }, { type: 'emailEntered', email }, checking],
  ['from a check to the password', checking, { type: 'emailKnown' }, password],
  ['from a check to the registration', checking, { type: 'emailUnknown' }, registering],
  ['back to the address when a check fails', checking, { type: 'checkFailed', problem }, { ...typing, problem }],
  ['to the sign-in with an entered password', password, { type: 'passwordEntered' }, signingIn],
  ['from the sign-in to its end', signingIn, { type: 'accepted' }, signedIn],
  [
    'back to the password when it is refused',
    signingIn,
    { type: 'refused' },
    { ...password, problem: { kind: 'credentials' } },
  ],
  [
    'back to the password when the sign-in fails',
    signingIn,
    { type: 'signInFailed', problem },
    { ...password, problem },
  ],
  ['from the sign-in to a blocked account', signingIn, { type: 'foundBlocked', account }, blocked],
  ['from the password to its recovery', password, { type: 'passwordForgotten' }, recovering],
  [
    'to the sending of a recovery mail',
    recovering,
    { type: 'recoveryRequested', email: 'b@c.cat' },
    { ...sending, email: 'b@c.cat' },
  ],
  ['from the sending to the sent recovery mail', sending, { type: 'recoveryAnswered' }, recoverySent],
  ['from the recovery mail to the password', recoverySent, { type: 'recoveryUsed' }, password],
  ['to the sending of a blocked account’s mail', blocked, { type: 'mailRequested' }, mailSending],
  [
    'to the sent mail of a blocked account',
    mailSending,
    { type: 'mailSent' },
    { ...blocked, mail: { status: 'sent' } },
  ],
  [
    'to the failed mail of a blocked account',
    mailSending,
    { type: 'mailFailed', failure },
    { ...blocked, mail: { status: 'failed', failure } },
  ],
  ['back from the password', signingIn, { type: 'wentBack' }, typing],
  ['back from the recovery', sending, { type: 'wentBack' }, password],
  ['back from the recovery mail', recoverySent, { type: 'wentBack' }, recovering],
  ['back from a blocked account', mailSending, { type: 'wentBack' }, password],
  ['back from the registration', registering, { type: 'wentBack' }, typing],
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
  ['the same address, filled in again', checking, { type: 'emailTyped', email }],
  ['letters while nothing is checked', typing, { type: 'emailTyped', email: 'b@c.cat' }],
  ['a second press while checking', checking, { type: 'emailEntered', email: 'b@c.cat' }],
  ['an answer to a sign-in that was left', typing, { type: 'accepted' }],
  ['a refusal that comes late', password, { type: 'refused' }],
  ['a forgotten password while signing in', signingIn, { type: 'passwordForgotten' }],
  ['an answer to a recovery that was left', recovering, { type: 'recoveryAnswered' }],
  ['a sent mail without a request', blocked, { type: 'mailSent' }],
  ['a failed mail without a request', blocked, { type: 'mailFailed', failure }],
  ['a password at the registration', registering, { type: 'passwordEntered' }],
  ['whatever happens afterwards', signedIn, { type: 'refused' }],
])('the login ignores %s', (_, state, event) => {
  expect(transition(state, event)).toBe(state)
})
