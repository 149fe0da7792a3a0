import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { holdRequests, Nothing, PollSchema, poll, respond, setUp, startServer } from '#testing/client.fixture.ts'

startServer()

describe('aborted calls', () => {
  it('end as aborted, and are not added to the error list', async () => {
    const { requests } = holdRequests()
    const { client, errors } = setUp()
    const island = new AbortController()
    const result = client.get('poll/4711', PollSchema, { signal: island.signal })
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    island.abort()
    await expect(result).resolves.toEqual({ ok: false, failure: { kind: 'aborted' } })
    expect(errors.get()).toEqual([])
  })

  it('are not sent when the island has unmounted already', async () => {
    const requests = respond({ id: '4711' })
    const result = await setUp().client.get('poll/4711', PollSchema, { signal: AbortSignal.abort() })
    expect(result).toEqual({ ok: false, failure: { kind: 'aborted' } })
    expect(requests).toEqual([])
  })
})

describe('shared calls', () => {
  it('send one request for two islands, and record one error when it fails', async () => {
    const requests = respond({}, { status: 500 })
    const { client, errors } = setUp()
    const results = await Promise.all([client.get('poll/4711', PollSchema), client.get('poll/4711', PollSchema)])
    expect(results).toMatchObject([{ failure: { status: 500 } }, { failure: { status: 500 } }])
    expect(requests).toHaveLength(1)
    expect(errors.get()).toHaveLength(1)
    await client.get('poll/4711', PollSchema)
    expect(requests).toHaveLength(2)
  })

  it('parse the answer by each caller’s own schema', async () => {
    respond({ id: '4711' })
    const { client } = setUp()
    const [first, second] = await Promise.all([
      client.get('poll/4711', PollSchema),
      client.get('poll/4711', v.object({ title: v.string() })),
    ])
    expect(first).toEqual(poll)
    expect(second).toMatchObject({ failure: { kind: 'contract' } })
  })

  it('still answer one caller when the other aborts', async () => {
    const { requests, release } = holdRequests()
    const { client } = setUp()
    const leaving = new AbortController()
    const aborted = client.get('poll/4711', PollSchema, { signal: leaving.signal })
    const active = client.get('poll/4711', PollSchema, { signal: new AbortController().signal })
    leaving.abort()
    release()
    await expect(aborted).resolves.toMatchObject({ failure: { kind: 'aborted' } })
    await expect(active).resolves.toEqual(poll)
    expect(requests).toHaveLength(1)
  })

  it('abort the request when all callers have, and send a new one for the next caller', async () => {
    const signals: AbortSignal[] = []
    const neverEnding: typeof fetch = (input) => {
      if (input instanceof Request) signals.push(input.signal)
      return signals.length === 1 ? new Promise(() => {}) : Promise.resolve(Response.json({ id: '4711' }))
    }
    const { client } = setUp({ fetch: neverEnding })
    const first = new AbortController()
    const second = new AbortController()
    const leaving = [first, second].map(({ signal }) => client.get('poll/4711', PollSchema, { signal }))
    await vi.waitFor(() => expect(signals).toHaveLength(1))
    first.abort()
    expect(signals[0]?.aborted).toBe(false)
    second.abort()
    expect(signals[0]?.aborted).toBe(true)
    await expect(client.get('poll/4711', PollSchema)).resolves.toEqual(poll)
    await expect(Promise.all(leaving)).resolves.toMatchObject([{ ok: false }, { ok: false }])
  })

  it('send one request for a double click, and another for a different text, path or reader', async () => {
    let token = 'e.y.J'
    const { requests, release } = holdRequests(null)
    const { client } = setUp({ token: () => token })
    const post = (path: string, text: string) => client.post(path, Nothing, { body: { text } })
    const calls = [post('a', 'Hola'), post('a', 'Hola'), post('a', 'Adéu'), post('b', 'Hola')]
    token = 'o.th.er'
    calls.push(post('a', 'Hola'))
    release()
    await Promise.all(calls)
    expect(requests).toHaveLength(4)
  })

  it('send the same form once, and an equal form again', async () => {
    const { requests, release } = holdRequests(null)
    const { client } = setUp()
    const form = new FormData()
    const calls = [form, form, new FormData()].map((body) => client.post('user/avatar', Nothing, { body }))
    release()
    await Promise.all(calls)
    expect(requests).toHaveLength(2)
  })
})
