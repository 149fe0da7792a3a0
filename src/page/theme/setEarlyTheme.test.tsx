import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cookieNames } from '#lib/site/limits.ts'
import { setEarlyTheme } from './setEarlyTheme.ts'

const classes = document.body.classList
const isShown = () => document.body.checkVisibility({ visibilityProperty: true })
const signIn = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the publisher's server sets it; cookieStore needs https
  document.cookie = `${cookieNames.session}=not.stored.before; path=/`
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  // Ends a wait, too.
  vi.runAllTimers()
  vi.useRealTimers()
  classes.remove('app-ios', 'app-android', 'dark-mode', 'light-mode')
  // biome-ignore lint/suspicious/noDocumentCookie: the same
  document.cookie = `${cookieNames.session}=; path=/; max-age=0`
})

it.each(['app-ios', 'app-android'])('a page in the app is not shown before its reader is known: %s', async (app) => {
  signIn()
  classes.add(app)
  setEarlyTheme()
  expect([classes.contains('light-mode'), isShown()]).toEqual([false, false])
  vi.advanceTimersByTime(1000)
  // The library's.
  classes.add('dark-mode')
  await vi.waitFor(() => expect(isShown()).toBe(true))
  vi.advanceTimersByTime(10_000)
  expect([...classes]).toEqual(expect.arrayContaining([app, 'dark-mode']))
  expect(classes.contains('light-mode')).toBe(false)
})

it('a page in the app is shown after 3000 ms, light, when its reader is still not known', async () => {
  signIn()
  classes.add('app-ios')
  setEarlyTheme()
  vi.advanceTimersByTime(2999)
  await Promise.resolve()
  expect(isShown()).toBe(false)
  vi.advanceTimersByTime(1)
  await vi.waitFor(() => expect(isShown()).toBe(true))
  expect(classes.contains('light-mode')).toBe(true)
})

it.each(['dark-mode', 'light-mode'])(
  'a page in the app is shown also where its template sets a class: %s',
  async (given) => {
    signIn()
    classes.add('app-ios', given)
    setEarlyTheme()
    expect(isShown()).toBe(false)
    // The library's.
    classes.add(given)
    await vi.waitFor(() => expect(isShown()).toBe(true))
  },
)

it('a visitor’s page in the app is shown at once', () => {
  classes.add('app-ios')
  setEarlyTheme()
  expect([classes.contains('light-mode'), isShown()]).toEqual([true, true])
})

it('a page on the web is shown at once, and is light until its reader is known', () => {
  signIn()
  setEarlyTheme()
  expect([classes.contains('light-mode'), isShown()]).toEqual([true, true])
})

it.each<[string, () => unknown]>([
  ['nothing', () => null],
  [
    'an error',
    () => {
      throw new Error('no queries here')
    },
  ],
])('a page is light where a script has replaced matchMedia by a function that returns %s', (_, answer) => {
  vi.stubGlobal('matchMedia', answer)
  setEarlyTheme()
  expect([classes.contains('light-mode'), isShown()]).toEqual([true, true])
})
