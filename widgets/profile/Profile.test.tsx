import { waitFor, within } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { deepActiveElement } from '#kit/dom/deepActiveElement.ts'
import { createToken } from '#mocks/backend/token.ts'
import { holdCall } from '#testing/holdCall.ts'
import { startBackend } from '#testing/startBackend.ts'
import { userOf } from './openPanel.fixture.tsx'
import { openProfile } from './profile.fixture.tsx'

const backend = startBackend()

it('the profile opens at its address, and shows the reader and their entries', async () => {
  backend().set({ persona: 'subscriber', language: 'en' })
  const { dialog, expectAccessible } = openProfile()
  const aside = await dialog()
  expect(await aside.findByRole('heading', { name: 'Your profile' })).toBeVisible()
  expect(await aside.findByRole('button', { name: 'Settings' })).toBeVisible()
  expect(aside.getByText(/Subscriber no\./)).toBeVisible()
  await expectAccessible()
})

it('the profile shows the menu in its styles, which follow the aside’s own', async () => {
  backend().set({ persona: 'subscriber', language: 'en' })
  const aside = await openProfile().dialog()
  const row = await aside.findByRole('button', { name: 'Settings' })
  expect(getComputedStyle(row)).toMatchObject({ display: 'flex', minHeight: '52px' })
})

it('the profile names the groups of the menu for the eye and as the names of their lists', async () => {
  backend().set({ persona: 'subscriber', language: 'en' })
  const aside = await openProfile().dialog()
  await aside.findByRole('button', { name: 'Settings' })
  const groups = ['Subscription', 'Reading', 'Community', 'Account']
  const lists = groups.map((name) => within(aside.getByRole('list', { name })).getAllByRole('listitem').length)
  expect(aside.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(groups),
  )
  expect(lists).toEqual([4, 2, 1, 5])
})

