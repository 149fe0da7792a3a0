import { describe, expect, it } from 'vitest'
import { madrid } from '#kit/dates/dates.fixture.ts'
import { defaultPermissions } from '#lib/site/config/defaultPermissions.ts'
import { createPersonas } from '#mocks/backend/personas.ts'
import { needsUpgrade } from '#page/session/needsUpgrade.ts'
import { createPermissions } from '#page/session/permissions.ts'
import { type MenuFacts, menuFor } from './menuTable.ts'

const now = new Date('2026-11-21T10:00:00Z')
const personas = createPersonas(now)
type Reader = keyof typeof personas | 'anonymous'

function factsOf(reader: Reader, rest: Partial<MenuFacts> = {}): MenuFacts {
  const user = reader === 'anonymous' ? undefined : personas[reader]
  const permissions = createPermissions({ user: () => user, definitions: defaultPermissions, denyAll: false })
  return {
    view: user ? (user.subscriber ? 'subscriber' : 'registered') : 'anonymous',
    channel: 'web',
    env: 'PRO',
    site: 'ara',
    user,
    mayComment: permissions.isOpen('comentaris'),
    needsUpgrade: user !== undefined && needsUpgrade(user, permissions),
    now,
    timeZone: madrid,
    ...rest,
  }
}

/** A locked row ends with an asterisk. */
const menuOf = (reader: Reader, rest?: Partial<MenuFacts>) =>
  menuFor(factsOf(reader, rest))
    .map(({ id, locked }) => (locked ? `${id}*` : id))
    .join(' ')

const registered = 'notifications gifts* saved following comments* shop pointsOfSale subscriberSpace* settings contact'
const subscriber = (
  ...[before = '', gifts = 'gifts', comments = 'comments', subscription = 'subscription ']: string[]
) =>
  `${before}notifications card ${subscription}${gifts} saved following ${comments} shop pointsOfSale subscriberSpace settings contact`

/** The rows that each reader finds in the menu, in their order (reader-account §2, "Registered view menu", "Subscriber view menu", "Anonymous view"; §6). */
describe('the profile’s menu', () => {
  it.each<[Reader, Partial<MenuFacts>, string]>([
    ['anonymous', {}, ''],
    ['anonymous', { channel: 'android' }, ''],
    ['anonymous', { channel: 'ios' }, 'restorePurchases'],
    ...(['DEV', 'INT', 'PRE'] as const).map((env): [Reader, Partial<MenuFacts>, string] => [
      'anonymous',
      { channel: 'ios', env },
      'restorePurchases fakeMonthly fakeAnnual',
    ]),
    ['registered', {}, `subscribe ${registered}`],
    ['registered', { env: 'PRE' }, `subscribe ${registered}`],
    ['registered', { channel: 'android' }, `subscribe ${registered}`],
    ['registered', { channel: 'ios' }, `${registered} restorePurchases`],
    ['registered', { channel: 'ios', env: 'DEV' }, `${registered} restorePurchases fakeMonthly fakeAnnual`],
    ['subscriber', {}, subscriber()],
    ['subscriber', { channel: 'android' }, subscriber()],
    ['subscriber', { channel: 'ios' }, subscriber('', 'gifts', 'comments', '')],
    ['subscriber-no-gift', {}, subscriber('upgrade ', 'gifts*')],
    ['subscriber-no-comments', {}, subscriber('upgrade ', 'gifts', 'comments*')],
    ['subscriber-no-archive', {}, subscriber('upgrade ')],
    ['subscriber-site', {}, subscriber('upgrade ')],
    ['premium-c', {}, subscriber('premium ')],
    ['premium-s', {}, subscriber().replace('gifts ', 'gifts premiumClub ')],
  ])('has the rows of %s with %o', (reader, rest, rows) => {
    expect(menuOf(reader, rest)).toBe(rows)
  })

  it('has the card of a registered reader on the main site alone, while a target in it is active', () => {
    const user = { ...personas.registered, hasSubscriptionCard: true, hasTargetActiveInSubscriptionCard: true }
    expect(menuOf('registered', { user })).toBe(`card ${registered}`)
    expect(menuOf('registered', { user, site: 'balears' })).toBe(registered)
    const inactive = { ...user, hasTargetActiveInSubscriptionCard: false }
    expect(menuOf('registered', { user: inactive })).toBe(registered)
  })

  it('offers the upgrade in place of the premium subscription', () => {
    const user = { ...personas['premium-c'], canGiveAway: false }
    expect(menuOf('premium-c', { user, needsUpgrade: true })).toBe(subscriber('upgrade ', 'gifts*'))
  })
})
