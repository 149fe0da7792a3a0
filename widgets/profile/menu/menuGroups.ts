import type { Message } from '#kit/i18n/PageIntl.ts'
import { menuMessages } from '../profile.messages.ts'
import type { MenuEntry, MenuId } from './menuTable.ts'

const groupIds = ['subscription', 'reading', 'community', 'account'] as const

type MenuGroupId = (typeof groupIds)[number]

/** Under which caption each entry stands. */
const groupOf: Readonly<Record<MenuId, MenuGroupId>> = {
  subscribe: 'subscription',
  premium: 'subscription',
  upgrade: 'subscription',
  notifications: 'subscription',
  card: 'subscription',
  subscription: 'subscription',
  gifts: 'subscription',
  premiumClub: 'subscription',
  saved: 'reading',
  following: 'reading',
  comments: 'community',
  shop: 'account',
  pointsOfSale: 'account',
  subscriberSpace: 'account',
  settings: 'account',
  contact: 'account',
  restorePurchases: 'account',
  fakeMonthly: 'account',
  fakeAnnual: 'account',
}

const captions: Readonly<Record<MenuGroupId, Message>> = {
  subscription: menuMessages.groupSubscription,
  reading: menuMessages.groupReading,
  community: menuMessages.groupCommunity,
  account: menuMessages.groupAccount,
}

export interface MenuGroup {
  id: MenuGroupId
  caption: Message
  entries: readonly MenuEntry[]
}

/** The entries under their captions, which leave their order as it is; a group without any is left out. */
export const menuGroupsOf = (entries: readonly MenuEntry[]): readonly MenuGroup[] =>
  groupIds
    .map((id) => ({ id, caption: captions[id], entries: entries.filter((entry) => groupOf[entry.id] === id) }))
    .filter((group) => group.entries.length > 0)
