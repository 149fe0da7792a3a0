import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { answer, hold, Nothing, PollSchema, poll, setUp } from './client.fixture.ts'

describe('calls that are given up', () => {
  it('are aborted, and leave no record', async () => {
    const { asked } = hold()
    const { client, errors } = setUp()
    const island = new AbortController()
    const result = client.get('poll/4711', PollSchema, { signal: island.signal })
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    island.abort()
    await expect(result).resolves.toEqual({ ok: false, failure: { kind: 'aborted' } })
    expect(errors.get()).toEqual([])
  })

  it('are not even made for an island that is already gone', async () => {
    const asked = answer({ id: '4711' })
    const result = await setUp().client.get('poll/4711', PollSchema, { signal: AbortSignal.abort() })
    expect(result).toEqual({ ok: false, failure: { kind: 'aborted' } })
    expect(asked).toEqual([])
  })
})

describe('calls that are shared', () => {
  it('two islands that ask for the same make one request, and one record when it fails', async () => {
    const asked = answer({}, { status: 500 })
    const { client, errors } = setUp()
    const results = await Promise.all([client.get('poll/4711', PollSchema), client.get('poll/4711', PollSchema)])
    expect(results).toMatchObject([{ failure: { status: 500 } }, { failure: { status: 500 } }])
    expect(asked).toHaveLength(1)
    expect(errors.get()).toHaveLength(1)
    await client.get('poll/4711', PollSchema)
    expect(asked).toHaveLength(2)
  })

  it('each checks the answer by its own schema', async () => {
    answer({ id: '4711' })
    const { client } = setUp()
    const [first, second] = await Promise.all([
      client.get('poll/4711', PollSchema),
      client.get('poll/4711', v.object({ title: v.string() })),
    ])
    expect(first).toEqual(poll)
    expect(second).toMatchObject({ failure: { kind: 'contract' } })
  })

  it('one that leaves does not take the answer from the other', async () => {
    const { asked, letGo } = hold()
    const { client } = setUp()
    const leaving = new AbortController()
    const gone = client.get('poll/4711', PollSchema, { signal: leaving.signal })
    const staying = client.get('poll/4711', PollSchema, { signal: new AbortController().signal })
    leaving.abort()
    letGo()
    await expect(gone).resolves.toMatchObject({ failure: { kind: 'aborted' } })
    await expect(staying).resolves.toEqual(poll)
    expect(asked).toHaveLength(1)
  })

  it('the request is aborted when all have left, and who comes then asks anew', async () => {
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

  it('a double click sends one request; another text, path or reader sends another', async () => {
    let token = 'e.y.J'
    const { asked, letGo } = hold(null)
    const { client } = setUp({ token: () => token })
    const post = (path: string, text: string) => client.post(path, Nothing, { body: { text } })
    const calls = [post('a', 'Hola'), post('a', 'Hola'), post('a', 'Adéu'), post('b', 'Hola')]
    token = 'o.th.er'
    calls.push(post('a', 'Hola'))
    letGo()
    await Promise.all(calls)
    expect(asked).toHaveLength(4)
  })

  it('the same form is sent once, another with the same fields again', async () => {
    const { asked, letGo } = hold(null)
    const { client } = setUp()
    const form = new FormData()
    const calls = [form, form, new FormData()].map((body) => client.post('user/avatar', Nothing, { body }))
    letGo()
    await Promise.all(calls)
    expect(asked).toHaveLength(2)
  })
})
