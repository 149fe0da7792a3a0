import { expect, it } from 'vitest'
import { setUpBackend } from '../backend.fixture.ts'
import { SEEDED_PASSWORD, SEEDED_RECOVERY } from './Account.ts'
import { addressOf } from './addressOf.ts'
import { BLOCKED_ADDRESS } from './seedAccounts.ts'

const post = (body: unknown) => ({ method: 'POST' as const, body })
const registration = {
  email: 'Mar@illa.example',
  password: 'Portclar1',
  name: 'Mar',
  surname: 'Riera',
  birthdate: '1990-04-23',
  origin: 'web',
}

it('the backend checks whether an address has an account', async () => {
  const { request } = setUpBackend()
  const check = async (email: string) => (await request('/user/email-check', post({ email }))).value
  expect(await check(` ${addressOf('subscriber').toUpperCase()} `)).toEqual({ emailCheck: true })
  expect(await check('nobody@elfar.example')).toEqual({ emailCheck: false })
})

it('the backend signs a persona in with its password only', async () => {
  const { request } = setUpBackend()
  const logIn = (email: string, password: string) => request('/user/login', post({ email, password }))
  expect(await logIn(addressOf('subscriber'), SEEDED_PASSWORD)).toMatchObject({
    status: 200,
    value: { user: { id: '9006' }, interests: { blockedUsers: [] } },
  })
  expect((await logIn(addressOf('subscriber'), 'x')).status).toBe(401)
  expect((await logIn('nobody@elfar.example', SEEDED_PASSWORD)).status).toBe(401)
  expect((await logIn(BLOCKED_ADDRESS, 'x')).status).toBe(401)
  expect(await logIn(BLOCKED_ADDRESS, SEEDED_PASSWORD)).toMatchObject({
    status: 403,
    value: { userId: 9100, name: 'Berenguera' },
  })
})

it('the backend registers an address once, and lets the reader sign in', async () => {
  const { request, backend } = setUpBackend()
  const register = (change: object = {}) => request('/user/register', post({ ...registration, ...change }))
  expect(await register()).toMatchObject({ status: 200, value: { user: { nick: 'Mar', emailValidated: false } } })
  expect(await register()).toMatchObject({ status: 400, codes: ['EMAIL_ALREADY_IN_USE'] })
  expect(await register({ email: 'b@c.cat', name: 'Redacció' })).toMatchObject({ codes: ['INVALID_FIELD'] })
  expect(await register({ email: 'b@c.cat', birthdate: '23/04/1990' })).toMatchObject({ codes: ['INVALID_FIELD'] })
  const answer = await request('/user/login', post({ email: 'mar@illa.example', password: 'Portclar1' }))
  expect(answer.status).toBe(200)
  expect(backend.state.mails).toEqual([expect.objectContaining({ to: 'mar@illa.example', kind: 'validation' })])
})

it('the backend changes a password by a one-time link', async () => {
  const { request, backend } = setUpBackend()
  expect((await request('/user/recover-password', post({ email: 'nobody@elfar.example' }))).status).toBe(200)
  expect(backend.state.mails).toEqual([])
  await request('/user/recover-password', post({ email: addressOf('founder') }))
  const link = backend.state.mails.at(-1)?.link ?? ''
  const token = new URLSearchParams(link.split('?')[1]).get('token')
  const change = (with_: unknown) => request('/user/change-password', post({ token: with_, password: 'Portclar3' }))
  expect((await change(token)).status).toBe(200)
  expect(await change(token)).toMatchObject({ status: 403, codes: ['EXPIRED_TOKEN'] })
  expect((await change(SEEDED_RECOVERY)).status).toBe(200)
  const logIn = await request('/user/login', post({ email: addressOf('founder'), password: 'Portclar3' }))
  expect(logIn.status).toBe(200)
})

it('the backend sends the validation mail to the account’s own address', async () => {
  const { request, backend } = setUpBackend()
  expect((await request('/user/resend-validation-mail', post({ userId: 9100 }))).status).toBe(200)
  expect((await request('/user/resend-validation-mail', post({ userId: 1 }))).status).toBe(404)
  expect(backend.state.mails).toHaveLength(1)
})
