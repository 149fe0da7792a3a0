import { onTestFinished, vi } from 'vitest'

/** Makes the page run in the app until the test ends. @returns The messages sent to the app. */
export function installApp(channel: 'android' | 'ios') {
  const received = vi.fn()
  if (channel === 'android') window.QuioscApp = { postMessage: (json) => received(JSON.parse(json)) }
  else window.webkit = { messageHandlers: { quiosc: { postMessage: received } } }
  document.body.classList.add(`app-${channel}`)
  onTestFinished(() => {
    document.body.classList.remove(`app-${channel}`)
    delete window.QuioscApp
    delete window.webkit
  })
  return received
}
