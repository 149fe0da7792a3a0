import { expect, it } from 'vitest'
import { madrid } from '#kit/dates/dates.fixture.ts'
import { createPersonas } from '#mocks/backend/personas.ts'
import type { MenuFacts } from '../menu/menuTable.ts'
import { settingsFor } from './settingsTable.ts'

const now = new Date('2026-11-21T10:00:00Z')
const personas = createPersonas(now)

const settingsOf = (
  reader: keyof typeof personas | 'anonymous',
  channel: MenuFacts['channel'],
  inApp = channel !== 'web',
) => {
  const user = reader === 'anonymous' ? undefined : personas[reader]
  const view = user ? (user.subscriber ? 'subscriber' : 'registered') : 'anonymous'
  const facts = {
    view,
    channel,
    inApp,
    env: 'PRO',
    site: 'ara',
    user,
    mayComment: true,
    needsUpgrade: false,
    now,
    timeZone: madrid,
  } as const
  return settingsFor(facts)
    .map(({ id, group = 'end' }) => `${group}.${id}`)
    .join(' ')
}

const account = (subscription = 'account.subscription') =>
  `account.data account.password ${subscription} account.bulletin account.notification-settings`
const general = 'general.dataUse general.aboutUs general.conditions'

/** The settings that each reader finds, in their order (reader-account §2, "Settings menu groups", and §6, "Menu visibility by user type"). */
it.each([
  ['anonymous', 'web', 'end.contact'],
  ['anonymous', 'android', 'custom.edition custom.downloads general.consent end.contact'],
  ['anonymous', 'ios', 'account.appleSubscription custom.edition custom.downloads general.consent end.contact'],
  ['registered', 'web', `${account()} ${general} end.signOut`],
  ['subscriber', 'web', `${account()} ${general} end.signOut`],
  ['subscriber', 'android', `${account()} custom.edition custom.downloads ${general} general.consent end.signOut`],
  [
    'subscriber',
    'ios',
    `${account('account.appleSubscription')} custom.edition custom.downloads ${general} general.consent end.signOut`,
  ],
  ['staff', 'web', `${account()} custom.display ${general} end.signOut`],
  [
    'staff',
    'android',
    `${account()} custom.edition custom.display custom.downloads ${general} general.consent end.signOut`,
  ],
] as const)('the settings of %s in the channel %s are those of the specification', (reader, channel, rows) => {
  expect(settingsOf(reader, channel)).toBe(rows)
})
