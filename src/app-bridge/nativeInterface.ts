import type { Channel } from './appBridge.types.ts'

/** One message for the native side. */
export interface NativeMessage {
  action: string
  payload?: unknown
}

declare global {
  interface Window {
    /** Put there by the app on iOS. */
    webkit?: { messageHandlers?: { quiosc?: { postMessage(message: NativeMessage): void } } }
    /** Put there by the app on Android; takes JSON. */
    QuioscApp?: { postMessage(json: string): void }
  }
}

export type NativeWindow = Pick<Window, 'webkit' | 'QuioscApp'>

/**
 * The way to the app at this moment, which may come after the page: undefined when there is none.
 * On the web, the test mode's, it takes whichever a tester has put there.
 */
export function nativeInterface(
  channel: Channel,
  window: NativeWindow,
): ((message: NativeMessage) => void) | undefined {
  const ios = window.webkit?.messageHandlers?.quiosc
  const android = window.QuioscApp
  if (ios && channel !== 'android') return (message) => ios.postMessage(message)
  if (android && channel !== 'ios') return (message) => android.postMessage(JSON.stringify(message))
  return undefined
}
