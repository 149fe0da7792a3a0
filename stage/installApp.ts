import type { NativeMessage, NativeWindow } from '#page/app-bridge/nativeInterface.ts'

/** The app's kind. */
export type AppChannel = 'android' | 'ios'

/**
 * A fake native app, which accepts every message (contract §5). It refers to nothing but itself, so that a test can run it in another browser's page.
 *
 * @param target The window of the page.
 * @returns Removes it.
 */
export function installApp(
  apps: readonly AppChannel[],
  receive: (message: NativeMessage) => void,
  target: NativeWindow = window,
): () => void {
  // Android gets text, iOS the message itself.
  if (apps.includes('android')) target.QuioscApp = { postMessage: (json) => receive(JSON.parse(json)) }
  if (apps.includes('ios')) target.webkit = { messageHandlers: { quiosc: { postMessage: receive } } }
  return () => {
    delete target.QuioscApp
    delete target.webkit
  }
}
