import { waitFor } from '@testing-library/dom'
import { http } from 'msw'
import { expect, onTestFinished, vi } from 'vitest'
import { deepActiveElement } from '#kit/dom/deepActiveElement.ts'
import { REQUEST_TIMEOUT } from '#lib/site/limits.ts'
import { type CallName, calls } from '#mocks/backend/calls.ts'
import type { PersonaName } from '#mocks/backend/personas.ts'
import type { MockWorker } from '#mocks/browser.ts'
import type { openPanel } from '../openPanel.fixture.tsx'
import { faults as allFaults, type FaultName } from './faultWords.ts'

type Opened = Awaited<ReturnType<typeof openPanel>>

/** @returns How many requests of a call have reached the backend. */
function countCalls({ worker }: MockWorker, name: CallName): () => number {
  const { method, path, root = '/api/front' }: (typeof calls)[CallName] & { root?: string } = calls[name]
  let count = 0
  // Answering nothing passes the request on to the backend.
  const pass = ({ request }: { request: Request }) => {
    if (request.method === method) count++
  }
  worker.use(http.all(`*${root}${path}`, pass))
  return () => count
}

export interface FaultyCall {
  call: CallName
  persona?: PersonaName | undefined
  /** All, unless some do not matter. */
  faults?: readonly FaultName[]
}

/**
 * Signs a reader in whose call fails once with each fault, and then with 401. Time-outs and pauses take no time.
 *
 * @returns `struck`: waits until the call has reached the backend for this fault, after a pause in milliseconds, and lets its time run out where it is never
 *   answered.
 */
export function setFaults(
  backend: MockWorker,
  { call, persona = 'subscriber', faults = allFaults }: FaultyCall,
): { struck(fault: FaultName | '401', pause?: number): Promise<void> } {
  const fault = [...faults, '401'].map((name) => `${call}:${name}x1`).join()
  backend.set({ persona, language: 'en', fault })
  const arrived = countCalls(backend, call)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  return {
    async struck(fault, pause = 0) {
      if (pause > 0) vi.advanceTimersByTime(pause)
      // The last one has the index after all others.
      const index = fault === '401' ? faults.length : faults.indexOf(fault)
      await waitFor(() => expect(arrived()).toBe(index + 1))
      if (fault === 'timeout') vi.advanceTimersByTime(REQUEST_TIMEOUT)
    },
  }
}

/** Nothing in the widget is still going on: no busy button, no progress, no placeholder. */
export const expectIdle = ({ host }: Pick<Opened, 'host'>) =>
  waitFor(() => {
    const root = host.shadowRoot
    expect(root?.querySelector('[data-busy], progress, .q-skeleton')).toBeNull()
  })

/** After a 401 a reader on the web goes to the sign-in, which leads back to the panel. */
export async function expectSignIn({ assign, page }: Opened, hash: string): Promise<void> {
  await waitFor(() => expect(assign).toHaveBeenCalledOnce())
  const [target] = assign.mock.calls[0] ?? []
  const { pathname, searchParams } = new URL(String(target), location.href)
  expect(pathname).toBe('/usuari/login')
  expect(searchParams.get('backUrl')?.endsWith(hash)).toBe(true)
  expect(page.session.get().status).toBe('anonymous')
}

/**
 * @returns Waits until the focus is where it is now: on the same control, or on the one that has come back in its place.
 */
export function rememberFocus(): () => Promise<void> {
  const focused = deepActiveElement()
  const nameOf = (element: Element | null) => `${element?.localName}: ${element?.textContent?.slice(0, 80)}`
  const name = nameOf(focused)
  return () =>
    waitFor(() => {
      const now = deepActiveElement()
      if (now !== focused) expect([focused?.isConnected, nameOf(now)]).toEqual([false, name])
    })
}
