import { expect, it } from 'vitest'
import { menuGroupsOf } from './menuGroups.ts'
import type { MenuId } from './menuTable.ts'

const groupsOf = (...ids: MenuId[]) =>
  menuGroupsOf(ids.map((id) => ({ id, locked: false }))).map(
    ({ id, entries }) => `${id}: ${entries.map((entry) => entry.id).join(' ')}`,
  )

it('the profile’s menu puts a subscriber’s entries into four groups, each in their order', () => {
  const groups = groupsOf(
    ...(['upgrade', 'notifications', 'card', 'subscription', 'gifts', 'premiumClub', 'saved', 'following'] as const),
    ...(['comments', 'shop', 'pointsOfSale', 'subscriberSpace', 'settings', 'contact'] as const),
  )
  expect(groups).toEqual([
    'subscription: upgrade notifications card subscription gifts premiumClub',
    'reading: saved following',
    'community: comments',
    'account: shop pointsOfSale subscriberSpace settings contact',
  ])
})

it('the profile’s menu has no group without an entry, and keeps the purchases of Apple’s store with the account', () => {
  expect(groupsOf('saved', 'contact', 'restorePurchases', 'fakeMonthly', 'fakeAnnual')).toEqual([
    'reading: saved',
    'account: contact restorePurchases fakeMonthly fakeAnnual',
  ])
})
