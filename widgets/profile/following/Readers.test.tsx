import { waitFor, within } from '@testing-library/dom'
import { HttpResponse, http } from 'msw/http'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { deepActiveElement } from '#kit/dom/deepActiveElement.ts'
import type { CallName } from '#mocks/backend/calls.ts'
import type { SnackbarMessage } from '#page/overlays/snackbar.types.ts'
import { holdCall } from '#testing/holdCall.ts'
import { installApp } from '#testing/installApp.ts'
import { startBackend } from '#testing/startBackend.ts'
import { swipe } from '#testing/swipe.ts'
import { openProfile } from '../profile.fixture.tsx'

const backend = startBackend()

type Persona = NonNullable<Parameters<ReturnType<typeof backend>['set']>[0]>['persona']

async function openReaders(persona: Persona = 'subscriber', fault?: string, held?: CallName) {
  backend().set({ persona, language: 'en', ...(fault && { fault }) })
  const release = held ? holdCall(backend(), held) : () => undefined
  const show = vi.fn<(message: SnackbarMessage) => void>()
  const opened = openProfile({ hash: '#profile.readers', overrides: { snackbars: { show } } })
  const aside = await opened.dialog()
  await aside.findByRole('tab', { name: /^Followers \d/ })
  return { ...opened, aside, release, said: () => show.mock.lastCall?.[0] }
}
type Opened = Awaited<ReturnType<typeof openReaders>>
const toggles = ({ aside }: Opened, name: RegExp) =>
  within(aside.getByRole('tabpanel')).findAllByRole('button', { name })

it('the panel of readers shows followers and followed readers with their numbers', async () => {
  const opened = await openReaders()
  const { aside, expectAccessible } = opened
  expect(aside.getByRole('tab', { name: 'Followers 5' })).toHaveAttribute('aria-selected', 'true')
  expect(await within(await aside.findByRole('list', { name: 'Followers' })).findAllByRole('listitem')).toHaveLength(5)
  await expectAccessible()
  await userEvent.click(aside.getByRole('tab', { name: /^Following \d/ }))
  expect(await toggles(opened, /^Following /)).not.toHaveLength(0)
  await expectAccessible()
})

it('the panel of readers shows a follower without a nick as “a reader”, whose profile can be opened', async () => {
  backend().set({ persona: 'subscriber', language: 'en' })
  backend().worker.use(
    http.get('*/api/front/user/followers', () => HttpResponse.json({ results: [{ userId: 2999, nick: null }] })),
  )
  const aside = await openProfile({ hash: '#profile.readers' }).dialog()
  expect(await aside.findByRole('button', { name: 'A reader' })).toBeVisible()
  expect(await aside.findByRole('button', { name: 'Follow A reader' })).toBeVisible()
})

it('the panel of readers offers no follow before it is known whom the reader follows', async () => {
  const { aside, release } = await openReaders('subscriber', undefined, 'user.interest')
  expect(await within(await aside.findByRole('list', { name: 'Followers' })).findAllByRole('listitem')).toHaveLength(5)
  expect(aside.queryByRole('button', { name: /^Follow/ })).toBeNull()
  release()
  expect(await aside.findAllByRole('button', { name: /^Following / })).not.toHaveLength(0)
})

it('the panel of readers changes tabs with the arrow keys and a swipe', async () => {
  const { aside } = await openReaders()
  aside.getByRole('tab', { name: /^Followers/ }).focus()
  await userEvent.keyboard('{ArrowRight}')
  const second = aside.getByRole('tab', { name: /^Following/ })
  expect(second).toHaveAttribute('aria-selected', 'true')
  expect(deepActiveElement()).toBe(second)
  swipe(aside.getByRole('tabpanel'), 200, 0)
  await waitFor(() => expect(aside.getByRole('tab', { name: /^Followers/ })).toHaveAttribute('aria-selected', 'true'))
})

