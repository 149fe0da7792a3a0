import { onTestFinished, vi } from 'vitest'

/** Makes the page one in the app until the test ends. @returns What the app is told. */
export function installApp(channel: 'android' | 'ios') {
  const told = vi.fn()
  if (channel === 'android') window.QuioscApp = { postMessage: (json) => told(JSON.parse(json)) }
  else window.webkit = { messageHandlers: { quiosc: { postMessage: told } } }
  document.body.classList.add(`app-${channel}`)
  onTestFinished(() => {
    document.body.classList.remove(`app-${channel}`)
    delete window.QuioscApp
    delete window.webkit
  })
  return told
}
