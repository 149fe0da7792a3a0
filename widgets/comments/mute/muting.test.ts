import { describe, expect, it, vi } from 'vitest'
import type { ApiClient } from '../../../src/api/apiClient.ts'
import { check } from '../../../src/lib/parseJson.ts'
import { failed, success } from '../../../src/lib/result.ts'
import { lost } from '../comments.fixture.ts'
import { changeMuted } from './changeMuted.ts'
import { readMuted } from './readMuted.ts'

/** Answers every call alike, through the schema as the client does. */
function createTestClient(answer: unknown) {
  const sent = vi.fn()
  const verb = (method: string) => async (path: string, schema: Parameters<typeof check>[1]) => {
    sent(method, path)
    const parsed = check(answer, schema)
    return parsed.ok ? success(parsed.value) : failed({ kind: 'contract', detail: parsed.failure } as const)
  }
  // A fake of the two verbs that are used.
  return { client: { get: verb('GET'), post: verb('POST') } as unknown as ApiClient, sent }
}
const { signal } = new AbortController()

describe('readMuted', () => {
  it('reads the ids among the interests', async () => {
    const { client, sent } = createTestClient({ blockedUsers: [7, '8'], users: [1] })
    expect(await readMuted(client, signal)).toEqual(new Set(['7', '8']))
    expect(sent).toHaveBeenCalledExactlyOnceWith('GET', 'user/interest')
  })

  it('is nobody where the backend says nothing of it, and unknown where the answer is broken', async () => {
    expect(await readMuted(createTestClient({ users: [] }).client, signal)).toEqual(new Set())
    expect(await readMuted(createTestClient({ blockedUsers: 'all' }).client, signal)).toBeUndefined()
  })
})

describe('changeMuted', () => {
  it.each([
    [true, 'user/a%2Fb/lock', ['1', 'a/b']],
    [false, 'user/a%2Fb/unlock', ['1']],
  ])('changes what is known (%s)', async (wanted, path, muted) => {
    const { client, sent } = createTestClient({})
    expect(await changeMuted(client, new Set(['1', 'a/b']), 'a/b', wanted)).toEqual(success(new Set(muted)))
    expect(sent).toHaveBeenCalledExactlyOnceWith('POST', path)
  })

  it('believes the server where it says who is muted', async () => {
    const { client } = createTestClient({ blockedUsers: [5] })
    expect(await changeMuted(client, new Set(['1']), '2', true)).toEqual(success(new Set(['5', '2'])))
  })

  it('changes nothing when it is lost', async () => {
    const client = { post: async () => lost } as unknown as ApiClient
    expect(await changeMuted(client, new Set(), '2', true)).toEqual(lost)
  })
})
