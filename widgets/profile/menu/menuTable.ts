import type { TimeZone } from '#kit/dates/timeZone.ts'
import type { Environment, Site } from '#lib/site/config/config.ts'
import type { Channel } from '#page/app-bridge/appBridge.types.ts'
import { isOfferedPremium } from '#page/session/premiumOffer.ts'
import type { CurrentUser } from '#page/session/profile.schema.ts'

/** The reader whom the menu is for (reader-account §2, "Profile area"). */
export type MenuView = 'anonymous' | 'registered' | 'subscriber'

/** The facts that the menu's conditions depend on. */
export interface MenuFacts {
  view: MenuView
  channel: Channel
  env: Environment
  site: Site
  /** Undefined for visitors. */
  user: CurrentUser | undefined
  /** Whether the reader may write comments (reader-account §6, "Permission manager"). */
  mayComment: boolean
  /** The premium-upgrade check (reader-account §6). */
  needsUpgrade: boolean
  now: Date
  timeZone: TimeZone
}

/** The purpose of a menu's row; its text, icon and action belong to it. */
export type MenuId =
  | 'subscribe'
  | 'premium'
  | 'upgrade'
  | 'notifications'
  | 'card'
  | 'subscription'
  | 'gifts'
  | 'premiumClub'
  | 'saved'
  | 'following'
  | 'comments'
  | 'shop'
  | 'pointsOfSale'
  | 'subscriberSpace'
  | 'settings'
  | 'contact'
  | 'restorePurchases'
  | 'fakeMonthly'
  | 'fakeAnnual'

export interface MenuRow {
  id: MenuId
  /** Without it, it is always there. */
  when?: (facts: MenuFacts) => boolean
  /** It opens an explanation in place of what it is for. */
  locked?: (facts: MenuFacts) => boolean
}

const inAppleApp = ({ channel }: MenuFacts) => channel === 'ios'
const always = () => true

const restore: readonly MenuRow[] = [
  { id: 'restorePurchases', when: inAppleApp },
  { id: 'fakeMonthly', when: (facts) => inAppleApp(facts) && facts.env !== 'PRO' },
  { id: 'fakeAnnual', when: (facts) => inAppleApp(facts) && facts.env !== 'PRO' },
]

/** The rows of each view, in their order (reader-account §2, "Registered view menu" and "Subscriber view menu"). */
const menuTable: Readonly<Record<MenuView, readonly MenuRow[]>> = {
  anonymous: restore,
  registered: [
    // Apple does not allow a subscription to be sold beside its own store (reader-account §6).
    { id: 'subscribe', when: (facts) => !inAppleApp(facts) && !facts.user?.hasSubscriptionCard },
    { id: 'card', when: ({ site, user }) => site === 'ara' && user?.hasTargetActiveInSubscriptionCard === true },
    { id: 'notifications' },
    { id: 'gifts', locked: always },
    { id: 'saved' },
    { id: 'following' },
    { id: 'comments', locked: always },
    { id: 'shop' },
    { id: 'pointsOfSale' },
    { id: 'subscriberSpace', locked: always },
    { id: 'settings' },
    { id: 'contact' },
    ...restore,
  ],
  subscriber: [
    { id: 'premium', when: ({ user, needsUpgrade }) => isOfferedPremium(user, needsUpgrade) },
    { id: 'upgrade', when: ({ needsUpgrade }) => needsUpgrade },
    { id: 'notifications' },
    { id: 'card', when: ({ user }) => user?.hasSubscriptionCard === true },
    { id: 'subscription', when: (facts) => !inAppleApp(facts) },
    { id: 'gifts', locked: ({ user }) => !user?.canGiveAway },
    { id: 'premiumClub', when: ({ user }) => user?.premium === 'S' },
    { id: 'saved' },
    { id: 'following' },
    { id: 'comments', locked: ({ mayComment }) => !mayComment },
    { id: 'shop' },
    { id: 'pointsOfSale' },
    { id: 'subscriberSpace' },
    { id: 'settings' },
    { id: 'contact' },
  ],
}

export interface MenuEntry {
  id: MenuId
  locked: boolean
}

/** The rows that this reader finds in the menu, in their order. */
export const menuFor = (facts: MenuFacts): readonly MenuEntry[] =>
  menuTable[facts.view].flatMap(({ id, when = always, locked }) =>
    when(facts) ? [{ id, locked: locked?.(facts) ?? false }] : [],
  )
