import { expect, it, vi } from 'vitest'
import { success } from '#lib/result.ts'
import { createDeferred, interests, openTab } from '#testing/library.fixture.ts'
import type { ApiClient } from '../api/apiClient.ts'
import type { Session } from '../session/session.types.ts'
import { getLibrary } from './getLibrary.ts'

it.each([true, false])('a library whose page has ended does not store an answer: %s', async (hasEnded) => {
  const page = new AbortController()
  const answer = createDeferred<unknown>()
  const library = getLibrary({
    // The library asks these for nothing else.
    client: { get: () => answer.promise } as unknown as ApiClient,
    session: openTab().session as unknown as Session,
    now: () => new Date(),
    getShared: (_, create) => create(page.signal),
    report: vi.fn(),
  })
  const loaded = library.load()
  if (hasEnded) page.abort()
  answer.resolve(success(interests()))
  await loaded
  expect(localStorage.getItem('nx-user-interests-9006') === null).toBe(hasEnded)
  localStorage.clear()
})
