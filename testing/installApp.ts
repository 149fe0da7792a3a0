import { onTestFinished, vi } from 'vitest'
import { installApp as install } from '#stage/installApp.ts'

/** Makes the page run in the app until the test ends. @returns The messages sent to the app. */
export function installApp(channel: 'android' | 'ios') {
  const received = vi.fn()
  const remove = install([channel], received)
  document.body.classList.add(`app-${channel}`)
  onTestFinished(() => {
    document.body.classList.remove(`app-${channel}`)
    remove()
  })
  return received
}
