import * as v from 'valibot'
import type { AppBridge } from '../../src/app-bridge/appBridge.types.ts'
import type { Report } from '../../src/lib/report.ts'
import type { Session } from '../../src/session/session.types.ts'
import { TOKEN_WAIT } from '../../src/site/limits.ts'
import { createLocalStore } from '../../src/storage/createLocalStore.ts'
import type { StoragePort } from '../../src/storage/safeStorage.ts'
import type { FollowTarget } from './follow.types.ts'

export interface OffersNeeds {
  app: Pick<AppBridge, 'inApp' | 'send' | 'subscribe'>
  session: Pick<Session, 'get'>
  storage: () => StoragePort
  now: () => Date
  report: Report
}

/** When notifications on the phone are offered, and how the app is told. */
export interface Offers {
  /** Not where they are on, nor within 24 h of the last offer: whoever follows ten writers decides once. */
  mayOffer(kind: FollowTarget['kind']): Promise<boolean>
  /** Asks the app for the device's notifications. @returns Whether they are on then. */
  activate(): Promise<boolean>
}

/** The reader's own preference for each kind (reader-account §3). */
const preferences = { author: 'authors', topic: 'topics', column: 'columns', user: 'userFollow' } as const

export function createOffers({ app, session, storage, now, report }: OffersNeeds): Offers {
  const offered = createLocalStore({
    storage,
    key: 'quiosc-notifications-offered',
    schema: v.literal(true),
    now,
    report,
  })

  /** What the app says of the device; undefined when it says nothing. */
  const ask = (send: () => boolean) =>
    new Promise<boolean | undefined>((resolve) => {
      const end = (enabled?: boolean) => {
        clearTimeout(timer)
        stop()
        resolve(enabled)
      }
      const stop = app.subscribe((message) => {
        if (message.action === 'notificationsStatus') end(message.enabled)
      })
      const timer = setTimeout(end, TOKEN_WAIT)
      if (!send()) end()
    })

  const areOn = (kind: FollowTarget['kind']) => {
    if (app.inApp) return ask(() => app.send('fetchNotificationsStatus'))
    const state = session.get()
    const user = state.status === 'anonymous' ? undefined : state.user
    return user?.notifications?.[preferences[kind]] ?? false
  }

  return {
    async mayOffer(kind) {
      if (offered.read() || (await areOn(kind)) !== false) return false
      offered.write(true)
      return true
    },
    activate: async () => (await ask(() => app.send('setNotificationsStatus', { enabled: true }))) ?? false,
  }
}
