import type { WidgetState } from '../../src/island/widgetState.ts'

/** Sends the library a message as the native app does. */
export type SendToPage = (message: { action: string; payload: unknown }) => void

/** A fake native app that accepts every message and sends the state's answers (contract §5). */
export function installApp(answers: WidgetState['appAnswers'] = {}, send: SendToPage): () => void {
  const app = {
    // Android gets text, iOS the message itself.
    postMessage(message: string | { action: string }) {
      const { action } = typeof message === 'string' ? JSON.parse(message) : message
      const answer = answers[action]
      if (answer) queueMicrotask(() => send(answer))
    },
  }
  window.QuioscApp = app
  window.webkit = { messageHandlers: { quiosc: app } }
  return () => {
    delete window.QuioscApp
    delete window.webkit
  }
}
