import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { TOKEN_NAME } from '#lib/site/limits.ts'
import { type MockWorker, startWorker } from './browser.ts'

const now = () => new Date('2026-11-13T12:00:00.000Z')
let mocks: MockWorker

beforeAll(async () => {
  mocks = await startWorker({ now })
})
beforeEach(() => mocks.set())
afterAll(() => mocks.stop())

const tokenInCookie = () => /nx-session-user=([^;]+)/.exec(document.cookie)?.[1]

test('the worker forwards the page’s requests to the backend', async () => {
  const response = await fetch('/api/front/poll/4715')
  expect(await response.json()).toMatchObject({ data: { id: 4715, totalVotes: 0 } })
  await fetch('/api/front/poll/4715/vote/47151', { method: 'POST' })
  expect(mocks.backend.state.polls.get('4715')?.options[0]?.votes).toBe(1)
})

test('a persona’s session cookie signs in, and a visitor’s signs out', async () => {
  expect(tokenInCookie()).toBeUndefined()
  mocks.set({ persona: 'founder' })
  const response = await fetch('/api/front/user/profile', { headers: { [TOKEN_NAME]: tokenInCookie() ?? '' } })
  expect(await response.json()).toMatchObject({ response: { nick: 'Subscriptor 14' } })
  mocks.set()
  expect(tokenInCookie()).toBeUndefined()
})

test('the worker applies faults, and rejects an unknown one by name', async () => {
  mocks.set({ fault: 'poll:500x1,poll.vote:abort' })
  expect((await fetch('/api/front/poll/4711')).status).toBe(500)
  expect((await fetch('/api/front/poll/4711')).status).toBe(200)
  await expect(fetch('/api/front/poll/4711/vote/47111', { method: 'POST' })).rejects.toThrow(TypeError)
  expect(() => mocks.set({ fault: 'pol:500' })).toThrow('did you mean “poll”?')
})

test('the worker answers in the page’s language', async () => {
  mocks.set({ language: 'de' })
  const response = await fetch('/api/front/poll/4713')
  expect(await response.json()).toMatchObject({ data: { question: expect.stringContaining('Weihnachtsbeleuchtung') } })
})

test('the worker fails an unknown API call, and passes any other request through', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect((await fetch('/api/front/weather')).status).toBe(501)
  expect(printed).toHaveBeenCalledWith(expect.stringContaining('/api/front/weather'))
  expect((await fetch('/mockServiceWorker.js')).status).toBe(200)
})
