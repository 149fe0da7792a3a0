import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { IslandContext } from '#islands/island/islandContext.types.ts'
import type { SessionState } from '../session/session.types.ts'
import { createInterruptedActions } from './interruptedActions.ts'
import { resumeAction } from './resumeAction.ts'

const now = () => new Date('2026-11-21T10:00:00Z')
const report = vi.fn()
const reader = { id: '7', nick: 'Ada' }

/** A page whose session is controlled by the test. */
function openPage(start: 'anonymous' | 'signedIn') {
  // The only fields of a user that the session reads.
  const state = (status: string) => ({ status, user: reader }) as SessionState
  let current = state(start)
  const listeners = new Set<(state: SessionState) => void>()
  const lifetime = new AbortController()
  const session = {
    get: () => current,
    ready: async () => current,
    subscribe(listener: (state: SessionState) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  // The only parts of the island that it uses.
  const context = { session, signal: lifetime.signal, now, report } as unknown as IslandContext
  return {
    context,
    lifetime,
    listeners,
    signIn() {
      current = state('signedIn')
      for (const listener of listeners) listener(current)
    },
  }
}

const interrupt = () =>
  createInterruptedActions({ storage: () => sessionStorage, now, report }).save({ kind: 'save', id: '1001' })

beforeEach(interrupt)
afterEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', location.pathname + location.search)
})

it('resumeAction resumes an action once on the page to which the reader returns, and removes the fragment', async () => {
  history.replaceState(null, '', '#quiosc-resume')
  const [act, other] = [vi.fn(), vi.fn()]
  const { context } = openPage('signedIn')
  resumeAction(context, 'save', '1001', act)
  resumeAction(context, 'save', '1001', other)
  await vi.waitFor(() => expect(act).toHaveBeenCalledExactlyOnceWith({ kind: 'save', id: '1001' }))
  expect(other).not.toHaveBeenCalled()
  expect(location.hash).toBe('')
})

it('resumeAction resumes an action in place after a sign-in in another tab', async () => {
  const act = vi.fn()
  const { context, signIn } = openPage('anonymous')
  resumeAction(context, 'save', '1001', act)
  await Promise.resolve()
  expect(act).not.toHaveBeenCalled()
  signIn()
  expect(act).toHaveBeenCalledTimes(1)
  signIn()
  expect(act).toHaveBeenCalledTimes(1)
})

it('resumeAction stops waiting for a sign-in when its island unmounts', () => {
  const act = vi.fn()
  const { context, lifetime, listeners, signIn } = openPage('anonymous')
  resumeAction(context, 'save', '1001', act)
  lifetime.abort()
  expect(listeners.size).toBe(0)
  signIn()
  expect(act).not.toHaveBeenCalled()
})
