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
  ['1 to 2', first, { type: 'accountEntered', account }, { ...second, details: none }],
  ['2, typing', { ...second, details: none }, { type: 'detailsTyped', details }, second],
  ['2, sent', second, { type: 'detailsEntered', details }, creating],
  ['2, typing while it is sent', creating, { type: 'detailsTyped', details: none }, { ...creating, details: none }],
  ['2 to 3', creating, { type: 'created' }, created],
  [
    '2, refused there',
    creating,
    { type: 'notCreated', problem: { kind: 'fields', problems: [badName] } },
    { ...second, problem: { kind: 'fields', problems: [badName] } },
  ],
  [
    '2, refused at 1',
    creating,
    { type: 'notCreated', problem: { kind: 'fields', problems: [badName, inUse] } },
    { ...first, details, problems: [inUse] },
  ],
  [
    '2, lost',
    creating,
    { type: 'notCreated', problem: { kind: 'failed', failure } },
    { ...second, problem: { kind: 'failed', failure } },
  ],
  ['back from 2', second, { type: 'wentBack' }, { ...first, details }],
])('the registration goes from step to step: %s', (_, state, event, next) => {
  expect(transition(state, event)).toEqual(next)
})

describe('the registration’s step at an event that does not apply', () => {
  it.each<[string, RegisterState, RegisterEvent]>([
    ['back never goes below 1', first, { type: 'wentBack' }],
    ['no back while the account is made', creating, { type: 'wentBack' }],
    ['no back from 3', created, { type: 'wentBack' }],
    ['3 only after the call', second, { type: 'created' }],
    ['sent twice', creating, { type: 'detailsEntered', details: none }],
    ['details at 1', first, { type: 'detailsEntered', details }],
    ['account at 2', second, { type: 'accountEntered', account }],
    ['a refusal of before', second, { type: 'notCreated', problem: { kind: 'fields', problems: [inUse] } }],
    ['a failure of before', second, { type: 'notCreated', problem: { kind: 'failed', failure } }],
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
