import type { WidgetState } from '#islands/island/widgetState.ts'
import { ownValue } from '#lib/ownValue.ts'
import type { NativeMessage } from '#page/app-bridge/nativeInterface.ts'
import { type AppChannel, installApp } from './installApp.ts'

/** Sends the library a message as the native app does. */
export type SendToPage = (message: { action: string; payload: unknown }) => void

export interface AnsweringAppOptions {
  /** Messages to the page, by the action that each answers. */
  answers: WidgetState['appAnswers']
  send: SendToPage
  /** Either by default. */
  apps?: readonly AppChannel[]
  /** Called with each message of the page. */
  receive?(message: NativeMessage): void
}

/** A fake native app that sends the state's answers. @returns Removes it. */
export const installAnsweringApp = ({
  answers = {},
  send,
  apps = ['android', 'ios'],
  receive,
}: AnsweringAppOptions): (() => void) =>
  installApp(apps, (message) => {
    receive?.(message)
    const answer = ownValue(answers, message.action)
    if (answer) queueMicrotask(() => send(answer))
  })
