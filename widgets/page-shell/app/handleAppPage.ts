import type { Page } from '#islands/runtime/page.types.ts'
import { listen } from '#lib/listen.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import { emit } from '#page/bus/emit.ts'
import { hideByApp } from './hideByApp.ts'
import { showPicture } from './showPicture.ts'
import { signInByApp } from './signInByApp.ts'

/**
 * Handles the native app on the whole page, wherever something was pressed (both specs §7): links to the sign-in open the app's screens, pictures of articles its viewer, what
 * the app names is hidden and shown, and what it sends for the publisher's analytics is passed on.
 *
 * @param signal Ends all of it.
 */
export function handleAppPage({ app, config }: Pick<Page, 'app' | 'config'>, signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    // A widget that has sent its own message keeps the browser from following the link.
    if (event.defaultPrevented || event.button !== 0) return
    const pressed = event.composedPath()
    const taken = signInByApp(app, config, pressed) || showPicture(app, pressed)
    if (taken) event.preventDefault()
  }
  listen(ownDocument(), 'click', onClick, { signal })

  const setVisible = hideByApp(ownDocument(), signal)
  const unsubscribe = app.subscribe((message) => {
    if (message.action === 'updateUIVisibility') setVisible(message)
    if (message.action === 'sendMarfeelNative') emit(ownDocument(), 'quiosc:marfeel', message.data)
  })
  signal.addEventListener('abort', unsubscribe, { once: true })
}
