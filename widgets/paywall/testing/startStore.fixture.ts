import * as v from 'valibot'
import { vi } from 'vitest'
import { ownTimeZone } from '#kit/dates/dates.fixture.ts'
import type { Result } from '#lib/result.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import type { SessionState } from '#page/session/session.types.ts'
import { PaywallMarkerSchema, type PaywallMessage, PaywallMessageSchema } from '../paywall.schema.ts'
import { createPaywallStore, type PaywallStoreDeps } from '../paywall.store.ts'
import { cookiesWith, userWith } from './paywall.fixture.ts'

export const anonymous: SessionState = { status: 'anonymous' }
export const unknown: SessionState = { status: 'loading', user: undefined }
export const signedIn = (fields: object = {}): SessionState => ({ status: 'signedIn', user: userWith(fields) })
export const subscriber = signedIn({ subscriber: true })

export const message = v.parse(PaywallMessageSchema, { id: 501, title: 'From the message' })

/** A store whose session and answers the test decides. */
export function startStore(
  marker: object,
  start: SessionState,
  cookies = cookiesWith(),
  served?: PaywallStoreDeps['served'],
) {
  let session = start
  let settle = (_: SessionState) => {}
  const listeners = new Set<(state: SessionState) => void>()
  const ready = new Promise<SessionState>((resolve) => {
    settle = resolve
  })
  const answers: ((answer: Result<PaywallMessage, ApiFailure>) => void)[] = []
  const deps = {
    api: {
      fetchMessage: vi.fn(
        (_id: string, _signal: AbortSignal) =>
          new Promise<Result<PaywallMessage, ApiFailure>>((resolve) => answers.push(resolve)),
      ),
    },
    served,
    cookies: vi.fn(() => cookies),
    session: {
      get: () => session,
      ready: () => ready,
      subscribe(listener: (state: SessionState) => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    timeZone: ownTimeZone,
    now: vi.fn(() => new Date(2026, 10, 21, 12)),
    linkValues: () => ({ backUrl: '/here', returnUrl: undefined, email: 'typed' }),
    reload: vi.fn(() => true),
    onViewed: vi.fn(),
    onToggled: vi.fn(),
  }
  const store = createPaywallStore(v.parse(PaywallMarkerSchema, marker), deps)
  let lifetime = new AbortController()
  store.start(lifetime.signal)
  return {
    ...deps,
    fetchMessage: deps.api.fetchMessage,
    store,
    lifetime,
    state: store.getState,
    /** As a view that is taken away and shown again. */
    restart() {
      lifetime.abort()
      lifetime = new AbortController()
      store.start(lifetime.signal)
    },
    become(next: SessionState) {
      session = next
      for (const listener of [...listeners]) listener(next)
    },
    async settle(next: SessionState) {
      session = next
      settle(next)
      await ready
    },
    /** @param nth Of the requests that wait for an answer. */
    async answer(result: Result<PaywallMessage, ApiFailure>, nth = 0) {
      for (const resolve of answers.splice(nth, 1)) resolve(result)
      await new Promise(setImmediate)
    },
    /** How many requests wait for an answer. */
    pending: () => answers.length,
    listeners,
  }
}
