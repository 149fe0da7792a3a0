import type { Report } from '#lib/report.ts'
import type { AppBridge, AppMessage, Channel } from './appBridge.types.ts'
import { type NativeWindow, nativeInterface } from './nativeInterface.ts'
import type { readAppMessage } from './readAppMessage.ts'

export interface AppBridgeOptions {
  /** The body's classes: `app-android` and `app-ios` set the channel (contract §5). */
  body: Pick<DOMTokenList, 'contains'>
  /** The page's query, for `app-test-mode=1`. */
  search: string
  window: NativeWindow
  /** Loads the parser of the app's messages: a browser on the web never needs it. */
  loadParser: () => Promise<{ readAppMessage: typeof readAppMessage }>
  report: Report
  /** Reports a problem to developers, outside production. */
  debug(message: string): void
}

function channelOf(body: Pick<DOMTokenList, 'contains'>): Channel {
  if (body.contains('app-ios')) return 'ios'
  return body.contains('app-android') ? 'android' : 'web'
}

/** The page's side of the native app. Its channel is decided once, because it does not change while a page is open. */
export function createAppBridge({ body, search, window, loadParser, report, debug }: AppBridgeOptions): AppBridge {
  const channel = channelOf(body)
  const inApp = channel !== 'web' || new URLSearchParams(search).get('app-test-mode') === '1'
  const listeners = new Set<(message: AppMessage) => void>()

  /** Messages are delivered in order, however long the parser takes to load. */
  let lastMessage = Promise.resolve()
  const notifyListeners = async (sent: unknown) => {
    const { readAppMessage } = await loadParser()
    const message = readAppMessage(sent, (problem) => debug(`App message: ${problem}`))
    if (!message.ok) return debug(`App message refused: ${message.failure}`)
    for (const listener of [...listeners]) {
      try {
        listener(message.value)
      } catch (error) {
        // A listener that throws must not keep the message from the others.
        report(error, 'app')
      }
    }
  }

  return {
    channel,
    inApp,
    send(action, ...[payload]) {
      // On the web a missing app is no problem.
      if (!inApp) return false
      const post = nativeInterface(channel, window)
      if (!post) {
        debug(`${action} was not sent: the app’s interface is missing.`)
        return false
      }
      try {
        post(payload === undefined ? { action } : { action, payload })
        return true
      } catch (error) {
        report(error, 'app')
        return false
      }
    },
    receive(sent) {
      lastMessage = lastMessage.then(() => notifyListeners(sent)).catch((error: unknown) => report(error, 'app'))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
