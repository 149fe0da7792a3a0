import { expect, test, vi } from 'vitest'
import { NOON, setUpBackend } from './backend.fixture.ts'
import { createBackend } from './createBackend.ts'
import { parseFaults } from './faults.ts'
import { handleRequest } from './handleRequest.ts'

const poll = new Request('https://news.example/api/front/poll/4711')

test('faults are parsed with their calls and counts', () => {
  expect(parseFaults(' comments:500x2 , poll.vote:timeout,poll:delay-300')).toEqual({
    ok: true,
    value: [
      { call: 'comments', effect: { kind: 'status', status: 500 }, from: 1, times: 2, text: 'comments:500x2' },
      {
        call: 'poll.vote',
        effect: { kind: 'timeout' },
        from: 1,
        times: Number.POSITIVE_INFINITY,
        text: 'poll.vote:timeout',
      },
      {
        call: 'poll',
        effect: { kind: 'delay', ms: 300 },
        from: 1,
        times: Number.POSITIVE_INFINITY,
        text: 'poll:delay-300',
      },
    ],
  })
  expect(parseFaults('')).toEqual({ ok: true, value: [] })
})

test.each([
  ['coments:500', 'Unknown call “coments”; did you mean “comments”?'],
  ['comments.liek:500', 'Unknown call “comments.liek”; did you mean “comments.like”?'],
  ['poll:timeuot', 'Unknown fault “timeuot”; did you mean “timeout”?'],
  ['poll:501', 'Unknown fault “501”; did you mean “401”?'],
  ['poll', 'Unknown fault “”'],
])('a fault %s is refused with a helpful message', (text, sentence) => {
  const parsed = parseFaults(text)
  expect(parsed).toMatchObject({ ok: false, failure: expect.stringContaining(sentence) })
})

test.each([400, 401, 403, 404, 500])(
  'a fault makes its call answer %i, and leaves other calls alone',
  async (status) => {
    const { request } = setUpBackend()
    const fault = `poll:${status}`
    expect(await request('/poll/4711', { fault })).toMatchObject({ status, codes: ['FAULT'] })
    expect(await request('/paywall/message/501', { fault })).toMatchObject({ status: 200 })
  },
)

test('a fault applies as often as its count, until the backend is reset', async () => {
  const { request, backend } = setUpBackend()
  const fault = 'poll:500x2'
  const statuses = async () => [
    (await request('/poll/4711', { fault })).status,
    (await request('/poll/4712', { fault })).status,
    (await request('/poll/4711', { fault })).status,
  ]
  expect(await statuses()).toEqual([500, 500, 200])
  backend.reset()
  expect(await statuses()).toEqual([500, 500, 200])
})

test('a fault can start with a later request', async () => {
  const { request } = setUpBackend()
  const statuses = async (fault: string) => [
    (await request('/poll/4711', { fault })).status,
    (await request('/poll/4711', { fault })).status,
    (await request('/poll/4711', { fault })).status,
  ]
  expect(await statuses('poll:500@2x1')).toEqual([200, 500, 200])
  expect(await statuses('poll:404@3')).toEqual([200, 200, 404])
})

test('several faults of one call apply in order', async () => {
  const { request } = setUpBackend()
  const fault = 'poll:500x1,poll:404x1'
  expect((await request('/poll/4711', { fault })).status).toBe(500)
  expect((await request('/poll/4711', { fault })).status).toBe(404)
  expect((await request('/poll/4711', { fault })).status).toBe(200)
})

test('a vote that fails is not counted', async () => {
  const { request } = setUpBackend()
  await request('/poll/4715/vote/47151', { method: 'POST', fault: 'poll.vote:500' })
  expect((await request('/poll/4715')).value).toMatchObject({ totalVotes: 0 })
})

test('the fault abort cuts the connection', async () => {
  const { request } = setUpBackend()
  expect(await request('/poll/4711', { fault: 'poll:abort' })).toMatchObject({ status: 'abort' })
})

test('the fault malformed is not JSON; wrong-shape is JSON without the expected fields', async () => {
  const { request } = setUpBackend()
  await expect(request('/poll/4711', { fault: 'poll:malformed' })).rejects.toThrow(SyntaxError)
  expect((await request('/poll/4711', { fault: 'poll:wrong-shape' })).value).toEqual({ unexpected: true })
})

test('the fault delay answers late, and timeout never answers', async () => {
  vi.useFakeTimers()
  try {
    const backend = createBackend({ now: () => NOON })
    const settled = vi.fn()
    const answer = (fault: string) => {
      const faults = parseFaults(fault)
      return handleRequest(backend, poll.clone(), faults.ok ? faults.value : [])
    }
    const late = answer('poll:delay-3000').then(settled)
    void answer('poll:timeout').then(settled)
    await vi.advanceTimersByTimeAsync(2999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await late
    await vi.advanceTimersByTimeAsync(600_000)
    expect(settled).toHaveBeenCalledTimes(1)
  } finally {
    vi.useRealTimers()
  }
})
