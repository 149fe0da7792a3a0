import { expect, it } from 'vitest'
import { setUpBackend } from '../backend.fixture.ts'
import type { PersonaName } from '../personas.ts'
import { SEEDED_PASSWORD } from './Account.ts'
import { addressOf } from './addressOf.ts'

function setUp(as: PersonaName) {
  const { request } = setUpBackend()
  return {
    request,
    post: (path: string, body: object) => request(path, { method: 'POST', as, body }),
    signIn: (password: string) => request('/user/login', { method: 'POST', body: { email: addressOf(as), password } }),
  }
}

const passwords = (change: object = {}) => ({
  old_password: SEEDED_PASSWORD,
  new_password: 'Sobretaula9',
  confirm_password: 'Sobretaula9',
  ...change,
})

it('the backend changes the reader’s password', async () => {
  const { post, signIn } = setUp('registered')
  expect(await post('/user/new-password', passwords())).toMatchObject({ status: 200 })
  expect(await signIn(SEEDED_PASSWORD)).toMatchObject({ status: 401 })
  expect(await signIn('Sobretaula9')).toMatchObject({ status: 200 })
})

it.each([
  ['old_password', { old_password: 'wrong' }],
  ['new_password', { new_password: 'short', confirm_password: 'short' }],
  ['confirm_password', { confirm_password: 'Sobretaula8' }],
])('the backend refuses a wrong %s, and keeps the old password', async (field, change) => {
  const { post, signIn } = setUp('registered')
  expect(await post('/user/new-password', passwords(change))).toMatchObject({
    status: 400,
    codes: ['INVALID_FIELD'],
    messages: [field],
  })
  expect(await signIn(SEEDED_PASSWORD)).toMatchObject({ status: 200 })
})

it('the backend deletes the account of a reader without a subscription', async () => {
  const { request, post, signIn } = setUp('registered')
  expect(await post('/user/delete-account', { userId: 9002, confirm: true })).toMatchObject({ status: 400 })
  expect(await post('/user/delete-account', { userId: 9001 })).toMatchObject({ status: 400 })
  expect(await post('/user/delete-account', { userId: 9001, confirm: true })).toMatchObject({ status: 200 })
  expect(await request('/user/profile', { as: 'registered' })).toMatchObject({ status: 401 })
  expect(await signIn(SEEDED_PASSWORD)).toMatchObject({ status: 401 })
})

it('the backend refuses to delete the account of a subscriber', async () => {
  const { request, post } = setUp('subscriber')
  expect(await post('/user/delete-account', { userId: 9006, confirm: true })).toMatchObject({
    status: 409,
    codes: ['ACTIVE_SUBSCRIPTION'],
  })
  expect(await request('/user/profile', { as: 'subscriber' })).toMatchObject({ status: 200 })
})

it('the backend keeps both of two changes of an account that arrive at once', async () => {
  const { request } = setUpBackend()
  const change = (body: object) => request('/user/profile', { method: 'PATCH', as: 'subscriber', body })
  await Promise.all([
    change({ newsletters: { contents: true, promo: false, notices: true } }),
    change({ language: 'es' }),
  ])
  const { value } = await request('/user/profile', { as: 'subscriber' })
  expect(value).toMatchObject({ language: 'es', newsletters: { promo: false } })
})
