import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Session, SessionState } from '../../../src/session/session.types.ts'
import { renderInShadow } from '../../../src/ui/testing/renderInShadow.tsx'
import type { OpenedModals } from './LazyModals.tsx'
import { LazyModals } from './LazyModals.tsx'

/** The modals' code as it comes or does not; `change` is what the session does. */
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

/** @returns Whether it was taken. */
async function ask(detail?: unknown) {
  const event = new CustomEvent('quiosc:show-modal', { detail, cancelable: true })
  await act(async () => void document.dispatchEvent(event))
  return event.defaultPrevented
}
const lost = new Error('lost')
const unpaid = { type: 5 }

it('asks for nothing where there is nobody to tell anything', async () => {
  const bring = vi.fn()
  const { change } = show(bring)
  await change()
  expect(bring).not.toHaveBeenCalled()
})

it('leaves the page alone when the code does not come, and asks again at the next occasion', async () => {
  const bring = vi
    .fn<() => Promise<OpenedModals>>()
    .mockRejectedValueOnce(lost)
    .mockResolvedValue({ open: vi.fn(), node: <p>Expired</p> })
  const { view, onMissed, change } = show(bring, unpaid)
  await vi.waitFor(() => expect(onMissed).toHaveBeenCalledExactlyOnceWith(lost, false))
  await change()
  expect(await view.findByText('Expired')).toBeDefined()
})

it('says so to whoever has asked for one', async () => {
  const { onMissed } = show(vi.fn().mockRejectedValue(lost))
  expect(await ask({ name: 'bannedComments' })).toBe(true)
  await vi.waitFor(() => expect(onMissed).toHaveBeenCalledExactlyOnceWith(lost, true))
})

it.each([undefined, null, 'bannedComments', {}, { name: 4 }])(
  'takes no notice of an event that says %o',
  async (detail) => {
    const bring = vi.fn()
    show(bring)
    expect(await ask(detail)).toBe(false)
    expect(bring).not.toHaveBeenCalled()
  },
)

it('says nothing any more when it has gone meanwhile', async () => {
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
