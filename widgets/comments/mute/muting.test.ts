import { describe, expect, it, vi } from 'vitest'
import { failed, success } from '#lib/result.ts'
import { check } from '#lib/schema/parseJson.ts'
import type { ApiClient } from '#page/api/apiClient.ts'
import type { LibraryPage } from '#page/library/getLibrary.ts'
import type { Session } from '#page/session/session.types.ts'
import { networkFailure } from '../comments.fixture.ts'
import { changeMuted } from './changeMuted.ts'
import { readMuted } from './readMuted.ts'

const nothing = { contents: [], users: [], authors: [], columns: [], topics: [] }

/** A page with a signed-in reader, whose client answers by method and parses with the schema. */
function createTestPage({ get, post = {} }: { get: unknown; post?: unknown }) {
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() })
  const sent = vi.fn()
  const verb = (method: string, answer: unknown) => async (path: string, schema: Parameters<typeof check>[1]) => {
    sent(method, path)
    if (answer === networkFailure) return networkFailure
    const parsed = check(answer, schema)
    return parsed.ok ? success(parsed.value) : failed({ kind: 'contract', detail: parsed.failure } as const)
  }
  const state = { status: 'signedIn', user: { id: '9006' } }
  const made = new Map<string, unknown>()
  const page = {
    // A fake of the two verbs that are used, and of a session that stays.
    client: { get: verb('GET', get), post: verb('POST', post) } as unknown as ApiClient,
    session: { get: () => state, ready: async () => state, subscribe: () => () => {} } as unknown as Session,
    now: () => new Date(0),
    report: vi.fn(),
    getShared<Shared>(key: string, create: (signal: AbortSignal) => Shared) {
      if (!made.has(key)) made.set(key, create(new AbortController().signal))
      // The same key always has the same type.
      return made.get(key) as Shared
    },
  } satisfies LibraryPage
  return { page, sent }
}

describe('readMuted', () => {
  it('reads the ids from the interests, with one request per page', async () => {
    const { page, sent } = createTestPage({ get: { ...nothing, blockedUsers: [7, '8'] } })
    expect(await readMuted(page)).toEqual(new Set(['7', '8']))
    expect(await readMuted(page)).toEqual(new Set(['7', '8']))
    expect(sent).toHaveBeenCalledExactlyOnceWith('GET', 'user/interest')
  })

  it('is empty when the backend sends no list, and unknown when the request fails', async () => {
    expect(await readMuted(createTestPage({ get: nothing }).page)).toEqual(new Set())
    expect(await readMuted(createTestPage({ get: { ...nothing, blockedUsers: 'all' } }).page)).toEqual(new Set())
    expect(await readMuted(createTestPage({ get: networkFailure }).page)).toBeUndefined()
  })
})

describe('changeMuted', () => {
  const known = { ...nothing, blockedUsers: ['1'] }

  it.each([
    [true, 'a/b', 'user/a%2Fb/lock', ['1', 'a/b']],
    [false, '1', 'user/1/unlock', []],
  ])('changes the cached interests (%s)', async (wanted, id, path, muted) => {
    const { page, sent } = createTestPage({ get: known })
    expect(await changeMuted(page, id, wanted)).toEqual(success(new Set(muted)))
    expect(sent).toHaveBeenLastCalledWith('POST', path)
  })

  it('uses the server’s list when the answer has one', async () => {
    const { page } = createTestPage({ get: known, post: { blockedUsers: [5] } })
    expect(await changeMuted(page, '2', true)).toEqual(success(new Set(['5', '2'])))
  })

  it('changes nothing when the request fails', async () => {
    const { page } = createTestPage({ get: known, post: networkFailure })
    expect(await changeMuted(page, '2', true)).toEqual(networkFailure)
    expect(await readMuted(page)).toEqual(new Set(['1']))
  })
})
