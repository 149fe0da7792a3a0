import { describe, expect, it } from 'vitest'
import { initialState, type RegisterEvent, type RegisterState, stepOf, transition } from './register.model.ts'

const failure = { kind: 'timeout' } as const
const account = { email: 'mar@diari.example', password: 'Portclar1' }
const none = { name: '', surname: '', birthdate: '' }
const details = { name: 'Mar', surname: 'Riera', birthdate: '23/04/1990' }
const inUse = { field: 'email', problem: 'emailInUse' }
const badName = { field: 'name', problem: 'nameInvalid' }

const first: RegisterState = { status: 'account', account, details: none, problems: [] }
const second: RegisterState = { status: 'details', account, details, problem: undefined }
const creating: RegisterState = { status: 'creating', account, details }
const created: RegisterState = { status: 'created', email: account.email, isKept: true }

it.each<[string, RegisterState, RegisterEvent, RegisterState]>([
  ['from the account to the details', first, { type: 'accountEntered', account }, { ...second, details: none }],
  ['the details while they are typed', { ...second, details: none }, { type: 'detailsTyped', details }, second],
  ['the details when they are sent', second, { type: 'detailsEntered', details }, creating],
  [
    'the details that are typed while the form is sent',
    creating,
    { type: 'detailsTyped', details: none },
    { ...creating, details: none },
  ],
  ['from the details to the end', creating, { type: 'created' }, created],
  [
    'the details when a field of theirs is refused',
    creating,
    { type: 'notCreated', problem: { kind: 'fields', problems: [badName] } },
    { ...second, problem: { kind: 'fields', problems: [badName] } },
  ],
  [
    'back to the account when a field of it is refused',
    creating,
    { type: 'notCreated', problem: { kind: 'fields', problems: [badName, inUse] } },
    { ...first, details, problems: [inUse] },
  ],
  [
    'the details when the answer is lost',
    creating,
    { type: 'notCreated', problem: { kind: 'failed', failure } },
    { ...second, problem: { kind: 'failed', failure } },
  ],
  ['back from the details', second, { type: 'wentBack' }, { ...first, details }],
])('the registration goes from step to step: %s', (_, state, event, next) => {
  expect(transition(state, event)).toEqual(next)
})

describe('the registration’s step at an event that does not apply', () => {
  it.each<[string, RegisterState, RegisterEvent]>([
    ['back at the first step', first, { type: 'wentBack' }],
    ['back while the account is made', creating, { type: 'wentBack' }],
    ['back at the last step', created, { type: 'wentBack' }],
    ['a made account before the call', second, { type: 'created' }],
    ['details that are sent twice', creating, { type: 'detailsEntered', details: none }],
    ['details at the first step', first, { type: 'detailsEntered', details }],
    ['an account at the second step', second, { type: 'accountEntered', account }],
    ['a refusal of an earlier call', second, { type: 'notCreated', problem: { kind: 'fields', problems: [inUse] } }],
    ['a failure of an earlier call', second, { type: 'notCreated', problem: { kind: 'failed', failure } }],
  ])('stays as it is: %s', (_, state, event) => {
    expect(transition(state, event)).toBe(state)
  })
})

it('the registration has three steps and begins at the first', () => {
  expect([first, second, creating, created].map(stepOf)).toEqual([1, 2, 2, 3])
  expect(initialState('mar@diari.example', details)).toEqual({
    ...first,
    account: { ...account, password: '' },
    details,
  })
})
