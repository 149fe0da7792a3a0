import { expect, it, vi } from 'vitest'
import type { Session, SessionState } from '#page/session/session.types.ts'
import { act } from '#testing/act.ts'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { LazyModals, type OpenedModals } from './LazyModals.tsx'

/** The modals' chunk, which loads or fails; `change` changes the session. */
function show(load: () => Promise<OpenedModals>, user: object = {}) {
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
  const onLoadFailed = vi.fn()
  const rendered = renderInShadow(
    <LazyModals load={load} hasOwn={false} session={session} onLoadFailed={onLoadFailed} />,
  )
  return { ...rendered, onLoadFailed, change: () => act(async () => change(state)) }
}

/** @returns Whether the event was handled. */
async function requestModal(detail?: unknown) {
  const event = new CustomEvent('quiosc:show-modal', { detail, cancelable: true })
  await act(async () => void document.dispatchEvent(event))
  return event.defaultPrevented
}
const loadError = new Error('lost')
const unpaid = { type: 5 }

it('the shell loads nothing for a reader without a modal', async () => {
  const load = vi.fn()
  const { change } = show(load)
  await change()
  expect(load).not.toHaveBeenCalled()
})

it('the shell shows nothing when the chunk of modals does not load, and retries on the next change', async () => {
  const load = vi
    .fn<() => Promise<OpenedModals>>()
    .mockRejectedValueOnce(loadError)
    .mockResolvedValue({ open: vi.fn(), node: <p>Expired</p> })
  const { view, onLoadFailed, change } = show(load, unpaid)
  await vi.waitFor(() => expect(onLoadFailed).toHaveBeenCalledExactlyOnceWith(loadError, false))
  await change()
  expect(await view.findByText('Expired')).toBeDefined()
})

it('the shell shows an error when a requested modal does not load', async () => {
  const { onLoadFailed } = show(vi.fn().mockRejectedValue(loadError))
  expect(await requestModal({ name: 'bannedComments' })).toBe(true)
  await vi.waitFor(() => expect(onLoadFailed).toHaveBeenCalledExactlyOnceWith(loadError, true))
})

it.each([undefined, null, 'bannedComments', {}, { name: 4 }])(
  'the shell ignores an event with the detail %o',
  async (detail) => {
    const load = vi.fn()
    show(load)
    expect(await requestModal(detail)).toBe(false)
    expect(load).not.toHaveBeenCalled()
  },
)

it('the shell shows no error after it has unmounted', async () => {
  let fail = (_: Error) => {}
  const load = () =>
    new Promise<OpenedModals>((_, reject) => {
      fail = reject
    })
  const { onLoadFailed, rerender } = show(load, unpaid)
  await requestModal({ name: 'bannedComments' })
  rerender(null)
  await act(async () => fail(loadError))
  expect(onLoadFailed).not.toHaveBeenCalledWith(loadError, true)
})
