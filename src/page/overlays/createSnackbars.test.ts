import { expect, it, vi } from 'vitest'
import { createSnackbars } from './createSnackbars.ts'
import { createSnackbarStore } from './snackbar.store.ts'

const atOnce = (act: () => void, ms: number) => {
  if (ms === 100) act()
  return () => {}
}

const never = () => false

it('the runtime loads the view of snackbars once, with the first message', async () => {
  const store = createSnackbarStore({ setTimer: atOnce })
  const load = vi.fn(async () => ({ store, raise: never }))
  const snackbars = createSnackbars({ load, setTimer: atOnce, showWithoutView: vi.fn(), report: vi.fn() })
  expect(load).not.toHaveBeenCalled()

  snackbars.show({ kind: 'info', text: 'One' })
  snackbars.show({ kind: 'info', text: 'Two' })
  await vi.waitFor(() => expect(store.getState()).toMatchObject({ status: 'showing', message: { text: 'One' } }))
  expect(store.getState()).toMatchObject({ queue: [{ text: 'Two' }] })
  expect(load).toHaveBeenCalledTimes(1)
})

it('the runtime shows messages without the view when it fails to load, and loads it again with the next one', async () => {
  const store = createSnackbarStore({ setTimer: atOnce })
  const load = vi.fn(async () => ({ store, raise: never })).mockRejectedValueOnce(new Error('offline'))
  const report = vi.fn()
  const showWithoutView = vi.fn()
  const snackbars = createSnackbars({ load, setTimer: atOnce, showWithoutView, report })

  snackbars.show({ kind: 'error', text: 'Lost' })
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith(expect.any(Error), 'snackbar'))
  expect(showWithoutView).toHaveBeenCalledExactlyOnceWith([{ kind: 'error', text: 'Lost' }])
  snackbars.show({ kind: 'info', text: 'Later' })
  await vi.waitFor(() => expect(store.getState()).toMatchObject({ message: { text: 'Later' } }))
})

it('the runtime keeps the widget and the language of a message', async () => {
  const store = createSnackbarStore({ setTimer: atOnce })
  const load = async () => ({ store, raise: never })
  const snackbars = createSnackbars({ load, setTimer: atOnce, showWithoutView: vi.fn(), report: vi.fn() })
  snackbars.show({ kind: 'info', text: 'Desat.' }, 'follow', 'ca')
  const message = { kind: 'info', text: 'Desat.', widget: 'follow', lang: 'ca' }
  await vi.waitFor(() => expect(store.getState()).toMatchObject({ message }))
})

it('the runtime shows a message a moment after the view had to move over a modal, in order', async () => {
  const timers: (() => void)[] = []
  const setTimer = (act: () => void) => {
    timers.push(act)
    return () => undefined
  }
  const store = createSnackbarStore({ setTimer: atOnce })
  const moves = [true]
  const raise = () => moves.pop() ?? false
  const load = async () => ({ store, raise })
  const snackbars = createSnackbars({ load, setTimer, showWithoutView: vi.fn(), report: vi.fn() })
  snackbars.show({ kind: 'info', text: 'First' })
  await vi.waitFor(() => expect(timers).toHaveLength(1))
  timers.pop()?.()
  store.dismiss()

  snackbars.show({ kind: 'info', text: 'Moved' })
  snackbars.show({ kind: 'info', text: 'Next' })
  expect(store.getState()).toMatchObject({ status: 'pausing', queue: [] })
  timers.pop()?.()
  expect(store.getState()).toMatchObject({ queue: [{ text: 'Moved' }, { text: 'Next' }] })
})