it('the panel of readers follows and unfollows from both tabs by keyboard alone', async () => {
  const opened = await openReaders()
  const { aside, said } = opened
  const [follow] = await toggles(opened, /^Follow /)
  const before = Number(aside.getByRole('tab', { name: /^Following/ }).textContent?.match(/\d+/)?.[0])
  follow?.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(deepActiveElement()).toHaveAccessibleName(/^Following .*Unfollow$/))
  expect(aside.getByRole('tab', { name: `Following ${before + 1}` })).toBeVisible()

  aside.getByRole('tab', { name: /^Followers/ }).focus()
  await userEvent.keyboard('{ArrowRight}')
  // The list is rendered a frame after its tab.
  await aside.findByRole('list', { name: 'Following' })
  await waitFor(async () => expect(await toggles(opened, /^Following /)).toHaveLength(before + 1))
  const followed = await toggles(opened, /^Following /)
  followed[0]?.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(said()?.text).toMatch(/^You have stopped following/))
  expect(deepActiveElement()?.closest('[role="tabpanel"]')).not.toBeNull()
  expect(aside.getByRole('tab', { name: `Following ${before}` })).toBeVisible()
})

it('the panel of readers follows at once, and rolls it back when the server refuses', async () => {
  const opened = await openReaders('subscriber', 'follow.user:500')
  const release = holdCall(backend(), 'follow.user')
  const [follow] = await toggles(opened, /^Follow /)
  await userEvent.click(follow as HTMLElement)
  await waitFor(() => expect(follow).toHaveAccessibleName(/^Following /))
  release()
  await waitFor(() => expect(opened.said()?.kind).toBe('error'))
  expect(follow).toHaveAccessibleName(/^Follow /)
  expect(deepActiveElement()).toBe(follow)
})

it('the panel of readers follows by the page’s own control: low, followed after a double click, and without an undo', async () => {
  const opened = await openReaders()
  const [follow] = await toggles(opened, /^Follow /)
  if (!follow) throw new Error('Nobody is to be followed.')
  expect(getComputedStyle(follow).minHeight).toBe('32px')
  await userEvent.dblClick(follow)
  await waitFor(() => expect(follow).toHaveAccessibleName(/^Following .*Unfollow$/))
  const shows = (word: string) => getComputedStyle(within(follow).getByText(word)).opacity === '1'
  expect([shows('Following'), shows('Unfollow')]).toEqual([true, false])
  await userEvent.hover(opened.aside.getByRole('tab', { name: /^Followers/ }))
  await userEvent.hover(follow)
  await waitFor(() => expect([shows('Following'), shows('Unfollow')]).toEqual([false, true]))
})

it('the panel of readers asks the app for a new token after each change', async () => {
  const app = installApp('android')
  backend().set({ persona: 'subscriber', language: 'en' })
  const opened = openProfile({ hash: '#profile.readers.followed' })
  const aside = await opened.dialog()
  const asked = () => app.mock.calls.filter(([{ action }]) => action === 'requestToken').length
  const before = asked()
  await userEvent.click((await aside.findAllByRole('button', { name: /^Following / }))[0] as HTMLElement)
  await waitFor(() => expect(asked()).toBe(before + 1))
})

it('the panel of readers scrolls through five thousand followers, list page by list page, with few of them in the document', async () => {
  const { aside } = await openReaders('collector')
  expect(aside.getByRole('tab', { name: 'Followers 5.000' })).toBeVisible()
  const list = await aside.findByRole('list', { name: 'Followers' })
  const body = list.closest('.q-side-body') as HTMLElement
  const rows = () => within(list).getAllByRole('listitem')
  expect((await within(list).findAllByRole('listitem'))[0]).toHaveAttribute('aria-setsize', '5000')
  const position = () => Number(rows().at(-1)?.getAttribute('aria-posinset'))
  await waitFor(() => {
    body.scrollTop = body.scrollHeight
    expect(position()).toBeGreaterThan(60)
  })
  expect(rows().length).toBeLessThan(40)
})

it('the panel of readers opens the public profile from a nick, and returns to the row', async () => {
  const { aside } = await openReaders()
  const list = await aside.findByRole('list', { name: 'Followers' })
  const [nick] = (await within(list).findAllByRole('button')).filter((button) => button.closest('p'))
  nick?.focus()
  await userEvent.keyboard('{Enter}')
  expect(location.hash).toMatch(/^#profile\.reader\.\d+$/)
  await waitFor(() => expect(list).not.toBeVisible())
  await userEvent.click(aside.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(list).toBeVisible())
})

it('the panel of readers names its future content to a reader without followers', async () => {
  const { aside } = await openReaders('newcomer')
  expect(await aside.findByText('The readers who follow you will be here.')).toBeVisible()
  await userEvent.click(aside.getByRole('tab', { name: /^Following/ }))
  expect(await aside.findByText('The readers you follow will be here.')).toBeVisible()
})