it('the profile opens with a link within the page, and closes with Escape, the cross and the browser’s back button', async () => {
  backend().set({ persona: 'registered', language: 'en' })
  const { ready, dialog } = openProfile({ hash: '' })
  const shown = await ready()
  expect(shown.queryByRole('dialog')).toBeNull()
  const leave = [
    () => userEvent.keyboard('{Escape}'),
    async () => userEvent.click((await dialog()).getByRole('button', { name: 'Close' })),
    async () => history.back(),
  ]
  for (const close of leave) {
    location.hash = 'profile'
    await dialog()
    await close()
    await waitFor(() => expect(shown.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(location.hash).toBe(''))
  }
})

it('the profile goes one panel back by the arrow, Escape and the browser’s button, and changes the address', async () => {
  backend().set({ persona: 'registered', language: 'en' })
  const { dialog } = openProfile()
  const aside = await dialog()
  const back = [
    async () => userEvent.click(aside.getByRole('button', { name: 'Back' })),
    () => userEvent.keyboard('{Escape}'),
    async () => history.back(),
  ]
  for (const goBack of back) {
    await userEvent.click(await aside.findByRole('button', { name: 'Settings' }))
    await waitFor(() => expect(deepActiveElement()).toBe(aside.getByRole('heading', { name: 'Settings', level: 2 })))
    expect(location.hash).toBe('#profile.settings')
    await goBack()
    await waitFor(() => expect(location.hash).toBe('#profile'))
    expect(await aside.findByRole('heading', { name: 'Your profile' })).toBeVisible()
  }
})

it('the profile goes two panels back on two presses in quick succession', async () => {
  backend().set({ persona: 'registered', language: 'en' })
  const { dialog } = openProfile()
  const aside = await dialog()
  await userEvent.click(await aside.findByRole('button', { name: 'Settings' }))
  await userEvent.click(await aside.findByRole('button', { name: 'Password' }))
  expect(await aside.findByRole('heading', { name: 'Password', level: 2 })).toBeVisible()
  const back = aside.getByRole('button', { name: 'Back' })
  back.click()
  back.click()
  expect(await aside.findByRole('heading', { name: 'Your profile' })).toBeVisible()
  await waitFor(() => expect(location.hash).toBe('#profile'))
})

it('the profile opens a panel from a link, above the panels on the way to it', async () => {
  backend().set({ persona: 'registered', language: 'en' })
  const { dialog } = openProfile({ hash: '#profile.settings' })
  const aside = await dialog()
  expect(await aside.findByRole('heading', { name: 'Settings', level: 2 })).toBeVisible()
  await userEvent.click(aside.getByRole('button', { name: 'Back' }))
  expect(await aside.findByRole('heading', { name: 'Your profile' })).toBeVisible()
  expect(location.hash).toBe('#profile')
})

it('the profile stays as it is where a script of the page dispatches a hash change without an address', async () => {
  backend().set({ persona: 'subscriber', language: 'en' })
  const aside = await openProfile().dialog()
  const saved = await aside.findByRole('button', { name: 'Saved articles' })
  const errors: unknown[] = []
  const keep = ({ error }: ErrorEvent) => errors.push(error)
  window.addEventListener('error', keep)
  window.dispatchEvent(new Event('hashchange'))
  window.removeEventListener('error', keep)
  expect(errors).toEqual([])
  expect(saved).toBeVisible()
})

it('the profile sends a visitor to the sign-in, which leads back to the panel', async () => {
  backend().set({ persona: 'anonymous', language: 'en' })
  const { ready, assign } = openProfile({ hash: '#profile.settings' })
  const shown = await ready()
  await waitFor(() => expect(assign).toHaveBeenCalledOnce())
  const [target] = assign.mock.calls[0] ?? []
  const { pathname, searchParams } = new URL(String(target), location.href)
  expect(pathname).toBe('/usuari/login')
  expect(searchParams.get('backUrl')).toMatch(/#profile\.settings$/)
  // The back button of the sign-in must not open it again.
  expect(location.hash).toBe('')
  expect(shown.queryByRole('dialog')).toBeNull()
})

it('the profile signs the reader out and closes', async () => {
  backend().set({ persona: 'registered', language: 'en' })
  const { dialog, ready, page, assign } = openProfile({ hash: '#profile.settings' })
  const aside = await dialog()
  await userEvent.click(await aside.findByRole('button', { name: 'Sign out' }))
  const shown = await ready()
  await waitFor(() => expect(shown.queryByRole('dialog')).toBeNull())
  expect(page.session.get().status).toBe('anonymous')
  expect(location.hash).toBe('')
  expect(assign).not.toHaveBeenCalled()
})

it('the profile says that the reader is being signed out until that is done', async () => {
  backend().set({ persona: 'registered', language: 'en' })
  const release = holdCall(backend(), 'user.logout')
  const { dialog, ready } = openProfile({ hash: '#profile.settings' })
  const aside = await dialog()
  await userEvent.click(await aside.findByRole('button', { name: 'Sign out' }))
  expect(await aside.findByText('Signing out…')).toBeInTheDocument()
  expect(aside.getByRole('button', { name: 'Sign out' })).toHaveAttribute('aria-disabled', 'true')
  release()
  const shown = await ready()
  await waitFor(() => expect(shown.queryByRole('dialog')).toBeNull())
})

it('the profile explains the entry of a locked row', async () => {
  backend().set({ persona: 'registered', language: 'en' })
  const { dialog, ready } = openProfile()
  const aside = await dialog()
  await userEvent.click(await aside.findByRole('button', { name: 'Gifted articles Not included' }))
  const shown = await ready()
  const modal = await shown.findByRole('dialog', { name: 'Give articles away' })
  expect(within(modal).getByText(/you can give away 10 articles every month/)).toBeVisible()
})

it('the profile offers the sign-in and Apple’s purchases in the app', async () => {
  backend().set({ persona: 'anonymous', language: 'en' })
  const { dialog, assign } = openProfile({ channel: 'ios' })
  const aside = await dialog()
  expect(await aside.findByRole('link', { name: 'Create an account' })).toBeVisible()
  expect(aside.getByText(/^If you already have an active subscription in the App Store/)).toBeVisible()
  expect(aside.getByRole('button', { name: 'Restore purchases' })).toBeVisible()
  expect(aside.getByRole('link', { name: 'Manage your App Store subscriptions' })).toBeVisible()
  expect(aside.getByRole('button', { name: 'Settings' })).toBeVisible()
  expect(assign).not.toHaveBeenCalled()
})

it.each([
  ['elfar.digital.annual', 'Restore your annual subscription'],
  ['elfar.digital.monthly', 'Restore your monthly subscription'],
  [null, 'Restore purchases'],
])('the profile names the purchase to restore in Apple’s app: %s', async (subscriptionType, name) => {
  backend().set({ persona: 'registered', language: 'en' })
  Object.assign(userOf(backend(), 'Mariona') ?? {}, { subscriptionType })
  const aside = await openProfile({ channel: 'ios' }).dialog()
  expect(await aside.findByRole('button', { name })).toBeVisible()
})

it('the profile keeps the focus inside when the app changes the reader, whose menu lacks the focused row', async () => {
  backend().set({ persona: 'registered', language: 'en' })
  const { dialog, page } = openProfile({ channel: 'ios' })
  const aside = await dialog()
  const restore = await aside.findByRole('button', { name: /^Restore/ })
  restore.focus()
  page.app.receive({ action: 'updateUserToken', payload: { token: createToken('apple', new Date()) } })
  expect(await aside.findByText(/Subscriber no\./)).toBeVisible()
  expect(restore).not.toBeInTheDocument()
  await waitFor(() => expect(deepActiveElement()).toBe(aside.getByRole('heading', { name: 'Your profile' })))
})
