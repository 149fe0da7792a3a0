import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '#testing/storage.fixture.ts'
import type { CurrentUser } from '../session/profile.schema.ts'
import type { SessionState } from '../session/session.types.ts'
import { followTheme } from './followTheme.ts'
import { isDark } from './isDark.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('the rule of the theme (reader-account §4)', () => {
  const staff = (theme?: CurrentUser['theme']) => ({ isStaff: true, theme })
  const reader = (theme?: CurrentUser['theme']) => ({ isStaff: false, theme })
  it.each([
    // user, forced, stored, device prefers dark, dark
    [undefined, false, null, true, false],
    [undefined, true, null, false, true],
    [reader('dark'), false, 'dark', true, false],
    [reader('light'), true, 'light', false, true],
    [staff('dark'), false, null, false, true],
    [staff('light'), false, null, true, false],
    [staff('system'), false, null, true, true],
    [staff('system'), false, null, false, false],
    [staff('none'), false, null, true, false],
    [staff(), false, null, true, false],
    [staff('dark'), false, 'light', false, false],
    [staff('light'), false, 'dark', false, true],
    [staff('light'), false, 'system', true, true],
    [staff('dark'), false, '"><script>', false, true],
  ])('is, for %j, forced %j, stored %j, device %j: dark %j', (user, forced, stored, systemDark, dark) => {
    expect(isDark({ forced, user, stored: () => stored, systemDark })).toBe(dark)
  })
})

const staffMember = (theme: CurrentUser['theme']): SessionState => ({
  status: 'signedIn',
  // The only fields that the theme reads.
  user: { id: '1', isStaff: true, theme } as CurrentUser,
})

/** A page whose body classes are a Set. */
function createPage({ inApp = false, classes = [] as string[], state = { status: 'anonymous' } as SessionState } = {}) {
  const body = new Set(classes)
  const media = Object.assign(new EventTarget(), { matches: false })
  const storageEvents = new EventTarget()
  const storage = createMemoryStorage()
  const listeners = new Set<() => void>()
  let known = () => {}
  const ready = new Promise<SessionState>((resolve) => {
    known = () => resolve(state)
  })
  const stop = followTheme({
    body: {
      contains: (name) => body.has(name),
      toggle: (name, on) => {
        if (on) body.add(name)
        else body.delete(name)
        return Boolean(on)
      },
    },
    systemDark: media,
    session: {
      get: () => state,
      subscribe(listener) {
        const notify = () => listener(state)
        listeners.add(notify)
        return () => listeners.delete(notify)
      },
      ready: () => ready,
    },
    storage,
    // A plain EventTarget has no storage events of its own type.
    storageEvents: storageEvents as Window,
    inApp,
  })
  return {
    body,
    storage,
    stop,
    become(next: SessionState) {
      state = next
      for (const notify of listeners) notify()
    },
    known: () => known(),
    device(dark: boolean) {
      media.matches = dark
      media.dispatchEvent(new Event('change'))
    },
    otherTab(theme: string) {
      storage.setItem('theme', theme)
      storageEvents.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }))
    },
  }
}

it('the theme sets one of the two classes and keeps the page’s own', () => {
  expect([...createPage({ classes: ['home'] }).body]).toEqual(['home', 'light-mode'])
  expect([...createPage({ classes: ['force-dark-mode', 'light-mode'] }).body]).toEqual(['force-dark-mode', 'dark-mode'])
})

it('the theme follows the session, the device and other tabs until it is stopped', () => {
  const page = createPage()
  page.become(staffMember('system'))
  expect(page.body).toContain('light-mode')
  page.device(true)
  expect(page.body).toContain('dark-mode')
  expect(page.body).not.toContain('light-mode')
  page.otherTab('light')
  expect(page.body).toContain('light-mode')
  page.otherTab('dark')
  expect(page.body).toContain('dark-mode')
  page.become({ status: 'anonymous' })
  expect(page.body).toContain('light-mode')
  page.stop()
  page.become(staffMember('dark'))
  page.device(true)
  page.otherTab('dark')
  expect(page.body).toContain('light-mode')
})

it('the theme of an app’s page waits for the session', async () => {
  const page = createPage({ inApp: true, state: staffMember('dark') })
  expect([...page.body]).toEqual([])
  page.known()
  await vi.waitFor(() => expect([...page.body]).toEqual(['dark-mode']))
})

it('the theme that the script in the head has set stays while nothing is known of the reader', () => {
  const page = createPage({ classes: ['dark-mode'], state: { status: 'loading', user: undefined } })
  expect([...page.body]).toEqual(['dark-mode'])
  page.become({ status: 'anonymous' })
  expect([...page.body]).toEqual(['light-mode'])
})

it('the theme of an app’s page waits at most 3000 ms', async () => {
  vi.useFakeTimers()
  const page = createPage({ inApp: true })
  await vi.advanceTimersByTimeAsync(2_999)
  expect([...page.body]).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect([...page.body]).toEqual(['light-mode'])
  page.become(staffMember('dark'))
  expect([...page.body]).toEqual(['dark-mode'])
})
