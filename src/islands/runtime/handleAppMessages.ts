import type { AppBridge, AppMessage } from '#page/app-bridge/appBridge.types.ts'
import type { SnackbarMessage, Snackbars } from '#page/overlays/snackbar.types.ts'
import type { SessionControl } from '#page/session/createSession.ts'

/** A page needs both with the app's first message, and most pages never. */
export { readAppMessage } from '#page/app-bridge/readAppMessage.ts'

function kindOf({ error, success }: { error: boolean; success: boolean }): SnackbarMessage['kind'] {
  if (error) return 'error'
  return success ? 'success' : 'info'
}

/** Converts the app's snackbar to a snackbar of the page (content-features §3, "Snackbar message"). Its button only dismisses it. */
function snackbarMessage(message: Extract<AppMessage, { action: 'snackbar' }>): SnackbarMessage {
  const { contentText: text, button, buttonText, timeout } = message
  return {
    text,
    kind: kindOf(message),
    ...(button && buttonText && { action: { label: buttonText, run: () => undefined } }),
    ...(typeof timeout === 'number' && { timeout }),
  }
}

/** Handles the native app's messages to the page as a whole (content-features §7); widgets subscribe to their own. */
export function handleAppMessages(
  app: Pick<AppBridge, 'subscribe'>,
  session: Pick<SessionControl, 'setToken' | 'update'>,
  snackbars: Snackbars,
): void {
  app.subscribe((message) => {
    if (message.action === 'snackbar') snackbars.show(snackbarMessage(message))
    if (message.action === 'updateUserToken') session.setToken(message.token)
    if (message.action === 'updateCurrentUser') session.update({ emailValidated: message.emailValidated })
  })
}
