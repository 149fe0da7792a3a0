import { expect, it } from 'vitest'
import { defaultPermissions } from '#lib/site/config/defaultPermissions.ts'
import { createPersonas, type PersonaName, personaNames } from '#mocks/backend/personas.ts'
import type { Channel } from '#page/app-bridge/appBridge.types.ts'
import { createPermissions } from '#page/session/permissions.ts'
import type { SessionState } from '#page/session/session.types.ts'
import { userOf } from '#page/session/userOf.ts'
import { buttonReader, buttonsFor } from './buttonTable.ts'
import { isOffered } from './PremiumButton.tsx'

const personas = createPersonas(new Date('2026-03-02T09:00:00Z'))
const stateOf = (name: PersonaName): SessionState =>
  name === 'anonymous' ? { status: 'anonymous' } : { status: 'signedIn', user: personas[name] }

function buttonsOf(state: SessionState, channel: Channel, token?: string) {
  const permissions = createPermissions({ user: () => userOf(state), definitions: defaultPermissions, denyAll: false })
  const reader = buttonReader({ get: () => state, token: () => token, permissions }, isOffered)
  return buttonsFor({ reader, channel }).join(' ')
}

/** content-features §2 and reader-account §6, on the web and in the Android app; in the Apple app without “subscribe”. */
const spec: Record<PersonaName, string> = {
  anonymous: 'subscribe signIn',
  registered: 'subscribe profile',
  'trial-14': 'subscribe profile',
  'trial-1': 'subscribe profile',
  'trial-0': 'subscribe profile',
  'unpaid-registered': 'subscribe profile',
  unvalidated: 'subscribe profile',
  social: 'subscribe profile',
  newcomer: 'subscribe profile',
  subscriber: 'profile',
  'unpaid-subscriber': 'profile',
  'subscriber-no-comments': 'profile',
  'subscriber-no-archive': 'profile',
  'subscriber-no-gift': 'profile',
  'subscriber-last-gift': 'profile',
  'subscriber-gifts-used': 'profile',
  'subscriber-site': 'profile',
  'premium-s': 'profile',
  'premium-c': 'premium profile',
  founder: 'premium profile',
  staff: 'profile',
  banned: 'profile',
  apple: 'profile',
  'apple-monthly': 'profile',
  collector: 'profile',
}

it.each(personaNames)('buttonTable has for %s the buttons of the spec', (name) => {
  const state = stateOf(name)
  expect(buttonsOf(state, 'web')).toBe(spec[name])
  expect(buttonsOf(state, 'android')).toBe(spec[name])
  expect(buttonsOf(state, 'ios')).toBe(spec[name].replace('subscribe ', ''))
})

it.each([
  ['comments are not included', { advantages: 'hemeroteca' }],
  ['the archive is not included', { advantages: 'comentaris' }],
  ['gifts are not included', { canGiveAway: false }],
  ['the subscription is for some sites', { hasSubscriberSiteIds: ['6'] }],
  ['the subscription is for some categories', { hasSubscriberCategoryIds: ['6'] }],
  ['some categories are excluded', { hasSubscriberExcludedCategoryIds: ['6'] }],
])('buttonTable has no premium button where %s', (_why, lack) => {
  expect(buttonsOf({ status: 'signedIn', user: { ...personas['premium-c'], ...lack } }, 'web')).toBe('profile')
})

it('buttonTable has the profile alone for a signed-in reader whose profile is unknown', () => {
  expect(buttonsOf({ status: 'loading', user: undefined }, 'web', 'token')).toBe('profile')
  // The profile could not be loaded.
  expect(buttonsOf({ status: 'anonymous' }, 'web', 'token')).toBe('profile')
  // The stored profile counts while a newer one is on its way.
  expect(buttonsOf({ status: 'loading', user: personas.registered }, 'web', 'token')).toBe('subscribe profile')
})
