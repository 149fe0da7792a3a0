import type { NativeMessage } from '#page/app-bridge/nativeInterface.ts'

/**
 * A fake native app, which accepts every message (contract §5). It refers to nothing but itself, so that a test can run it in another browser's page.
 *
 * @returns Removes it.
 */
export function installApp(
  apps: readonly ('android' | 'ios')[],
  receive: (message: NativeMessage) => void,
): () => void {
  // Android gets text, iOS the message itself.
  if (apps.includes('android')) window.QuioscApp = { postMessage: (json) => receive(JSON.parse(json)) }
  if (apps.includes('ios')) window.webkit = { messageHandlers: { quiosc: { postMessage: receive } } }
  return () => {
    delete window.QuioscApp
    delete window.webkit
  }
}
