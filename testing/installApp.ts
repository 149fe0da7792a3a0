import { onTestFinished, vi } from 'vitest'
import type { NativeMessage } from '#page/app-bridge/nativeInterface.ts'
import { type AnsweringAppOptions, installAnsweringApp } from '#stage/installAnsweringApp.ts'
import type { AppChannel } from '#stage/installApp.ts'

const silent: Pick<AnsweringAppOptions, 'answers' | 'send'> = { answers: {}, send: () => undefined }

/** Makes the page run in the app until the test ends. By default the app answers nothing. @returns The messages sent to the app. */
export function installApp(channel: AppChannel, { answers, send } = silent) {
  const received = vi.fn((_message: NativeMessage) => undefined)
  const remove = installAnsweringApp({ answers, send, apps: [channel], receive: received })
  document.body.classList.add(`app-${channel}`)
  onTestFinished(() => {
    document.body.classList.remove(`app-${channel}`)
    remove()
  })
  return received
}
