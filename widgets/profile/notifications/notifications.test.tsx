import type { within } from '@testing-library/dom'
import { waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { deepActiveElement } from '../../../src/dom/deepActiveElement.ts'
import { holdCall } from '../../../src/testing/holdCall.ts'
import { startBackend } from '../../../src/testing/startBackend.ts'
import { openProfile } from '../profile.fixture.tsx'

const backend = startBackend()

type Aside = ReturnType<typeof within>

const cards = (aside: Aside) => aside.queryAllByRole('article')

async function openFeed(persona: 'subscriber' | 'premium-s' | 'newcomer' = 'subscriber', fault?: string) {
  backend().set({ persona, language: 'en', ...(fault && { fault }) })
  const opened = openProfile({ hash: '#profile.notifications' })
  return { ...opened, aside: await opened.dialog() }
}

it('shows the latest, says what has happened, and where it leads', async () => {
  const { aside, expectAccessible } = await openFeed()
  await waitFor(() => expect(cards(aside).length).toBeGreaterThanOrEqual(15))
  const sentences = [
    /has written a new comment$/,
    /^.+, .+ and 3 more like your comment$/,
    /has mentioned you in a comment$/,
    /has replied to your comment$/,
    /^Your comment has been published$/,
    /^The moderators have rejected your comment$/,
    /follows you now$/,
  ]
  for (const name of sentences) {
    const [link] = aside.getAllByRole('link', { name })
    expect(new URL(link?.getAttribute('href') ?? '').host).toBe(location.host)
  }
  await expectAccessible()
})

it('opens one group at a time, and loads the history when it is first opened', async () => {
  const { aside } = await openFeed('premium-s')
  await waitFor(() => expect(cards(aside)).toHaveLength(3))
  const [latest, history] = ['Latest', 'Earlier'].map((name) => aside.getByRole('button', { name }))
  if (!latest || !history) throw new Error('There are two groups.')
  const opened = () => [latest, history].map((group) => group.getAttribute('aria-expanded'))
  expect(opened()).toEqual(['true', 'false'])
  await userEvent.click(history)
  expect(opened()).toEqual(['false', 'true'])
  await waitFor(() => expect(cards(aside).length).toBeGreaterThanOrEqual(15))
  await userEvent.keyboard('{Enter}')
  expect(opened()).toEqual(['false', 'false'])
  latest.focus()
  await userEvent.keyboard(' ')
  expect(opened()).toEqual(['true', 'false'])
  expect(cards(aside)).toHaveLength(3)
  expect(deepActiveElement()).toBe(latest)
})

it('loads the next pages at the end, until there are no more', async () => {
  const { aside } = await openFeed()
  await waitFor(() => expect(cards(aside).length).toBeGreaterThanOrEqual(15))
  await waitFor(() => {
    cards(aside).at(-1)?.scrollIntoView()
    expect(cards(aside)).toHaveLength(30)
  })
})

it('says so where there are none', async () => {
  const { aside } = await openFeed('newcomer')
  expect(await aside.findByText(/You have no new notifications/)).toBeVisible()
  await userEvent.click(aside.getByRole('button', { name: 'Earlier' }))
  expect(await aside.findByText('You have no earlier notifications.')).toBeVisible()
})

it('offers a retry after a failure, and keeps what is there', async () => {
  const { aside } = await openFeed('subscriber', 'notifications.latest:500x1,notifications.latest:abort@2x1')
  await userEvent.click(await aside.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(cards(aside)).toHaveLength(15))
  cards(aside).at(-1)?.scrollIntoView()
  await userEvent.click(await aside.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(cards(aside)).toHaveLength(30))
})

it('ignores an answer that comes after the feed was closed', async () => {
  backend().set({ persona: 'subscriber', language: 'en' })
  const release = holdCall(backend(), 'notifications.latest')
  const { dialog } = openProfile({ hash: '#profile.notifications' })
  const aside = await dialog()
  await aside.findByRole('button', { name: 'Latest' })
  await userEvent.click(aside.getByRole('button', { name: 'Back' }))
  release()
  const row = await aside.findByRole('button', { name: 'Notifications' })
  await userEvent.click(row)
  await waitFor(() => expect(cards(aside).length).toBeGreaterThanOrEqual(15))
})

it('shows how many are pending in the menu, keeps the count for 15 minutes, and resets it when the feed is closed', async () => {
  backend().set({ persona: 'subscriber', language: 'en' })
  const { dialog } = openProfile()
  const aside = await dialog()
  await userEvent.click(await aside.findByRole('button', { name: 'Notifications 30 unread notifications' }))
  const stored = () => JSON.parse(localStorage.getItem('pending-notifications9006') ?? 'null')?.value
  expect(stored()).toBe(30)
  await waitFor(() => expect(cards(aside).length).toBeGreaterThanOrEqual(15))
  await userEvent.click(aside.getByRole('button', { name: 'Back' }))
  expect(await aside.findByRole('button', { name: 'Notifications' })).toBeVisible()
  expect(stored()).toBe(0)
})
