import { expect, it, vi } from 'vitest'
import { createSnackbars } from './createSnackbars.ts'
import { createSnackbarStore } from './snackbar.store.ts'

const atOnce = (act: () => void, ms: number) => {
  if (ms === 100) act()
  return () => {}
}

it('loads nothing before the first message, and the view once', async () => {
  const store = createSnackbarStore({ setTimer: atOnce })
  const load = vi.fn(async () => store)
  const snackbars = createSnackbars({ load, setTimer: atOnce, report: vi.fn() })
  expect(load).not.toHaveBeenCalled()

  snackbars.show({ kind: 'info', text: 'One' })
  snackbars.show({ kind: 'info', text: 'Two' })
  await vi.waitFor(() => expect(store.getState()).toMatchObject({ status: 'showing', message: { text: 'One' } }))
  expect(store.getState()).toMatchObject({ waiting: [{ text: 'Two' }] })
  expect(load).toHaveBeenCalledTimes(1)
})

it('keeps the messages when the view does not load, and tries again with the next', async () => {
  const store = createSnackbarStore({ setTimer: atOnce })
  const load = vi.fn(async () => store).mockRejectedValueOnce(new Error('offline'))
  const report = vi.fn()
  const snackbars = createSnackbars({ load, setTimer: atOnce, report })

  snackbars.show({ kind: 'error', text: 'Lost' })
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith(expect.any(Error), 'snackbar'))
  snackbars.show({ kind: 'info', text: 'Later' })
  await vi.waitFor(() => expect(store.getState()).toMatchObject({ message: { text: 'Lost' } }))
})
