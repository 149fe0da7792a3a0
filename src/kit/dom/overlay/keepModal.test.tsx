import { expect, it, onTestFinished, vi } from 'vitest'
import { keepModal } from './keepModal.ts'

/** An open modal dialog, which is shown again where it has been closed, as after an Escape that the browser does not let a page prevent. */
function openDialog() {
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  dialog.showModal()
  const lost = vi.fn()
  const stop = keepModal(dialog, lost)
  onTestFinished(() => {
    stop()
    dialog.remove()
  })
  return { dialog, lost }
}

it('keepModal leaves a closed dialog to the handler of its event, however late that is', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { dialog, lost } = openDialog()
  const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }))
  dialog.close()
  // The observer is told, and a timer without a delay runs before the event.
  await Promise.resolve()
  vi.advanceTimersByTime(1)
  expect(lost).not.toHaveBeenCalled()
  await closed
  dialog.showModal()
  vi.runAllTimers()
  expect(lost).not.toHaveBeenCalled()
})

it('keepModal reports a dialog that has lost its “open” without an event', async () => {
  const { dialog, lost } = openDialog()
  dialog.removeAttribute('open')
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce())
  expect(dialog.open).toBe(true)
})
