import { TOKEN_WAIT } from '#lib/site/limits.ts'
import type { AppBridge } from './appBridge.types.ts'

/**
 * Asks the app for the status of the device's notifications, or to turn them on or off (reader-account §7, "App bridge").
 *
 * @returns The app's report afterwards; undefined when it does not answer in time or cannot be reached.
 */
export const requestNotifications = (
  app: Pick<AppBridge, 'send' | 'subscribe'>,
  enabled?: boolean,
): Promise<boolean | undefined> =>
  new Promise((resolve) => {
    const end = (status?: boolean) => {
      clearTimeout(timer)
      stop()
      resolve(status)
    }
    const stop = app.subscribe((message) => {
      if (message.action === 'notificationsStatus') end(message.enabled)
    })
    const timer = setTimeout(end, TOKEN_WAIT)
    const reached =
      enabled === undefined ? app.send('fetchNotificationsStatus') : app.send('setNotificationsStatus', { enabled })
    if (!reached) end()
  })
