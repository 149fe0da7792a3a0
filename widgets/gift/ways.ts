import type { Handing, Way } from './gift.model.ts'

/** The ways off the panel; made by the island, so that views know no page. */
export interface GiftWays {
  /** The ways to hand a link on that there are here, in their order. */
  offered: readonly Way[]
  /** Undefined in the Apple app, which may not lead to purchases. */
  subscribe: string | undefined
  upgrade: string | undefined
  signIn(): void
  /** See `GiftStoreNeeds.hand`. */
  hand(way: Way, link: Promise<string | undefined>): Promise<Handing>
}
