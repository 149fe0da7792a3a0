import { expect, it } from 'vitest'
import { respond, setUp, startServer } from '#testing/client.fixture.ts'
import { createLoginApi } from './login.api.ts'

startServer()

const signal = new AbortController().signal

it('the login’s api sends no session token with a sign-in, and a wrong password does not end the session', async () => {
  const requests = respond({}, { status: 401 })
  const { client, onUnauthorized } = setUp({ token: () => 'e.y.J' })
  const api = createLoginApi(client)
  await api.checkEmail('aloma@diari.example', signal)
  await api.signIn('aloma@diari.example', 'wrong', signal)
  await api.signInBy('apple', { code: 'c', token: 't' }, signal)
  await api.recoverPassword('aloma@diari.example')
  expect(requests.map(({ url }) => new URL(url).pathname.split('/').at(-1))).toEqual([
    'email-check',
    'login',
    'apple',
    'recover-password',
  ])
  expect(requests.map(({ headers }) => headers.get('x-bbnxauthorization'))).toEqual([null, null, null, null])
  expect(onUnauthorized).not.toHaveBeenCalled()
})
