import * as v from 'valibot'
import type { Report } from '#lib/report.ts'
import type { AppBridge } from '#page/app-bridge/appBridge.types.ts'
import { requestNotifications } from '#page/app-bridge/requestNotifications.ts'
import type { Session } from '#page/session/session.types.ts'
import { userOf } from '#page/session/userOf.ts'
import { createLocalStore } from '#page/storage/createLocalStore.ts'
import type { StoragePort } from '#page/storage/safeStorage.ts'
import type { FollowTarget } from '../follow.types.ts'

export interface OffersDeps {
  app: Pick<AppBridge, 'inApp' | 'send' | 'subscribe'>
  session: Pick<Session, 'get'>
  storage: () => StoragePort
  now: () => Date
  report: Report
}

/** Decides when phone notifications are offered, and turns them on in the app. */
export interface Offers {
  /** False when they are on already, or within 24 h of the last offer: a reader who follows ten authors decides once. */
  mayOffer(kind: FollowTarget['kind']): Promise<boolean>
  /** Requests the device's notifications from the app. @returns Whether they are on afterwards. */
  activate(): Promise<boolean>
}

/** The reader's own preference for each kind (reader-account §3). */
const preferences = { author: 'authors', topic: 'topics', column: 'columns', user: 'userFollow' } as const

export function createOffers({ app, session, storage, now, report }: OffersDeps): Offers {
  const offered = createLocalStore({
    storage,
    key: 'quiosc-notifications-offered',
    schema: v.literal(true),
    now,
    report,
  })

  const areOn = (kind: FollowTarget['kind']) => {
    if (app.inApp) return requestNotifications(app)
    return userOf(session.get())?.notifications[preferences[kind]] ?? false
  }

  return {
    async mayOffer(kind) {
      if (offered.read() || (await areOn(kind)) !== false) return false
      offered.write(true)
      return true
    },
    activate: async () => (await requestNotifications(app, true)) ?? false,
  }
}
