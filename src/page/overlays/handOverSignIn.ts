import type { MouseEvent } from 'react'
import type { AppBridge } from '../app-bridge/appBridge.types.ts'

/** For a link to the login or the registration: in the app its own screen takes the page's place (content-features §2). */
export const handOverSignIn =
  (
    app: Pick<AppBridge, 'inApp' | 'send'>,
    action: 'showLogin' | 'showRegister',
    backUrl: string,
    onHandedOver?: () => void,
  ) =>
  (event: MouseEvent) => {
    if (!app.inApp || !app.send(action, { backUrl })) return
    event.preventDefault()
    onHandedOver?.()
  }
