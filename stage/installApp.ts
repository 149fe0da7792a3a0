import type { NativeMessage, NativeWindow } from '#page/app-bridge/nativeInterface.ts'

/** The app's kind. */
export type AppChannel = 'android' | 'ios'

/**
 * A fake native app, which accepts every message (contract §5). It refers to nothing but itself, so that a test can run it in another browser's page.
 *
 * @param page The page's window.
 * @returns Removes it.
 */
export function installApp(
  apps: readonly AppChannel[],
  receive: (message: NativeMessage) => void,
  page: NativeWindow = window,
): () => void {
  // Android gets text, iOS the message itself.
  if (apps.includes('android')) page.QuioscApp = { postMessage: (json) => receive(JSON.parse(json)) }
  if (apps.includes('ios')) page.webkit = { messageHandlers: { quiosc: { postMessage: receive } } }
  return () => {
    delete page.QuioscApp
    delete page.webkit
  }
}
