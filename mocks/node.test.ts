import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { TOKEN_NAME } from '#lib/site/limits.ts'
import { createToken } from './backend/token.ts'
import { createMockServer } from './node.ts'

const now = () => new Date('2026-11-13T12:00:00.000Z')
const mocks = createMockServer({ now })

beforeAll(() => mocks.server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => mocks.set())
afterAll(() => mocks.server.close())

test('the mocks in Node answer at any host', async () => {
  const response = await fetch('https://news.example/api/front/user/profile', {
    headers: { [TOKEN_NAME]: createToken('staff', now()) },
  })
  expect(await response.json()).toMatchObject({ response: { nick: 'Redacció', isStaff: true } })
})

test('a fault lasts until the next reset', async () => {
  mocks.set({ fault: 'poll:403' })
  expect((await fetch('https://news.example/api/front/poll/4711')).status).toBe(403)
  mocks.set()
  expect((await fetch('https://news.example/api/front/poll/4711')).status).toBe(200)
})
