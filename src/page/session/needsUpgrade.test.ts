import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { defaultPermissions } from '#lib/site/config/defaultPermissions.ts'
import { needsUpgrade } from './needsUpgrade.ts'
import { createPermissions } from './permissions.ts'
import { CurrentUserSchema } from './profile.schema.ts'

const whole = { id: 1, subscriber: true, canGiveAway: true, advantages: 'comentaris,hemeroteca' }

it.each<[string, object, boolean]>([
  ['a whole subscription', {}, false],
  ['no advantages, which grants all', { advantages: null }, false],
  ['no comments', { advantages: 'hemeroteca' }, true],
  ['no archive', { advantages: 'comentaris' }, true],
  ['no gifts', { canGiveAway: false }, true],
  ['an unknown right to gifts', { canGiveAway: null }, true],
  ['a subscription of one site only', { hasSubscriberSiteIds: ['6'] }, true],
  ['a subscription of one category only', { hasSubscriberCategoryIds: [12] }, true],
  ['a subscription of all categories but one', { hasSubscriberExcludedCategoryIds: ['12'] }, true],
  ['a whole premium subscription', { premium: 'C' }, false],
  ['a premium subscription for one site', { premium: 'C', hasSubscriberSiteIds: ['6'] }, true],
  ['no subscription', { subscriber: false, canGiveAway: false, advantages: 'butlletins' }, false],
])('needsUpgrade, asked about a reader with %s (%j), returns %j', (_, fields, expected) => {
  const user = parse(CurrentUserSchema, { ...whole, ...fields })
  const permissions = createPermissions({ user: () => user, definitions: defaultPermissions, denyAll: false })
  expect(needsUpgrade(user, permissions)).toBe(expected)
})
