import { expect, test } from 'vitest'
import { NOON, setUpBackend } from './backend.fixture.ts'
import { type PersonaName, personaNames } from './personas.ts'
import { createToken } from './token.ts'

const post = (as?: PersonaName) => ({ method: 'POST', body: { comment: { body: 'Hola' } }, ...(as && { as }) }) as const

const commenters: readonly PersonaName[] = [
  'subscriber',
  'unpaid-subscriber',
  'subscriber-no-archive',
  'subscriber-no-gift',
  'subscriber-last-gift',
  'subscriber-gifts-used',
  'premium-s',
  'premium-c',
  'founder',
  'staff',
  'apple',
  'apple-monthly',
  'subscriber-site',
  'collector',
]

test.each(personaNames)('writing a comment as %s needs a subscription that includes comments', async (as) => {
  const { request } = setUpBackend()
  const expected = commenters.includes(as) ? 200 : as === 'anonymous' ? 401 : 403
  expect(await request('/comment/content/1001/new', post(as))).toMatchObject({ status: expected })
})

test.each(['/user/profile', '/user/interest'])('%s needs a signed-in reader', async (path) => {
  const { request } = setUpBackend()
  expect(await request(path)).toMatchObject({ status: 401 })
  expect(await request(path, { as: 'registered' })).toMatchObject({ status: 200 })
})

test('an expired or malformed token is refused even without authorization', async () => {
  const { request } = setUpBackend()
  const monthsAgo = new Date(NOON.getTime() - 31 * 24 * 60 * 60 * 1000)
  for (const token of [createToken('subscriber', monthsAgo), 'nonsense', 'a.b.c']) {
    expect(await request('/poll/4711', { token })).toMatchObject({ status: 401 })
  }
  expect(await request('/poll/4711')).toMatchObject({ status: 200 })
})

test('a token has the JWT format', () => {
  const [header = '', payload = ''] = createToken('premium-s', NOON).split('.')
  expect(JSON.parse(atob(header))).toEqual({ alg: 'none', typ: 'JWT' })
  const issued = NOON.getTime() / 1000
  expect(JSON.parse(atob(payload))).toEqual({ sub: 'premium-s', iat: issued, exp: issued + 30 * 86_400 })
})
