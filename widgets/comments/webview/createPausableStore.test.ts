import { expect, it, vi } from 'vitest'
import { buildComments, createFakeApi, createTestStore } from '../comments.fixture.ts'
import { createPausableStore } from './createPausableStore.ts'

async function createPaused() {
  const { store } = createTestStore(createFakeApi(buildComments(3, 3)))
  await store.load()
  const still = createPausableStore(store)
  const listener = vi.fn()
  const end = still.subscribe(listener)
  still.pause(true)
  return { store, still, listener, end }
}

it('a pausable store does not notify while it is paused, and catches up when resumed', async () => {
  const { store, still, listener } = await createPaused()
  store.openDialog({ kind: 'locked' })
  expect(still.getState().dialog).toBeUndefined()
  expect(listener).not.toHaveBeenCalled()
  still.pause(false)
  expect(listener).toHaveBeenCalledOnce()
  expect(still.getState()).toBe(store.getState())
  store.closeDialog()
  expect(listener).toHaveBeenCalledTimes(2)
})

it('a pausable store applies changes even while it is paused', async () => {
  const { store, still } = await createPaused()
  still.openDialog({ kind: 'locked' })
  expect(store.getState().dialog).toEqual({ kind: 'locked' })
})

it('a pausable store does not notify unsubscribed listeners', async () => {
  const { store, still, listener, end } = await createPaused()
  end()
  still.pause(false)
  store.openDialog({ kind: 'locked' })
  expect(listener).not.toHaveBeenCalled()
})
