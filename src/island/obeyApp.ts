import type { AppBridge } from '../app-bridge/appBridge.types.ts'
import type { Snackbars } from '../overlays/snackbar.types.ts'
import type { SessionControl } from '../session/createSession.ts'

/** Does what the native app asks of the page as a whole (content-features §7); widgets listen for what is theirs. */
export function obeyApp(app: AppBridge, session: SessionControl, snackbars: Snackbars): void {
  app.subscribe((message) => {
    if (message.action === 'snackbar') snackbars.show({ text: message.text, kind: message.error ? 'error' : 'info' })
    if (message.action === 'updateUserToken') session.setToken(message.token)
    if (message.action === 'updateCurrentUser') session.update({ emailValidated: message.emailValidated })
  })
  if (app.inApp) app.send('webviewReady')
}
