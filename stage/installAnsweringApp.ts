import type { WidgetState } from '#islands/island/widgetState.ts'
import { installApp } from './installApp.ts'

/** Sends the library a message as the native app does. */
export type SendToPage = (message: { action: string; payload: unknown }) => void

/** A fake native app of either kind that sends the state's answers. @returns Removes it. */
export const installAnsweringApp = (answers: WidgetState['appAnswers'] = {}, send: SendToPage): (() => void) =>
  installApp(['android', 'ios'], ({ action }) => {
    const answer = answers[action]
    if (answer) queueMicrotask(() => send(answer))
  })
