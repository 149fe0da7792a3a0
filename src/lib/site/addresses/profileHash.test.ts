import { expect, it } from 'vitest'
import { profileHash } from './profileHash.ts'

it('profileHash names the menu, a panel, and what a panel shows', () => {
  expect(profileHash()).toBe('#profile')
  expect(profileHash('notification-settings')).toBe('#profile.notification-settings')
  expect(profileHash('reader', '2002')).toBe('#profile.reader.2002')
})

it('profileHash encodes the id', () => {
  expect(profileHash('reader', 'a/b.c')).toBe('#profile.reader.a%2Fb.c')
})
