import { expect, it } from 'vitest'
import { cookieNames, storageKeys, TOKEN_NAME } from '#lib/site/limits.ts'
import { createMemoryStorage } from '#testing/storage.fixture.ts'
import { createProfileCache } from '../session/createProfileCache.ts'
import type { CurrentUser } from '../session/profile.schema.ts'
import { type EarlyFacts, isDarkEarly } from './isDarkEarly.ts'

const TOKEN = 'header.payload.signature'
const cookies = `other=1; ${cookieNames.session}=${TOKEN}; last=2`

interface Stored {
  user?: { isStaff: boolean; theme: string }
  token?: string
  theme?: string
}

/** A browser whose earlier page has stored a reader's profile, by the library's own code. */
function decide({ user, token = TOKEN, theme }: Stored, facts: Partial<EarlyFacts> = {}) {
  const storage = createMemoryStorage()
  const now = () => new Date('2026-11-23T08:00:00Z')
  const cache = createProfileCache({
    storage,
    cookies: { read: () => undefined, readAll: () => [], readJson: () => undefined, write: () => {}, remove: () => {} },
    now,
    report: () => {},
  })
  // The only fields that the theme reads.
  if (user) cache.write(token, { id: '1', ...user } as unknown as CurrentUser, now())
  if (theme) storage.setItem(storageKeys.theme, theme)
  const href = 'https://www.diari.example/tarifes'
  return isDarkEarly({ forced: false, systemDark: false, cookies, href, read: (key) => storage.getItem(key), ...facts })
}

it.each([
  ['staff who chose dark', { user: { isStaff: true, theme: 'dark' } }, {}, true],
  ['staff who chose light', { user: { isStaff: true, theme: 'light' } }, { systemDark: true }, false],
  [
    'staff who chose the system’s theme, which is dark',
    { user: { isStaff: true, theme: 'system' } },
    { systemDark: true },
    true,
  ],
  ['staff who chose the system’s theme, which is light', { user: { isStaff: true, theme: 'system' } }, {}, false],
  ['staff who chose dark on this device', { user: { isStaff: true, theme: 'light' }, theme: 'dark' }, {}, true],
  ['staff who chose light on this device', { user: { isStaff: true, theme: 'dark' }, theme: 'light' }, {}, false],
  [
    'readers who are not staff',
    { user: { isStaff: false, theme: 'dark' }, theme: 'dark' },
    { systemDark: true },
    false,
  ],
  ['visitors', { user: { isStaff: true, theme: 'dark' } }, { cookies: 'other=1' }, false],
  [
    'the stored reader, for whom the address brings a newer token',
    { user: { isStaff: true, theme: 'dark' } },
    { href: `https://www.diari.example/#${TOKEN_NAME}=a.newer.one` },
    true,
  ],
  ['a page that forces dark', {}, { forced: true, cookies: '' }, true],
] as const)('isDarkEarly decides as the library will for %s', (_, stored, facts, dark) => {
  expect(decide(stored, facts)).toBe(dark)
})

it.each([
  ['another reader than the stored one', { user: { isStaff: true, theme: 'dark' }, token: 'an.other.one' }, {}],
  ['a reader without a stored profile', { theme: 'dark' }, {}],
  [
    'the reader whom the address brings',
    {},
    { cookies: '', href: `https://www.diari.example/?${TOKEN_NAME}=a.new.one` },
  ],
] as const)('isDarkEarly leaves open the theme of %s', (_, stored, facts) => {
  expect(decide(stored, facts)).toBeUndefined()
})

it.each(['', '{', 'null', '[]', '{"value":null}', '{"value":{"owner":1}}', '{"value":{"user":{"isStaff":true}}}'])(
  'isDarkEarly leaves open the theme of a reader whose profile is broken: %j',
  (text) => {
    expect(decide({}, { read: () => text })).toBeUndefined()
  },
)

it.each([
  ['a visitor’s page is light', { cookies: '' }, false],
  ['a forced page is dark', { forced: true }, true],
  ['a reader is not known', {}, undefined],
])('isDarkEarly finds, where storage may not be read, that %s', (_, facts, dark) => {
  const read = () => {
    throw new DOMException('The access is denied.', 'SecurityError')
  }
  expect(decide({}, { ...facts, read })).toBe(dark)
})
