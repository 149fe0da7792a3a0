import { unlessFrame } from '#lib/unlessFrame.ts'
import { writeJson } from '#lib/writeJson.ts'
import type { Channel } from './appBridge.types.ts'

/** One message for the native side. */
export interface NativeMessage {
  action: string
  payload?: unknown
}

declare global {
  interface Window {
    /** Installed by the app on iOS. */
    webkit?: { messageHandlers?: { quiosc?: { postMessage(message: NativeMessage): void } } }
    /** Installed by the app on Android; takes JSON. */
    QuioscApp?: { postMessage(json: string): void }
  }
}

export type NativeWindow = Pick<Window, 'webkit' | 'QuioscApp'>

/**
 * The app's interface, looked up for each message because the app may install it after the page has loaded; undefined without one.
 * In test mode on the web, either interface that a tester has installed.
 */
export function nativeInterface(
  channel: Channel,
  window: NativeWindow,
): ((message: NativeMessage) => void) | undefined {
  const ios = unlessFrame(window.webkit)?.messageHandlers?.quiosc
  const android = unlessFrame(window.QuioscApp)
  // An element of the page may have one of these names.
  if (typeof ios?.postMessage === 'function' && channel !== 'android') return (message) => ios.postMessage(message)
  if (typeof android?.postMessage === 'function' && channel !== 'ios')
    return (message) => android.postMessage(writeJson(message))
  return undefined
}
