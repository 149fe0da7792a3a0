import { act, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountSnackbar } from './mountSnackbar.tsx'
import { createSnackbarStore } from './snackbar.store.ts'
import type { SnackbarMessage } from './snackbar.types.ts'

function renderSnackbars() {
  const timers: { act: () => void; ms: number }[] = []
  const setTimer = (run: () => void, ms: number) => {
    const timer = { act: run, ms }
    timers.push(timer)
    return () => void timers.splice(timers.indexOf(timer), 1)
  }
  const store = createSnackbarStore({ setTimer })
  let unmount = () => {}
  act(() => {
    unmount = mountSnackbar(store, { channel: 'web' })
  })
  onTestFinished(() => act(() => unmount()))
  const island = document.querySelector('[data-quiosc-overlay]')?.shadowRoot?.querySelector('.island')
  if (!(island instanceof HTMLElement)) throw new Error('The snackbar has no island on the page.')
  return {
    view: within(island),
    timers,
    show: (message: SnackbarMessage) => act(() => store.show(message)),
    end: () => act(() => timers.splice(0, 1)[0]?.act()),
  }
}

it('says a success politely and an error at once', () => {
  const { view, show, end } = renderSnackbars()
  show({ kind: 'success', text: 'Comment posted' })
  show({ kind: 'error', text: 'Something went wrong' })
  expect(view.getByRole('status').textContent).toBe('Comment posted')
  expect(view.getByRole('alert').textContent).toBe('')
  end()
  end()
  expect(view.getByRole('status').textContent).toBe('')
  expect(view.getByRole('alert').textContent).toBe('Something went wrong')
})

it('stays while the pointer or the focus is on it', async () => {
  const { view, show, timers } = renderSnackbars()
  show({ kind: 'info', text: 'Reader muted', action: { label: 'Undo', run: () => {} } })
  expect(timers).toHaveLength(1)
  await userEvent.hover(view.getByText('Reader muted'))
  expect(timers).toHaveLength(0)
  await userEvent.unhover(view.getByText('Reader muted'))
  expect(timers).toHaveLength(1)
  act(() => view.getByRole('button', { name: 'Undo' }).focus())
  expect(timers).toHaveLength(0)
})

it('gives the focus back after its action and after Escape', async () => {
  const run = vi.fn()
  const button = document.createElement('button')
  document.body.prepend(button)
  onTestFinished(() => button.remove())
  button.focus()

  const { view, show, end } = renderSnackbars()
  show({ kind: 'info', text: 'Reader muted', action: { label: 'Undo', run } })
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(run).toHaveBeenCalledTimes(1)
  expect(view.queryByText('Reader muted')).toBeNull()
  expect(document.activeElement).toBe(button)

  end()
  show({ kind: 'info', text: 'Reader muted', action: { label: 'Undo', run } })
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  expect(view.queryByText('Reader muted')).toBeNull()
  expect(document.activeElement).toBe(button)
  expect(run).toHaveBeenCalledTimes(1)
})

it('waits while the page is hidden', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const { show, timers } = renderSnackbars()
  show({ kind: 'error', text: 'Something went wrong' })
  expect(timers).toHaveLength(0)
  hidden.mockReturnValue(false)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(timers).toHaveLength(1)
})
