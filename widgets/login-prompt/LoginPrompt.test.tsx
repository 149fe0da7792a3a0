import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { IslandContext } from '#islands/island/islandContext.types.ts'
import { createInterruptedActions } from '#page/resume/interruptedActions.ts'
import { act } from '#testing/act.ts'
import { createTestApp } from '#testing/createTestApp.ts'
import { createTestIntl } from '#testing/createTestIntl.ts'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { loginPromptIsland } from './login-prompt.island.tsx'

afterEach(() => sessionStorage.clear())

const now = () => new Date('2026-11-21T10:00:00Z')
const storedAction = () =>
  createInterruptedActions({ storage: () => sessionStorage, now, report: vi.fn() }).take('save', '1001', {
    readerId: '7',
    isBack: true,
  }) !== undefined

/** The prompt as a widget or a page opens it, in English. */
function showPrompt(options: Record<string, string> = {}, { inApp = false } = {}) {
  const intl = createTestIntl({ widget: 'login-prompt' })
  let state = { status: 'anonymous' }
  let notify = () => {}
  const app = createTestApp({ channel: inApp ? 'android' : 'web' })
  const [close, track] = [vi.fn(), vi.fn()]
  const context = {
    analytics: { track, setFacts: vi.fn() },
    app,
    close,
    config: { site: 'ara', env: 'PRO', links: {} },
    hasOpened: () => true,
    location: { href: () => 'https://diari.example/a?b=1#top' },
    now,
    report: vi.fn(),
    session: {
      get: () => state,
      subscribe(listener: () => void) {
        notify = listener
        return () => {}
      },
    },
  }
  // The island uses no more of the page than this.
  const composed = loginPromptIsland.compose(options, {
    host: document.createElement('div'),
    ...context,
  } as unknown as IslandContext)
  if (!composed.ok) throw new Error(composed.failure.map(({ problem }) => problem).join())
  const rendered = renderInShadow(composed.value, { css: [...loginPromptIsland.css], intl })
  return {
    ...rendered,
    close,
    send: app.send,
    track,
    signInElsewhere() {
      state = { status: 'signedIn' }
      act(() => notify())
    },
  }
}

const linkTo = (view: ReturnType<typeof showPrompt>['view'], name: string) =>
  new URL(view.getByRole('link', { name }).getAttribute('href') ?? '', 'https://diari.example')

it('the login prompt links to register and login with a backUrl to the interrupted action', () => {
  const { view, track } = showPrompt({ reason: 'save', id: '1001' })
  expect(view.getByRole('dialog', { name: 'Save this article?' })).toBeDefined()
  for (const [name, path] of [
    ['Register', '/usuari/register'],
    ['Sign in', '/usuari/login'],
  ] as const) {
    const { pathname, searchParams } = linkTo(view, name)
    expect(pathname).toBe(path)
    expect(searchParams.get('backUrl')).toBe('https://diari.example/a?b=1#quiosc-resume')
  }
  expect(track).toHaveBeenCalledExactlyOnceWith({ category: 'login', action: 'prompt', label: 'save' })
  expect(storedAction()).toBe(true)
})

it('the login prompt has the title of the article that it is about', () => {
  const { view } = showPrompt({ reason: 'save', id: '1001', title: 'No cars on Sundays' })
  expect(view.getByRole('dialog', { name: 'Save this article? No cars on Sundays' })).toBeDefined()
})

it('the login prompt shows a plain invitation without an interrupted action, with the page itself as backUrl', () => {
  const { view } = showPrompt()
  expect(view.getByRole('dialog', { name: 'Sign in or register' })).toBeDefined()
  expect(linkTo(view, 'Sign in').searchParams.get('backUrl')).toBe('https://diari.example/a?b=1#top')
})

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  [
    'the cross',
    async ({ view }: ReturnType<typeof showPrompt>) => userEvent.click(view.getByRole('button', { name: 'Close' })),
  ],
])('the login prompt closes by %s and drops the interrupted action', async (_, leave) => {
  const shown = showPrompt({ reason: 'save', id: '1001' })
  await leave(shown)
  expect(shown.close).toHaveBeenCalledTimes(1)
  expect(storedAction()).toBe(false)
})

it('the login prompt closes when the reader signs in in another tab, and keeps the interrupted action', () => {
  const { close, signInElsewhere } = showPrompt({ reason: 'save', id: '1001' })
  signInElsewhere()
  expect(close).toHaveBeenCalledTimes(1)
  expect(storedAction()).toBe(true)
})

it.each([
  ['Register', 'showRegister'],
  ['Sign in', 'showLogin'],
])('the login prompt opens the app’s own screen for %s in the app', async (name, action) => {
  const { view, send, close } = showPrompt({ reason: 'save', id: '1001' }, { inApp: true })
  await userEvent.click(view.getByRole('link', { name }))
  expect(send).toHaveBeenCalledExactlyOnceWith(action, { backUrl: 'https://diari.example/a?b=1#quiosc-resume' })
  expect(close).toHaveBeenCalledTimes(1)
  expect(storedAction()).toBe(true)
})

it('the login prompt offers a subscription to a visitor who wants to gift an article, and no account, which would not help', () => {
  const { view } = showPrompt({ reason: 'gift', id: '1001' })
  expect(view.getByRole('dialog', { name: 'Gift this article?' })).toBeDefined()
  expect(view.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Subscribe',
    'Already a subscriber? Sign in',
  ])
  expect(linkTo(view, 'Subscribe').pathname).toBe('/tarifes')
  expect(linkTo(view, 'Already a subscriber? Sign in').searchParams.get('backUrl')).toContain('#quiosc-resume')
})

it('the login prompt is a plain invitation for an unknown reason', () => {
  const { view } = showPrompt({ reason: 'shout' })
  expect(view.getByRole('dialog', { name: 'Sign in or register' })).toBeDefined()
})

it('the login prompt can be used by keyboard', async () => {
  const { view } = showPrompt({ reason: 'follow', id: 'author:1' })
  expect(view.getByRole('heading', { name: 'Follow this?' }).matches(':focus')).toBe(true)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(view.getByRole('link', { name: 'Register' }).matches(':focus')).toBe(true)
})
