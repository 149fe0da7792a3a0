import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Session, SessionState } from '../../../src/session/session.types.ts'
import { renderInShadow } from '../../../src/testing/renderInShadow.tsx'
import type { OpenedModals } from './LazyModals.tsx'
import { LazyModals } from './LazyModals.tsx'

/** The modals' chunk, which loads or fails; `change` changes the session. */
function show(bring: () => Promise<OpenedModals>, user: object = {}) {
  const state = { status: 'signedIn', user } as SessionState
  let change = (_: SessionState) => {}
  const session: Pick<Session, 'get' | 'ready' | 'subscribe'> = {
    get: () => state,
    ready: async () => state,
    subscribe(listener) {
      change = listener
      return () => undefined
    },
  }
  const onMissed = vi.fn()
  const rendered = renderInShadow(<LazyModals bring={bring} hasOwn={false} session={session} onMissed={onMissed} />)
  return { ...rendered, onMissed, change: () => act(async () => change(state)) }
}

/** @returns Whether the event was handled. */
async function ask(detail?: unknown) {
  const event = new CustomEvent('quiosc:show-modal', { detail, cancelable: true })
  await act(async () => void document.dispatchEvent(event))
  return event.defaultPrevented
}
const lost = new Error('lost')
const unpaid = { type: 5 }

it('loads nothing for a reader without a modal', async () => {
  const bring = vi.fn()
  const { change } = show(bring)
  await change()
  expect(bring).not.toHaveBeenCalled()
})

it('shows nothing when the chunk does not load, and retries on the next change', async () => {
  const bring = vi
    .fn<() => Promise<OpenedModals>>()
    .mockRejectedValueOnce(lost)
    .mockResolvedValue({ open: vi.fn(), node: <p>Expired</p> })
  const { view, onMissed, change } = show(bring, unpaid)
  await vi.waitFor(() => expect(onMissed).toHaveBeenCalledExactlyOnceWith(lost, false))
  await change()
  expect(await view.findByText('Expired')).toBeDefined()
})

it('shows an error when a requested modal does not load', async () => {
  const { onMissed } = show(vi.fn().mockRejectedValue(lost))
  expect(await ask({ name: 'bannedComments' })).toBe(true)
  await vi.waitFor(() => expect(onMissed).toHaveBeenCalledExactlyOnceWith(lost, true))
})

it.each([undefined, null, 'bannedComments', {}, { name: 4 }])('ignores an event with the detail %o', async (detail) => {
  const bring = vi.fn()
  show(bring)
  expect(await ask(detail)).toBe(false)
  expect(bring).not.toHaveBeenCalled()
})

it('shows no error after it has unmounted', async () => {
  let lose = (_: Error) => {}
  const bring = () =>
    new Promise<OpenedModals>((_, reject) => {
      lose = reject
    })
  const { onMissed, rerender } = show(bring, unpaid)
  await ask({ name: 'bannedComments' })
  rerender(null)
  await act(async () => lose(lost))
  expect(onMissed).not.toHaveBeenCalledWith(lost, true)
})
