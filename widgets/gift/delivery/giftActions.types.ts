import type { ShareTarget } from '#lib/share/shareTargets.ts'
import type { SubscribeOffersProps } from '#page/overlays/SubscribeOffers.tsx'
import type { GiftChannel, GiftDelivery } from '../gift.model.ts'

/** The box's side effects on the page, injected by the island so that views do not use `window`. */
export interface GiftActions {
  /** Whether there is a share sheet: the device's, or the app's. */
  byDevice: boolean
  /** The places on the web that a gift can be sent to, in display order. */
  places: readonly ShareTarget[]
  /** Undefined in the iOS app, which may not link to purchases. */
  subscribe: string | undefined
  upgrade: string | undefined
  /** The page that explains how articles are gifted, and what that takes. */
  info: string | undefined
  /** The address to which a sign-in leads back, and the app that may take it over. The gift goes on after it. */
  signIn: Pick<SubscribeOffersProps, 'app' | 'backUrl' | 'onSignIn'>
  /** See `GiftStoreDeps.deliver`. */
  deliver(channel: GiftChannel, link: Promise<string | undefined>): Promise<GiftDelivery>
}
