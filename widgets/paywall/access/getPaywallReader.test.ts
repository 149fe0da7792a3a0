import { expect, it } from 'vitest'
import { userWith } from '../testing/paywall.fixture.ts'
import { getPaywallReader } from './getPaywallReader.ts'

it.each([
  ['anonymous', undefined],
  ['registered', userWith()],
  ['registered', userWith({ endTrialDate: '2026-12-01' })],
  ['lapsed', userWith({ type: 5 })],
  ['unpaid', userWith({ type: 4, subscriber: true })],
  ['unpaid', userWith({ type: 4 })],
  ['subscriber', userWith({ subscriber: true })],
  ['subscriber', userWith({ subscriber: true, type: 5 })],
  ['limited', userWith({ subscriber: true, hasSubscriberSiteIds: [6] })],
  ['limited', userWith({ subscriber: true, hasSubscriberCategoryIds: [31] })],
  ['limited', userWith({ subscriber: true, hasSubscriberExcludedCategoryIds: [31] })],
])('getPaywallReader tells that a reader is %s', (reader, user) => {
  expect(getPaywallReader(user)).toBe(reader)
})
