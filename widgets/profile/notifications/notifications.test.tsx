import { waitFor, within } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { deepActiveElement } from '#kit/dom/deepActiveElement.ts'
import { holdCall } from '#testing/holdCall.ts'
import { recordAnnouncements } from '#testing/recordAnnouncements.ts'
import { startBackend } from '#testing/startBackend.ts'
import { openProfile } from '../profile.fixture.tsx'

const backend = startBackend()

type Aside = ReturnType<typeof within>

const cards = (aside: Aside) => aside.queryAllByRole('article')

/** How many there are, with those out of sight; undefined while there are more to load. */
const known = (aside: Aside) => {
  const size = Number(cards(aside)[0]?.closest('li')?.getAttribute('aria-setsize'))
  return size > 0 ? size : undefined
}
/** The last card that is in the document. */
const last = (aside: Aside) => Number(cards(aside).at(-1)?.closest('li')?.getAttribute('aria-posinset'))

function scrollOn(aside: Aside, by?: number) {
  const body = cards(aside)[0]?.closest('.q-side-body')
  if (body) body.scrollTop = by === undefined ? body.scrollHeight : body.scrollTop + by
}

async function openFeed(persona: 'subscriber' | 'premium-s' | 'newcomer' = 'subscriber', fault?: string) {
  backend().set({ persona, language: 'en', ...(fault && { fault }) })
  const opened = openProfile({ hash: '#profile.notifications' })
  return { ...opened, aside: await opened.dialog() }
}

it('the panel shows the latest notifications, their texts and their links', async () => {
  const { aside, expectAccessible } = await openFeed()
  await waitFor(() => expect(last(aside)).toBeGreaterThan(3))
  const sentences = [
    /wrote a new comment$/,
    /^.+, .+ and 3\u00a0more like your comment$/,
    /mentioned you in a comment$/,
    /replied to your comment$/,
    /^Your comment has been published$/,
    /^The moderators have rejected your comment$/,
    /started following you$/,
  ]
  await expectAccessible()
  // The title of what it is about, and its subtitle.
  expect(cards(aside).some((card: HTMLElement) => card.querySelectorAll('.note-title').length === 2)).toBe(true)
  for (const name of sentences) {
    const [link] = await waitFor(() => {
      const found = aside.queryAllByRole('link', { name })
      if (found.length === 0) scrollOn(aside, 200)
      expect(found).not.toHaveLength(0)
      return found
    })
    expect(new URL(link?.getAttribute('href') ?? '').host).toBe(location.host)
  }
})

it('the panel writes nicks of more than seven letters smaller than short ones', async () => {
  const { aside } = await openFeed()
  await waitFor(() => expect(last(aside)).toBeGreaterThan(3))
  const nicks: HTMLElement[] = cards(aside).flatMap((card: HTMLElement) => [
    ...card.querySelectorAll<HTMLElement>('.note-nick bdi'),
  ])
  const sizes = (isLong: boolean) =>
    nicks
      .filter(({ textContent }) => [...(textContent ?? '')].length > 7 === isLong)
      .map((nick) => Number.parseFloat(getComputedStyle(nick).fontSize))
  expect(sizes(true).length * sizes(false).length).toBeGreaterThan(0)
  expect(Math.max(...sizes(true))).toBeLessThan(Math.min(...sizes(false)))
})

it('the panel opens one group at a time, and loads the history when it is first opened', async () => {
  const { aside } = await openFeed('premium-s')
  await waitFor(() => expect(known(aside)).toBe(3))
  const [latest, history] = ['Latest', 'Earlier'].map((name) => aside.getByRole('button', { name }))
  if (!latest || !history) throw new Error('There are two groups.')
  const opened = () => [latest, history].map((group) => group.getAttribute('aria-expanded'))
  expect(opened()).toEqual(['true', 'false'])
  await userEvent.click(history)
  expect(opened()).toEqual(['false', 'true'])
  const list = await aside.findByRole('list', { name: 'Earlier' })
  expect((await within(list).findAllByRole('article')).length).toBeGreaterThan(3)
  await userEvent.keyboard('{Enter}')
  expect(opened()).toEqual(['false', 'false'])
  latest.focus()
  await userEvent.keyboard(' ')
  expect(opened()).toEqual(['true', 'false'])
  await waitFor(() => expect(known(aside)).toBe(3))
  expect(deepActiveElement()).toBe(latest)
})

it('the panel loads the next list pages at the end, until there are no more', async () => {
  const { aside } = await openFeed()
  await waitFor(() => expect(last(aside)).toBeGreaterThan(3))
  expect(known(aside)).toBeUndefined()
  await waitFor(() => {
    scrollOn(aside)
    expect(last(aside)).toBe(30)
  })
  expect(known(aside)).toBe(30)
})

it('the panel announces the number of notifications of a further list page, and not of the first', async () => {
  const { aside } = await openFeed()
  await waitFor(() => expect(cards(aside)).not.toHaveLength(0))
  const [first] = cards(aside)
  if (!first) throw new Error('There are no notifications.')
  const said = recordAnnouncements(first.getRootNode())
  await waitFor(() => {
    scrollOn(aside)
    expect(last(aside)).toBe(30)
  })
  expect(said.join()).toMatch(/\d+\smore in the list/)
})

it('the panel has few of thousands of notifications in the document, and keeps the focus on the way through them', async () => {
  backend().set({ persona: 'premium-s', language: 'en' })
  const { notifications, comments } = backend().backend.state
  const [comment] = comments.values()
  const history = Array.from({ length: 2000 }, (_, index) => ({
    id: String(900_000 - index),
    type: 'comment-approval-notification' as const,
    people: [],
    commentId: comment?.id,
    published: new Date('2026-11-01T10:00:00Z'),
    latest: false,
  }))
  notifications.set('9011', history)
  const aside = await openProfile({ hash: '#profile.notifications' }).dialog()
  await userEvent.click(await aside.findByRole('button', { name: 'Earlier' }))
  await waitFor(() => expect(last(aside)).toBeGreaterThan(3))
  aside.getAllByRole('link', { name: /has been published$/ })[1]?.focus()
  const focused = deepActiveElement()
  await waitFor(() => {
    scrollOn(aside)
    expect(last(aside)).toBeGreaterThan(40)
  })
  expect(cards(aside).length).toBeLessThan(30)
  expect(deepActiveElement()).toBe(focused)
  await userEvent.tab()
  await waitFor(() => expect(deepActiveElement()?.closest('li')).toHaveAttribute('aria-posinset', '3'))
})

it('the panel tells that there are no notifications', async () => {
  const { aside } = await openFeed('newcomer')
  expect(await aside.findByText(/You have no new notifications/)).toBeVisible()
  await userEvent.click(aside.getByRole('button', { name: 'Earlier' }))
  expect(await aside.findByText('You have no earlier notifications.')).toBeVisible()
})

it('the panel offers a retry after a failure, and keeps the loaded notifications', async () => {
  const { aside } = await openFeed('subscriber', 'notifications.latest:500x1,notifications.latest:abort@2x1')
  await userEvent.click(await aside.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(last(aside)).toBeGreaterThan(3))
  const again = await waitFor(() => {
    scrollOn(aside)
    return aside.getByRole('button', { name: 'Try again' })
  })
  expect(known(aside)).toBeUndefined()
  await userEvent.click(again)
  await waitFor(() => expect(known(aside)).toBe(30))
})

it('the panel ignores an answer that arrives after it was closed', async () => {
  backend().set({ persona: 'subscriber', language: 'en' })
  const release = holdCall(backend(), 'notifications.latest')
  const { dialog } = openProfile({ hash: '#profile.notifications' })
  const aside = await dialog()
  await aside.findByRole('button', { name: 'Latest' })
  await userEvent.click(aside.getByRole('button', { name: 'Back' }))
  release()
  const row = await aside.findByRole('button', { name: 'Notifications' })
  await userEvent.click(row)
  await waitFor(() => expect(last(aside)).toBeGreaterThan(3))
})

it('the menu shows the number of pending notifications, keeps it for 15 minutes, and resets it when the panel is closed', async () => {
  backend().set({ persona: 'subscriber', language: 'en' })
  const { dialog } = openProfile()
  const aside = await dialog()
  await userEvent.click(await aside.findByRole('button', { name: 'Notifications 30\u00a0unread notifications' }))
  const stored = () => JSON.parse(localStorage.getItem('pending-notifications9006') ?? 'null')?.value
  expect(stored()).toBe(30)
  await waitFor(() => expect(last(aside)).toBeGreaterThan(3))
  await userEvent.click(aside.getByRole('button', { name: 'Back' }))
  expect(await aside.findByRole('button', { name: 'Notifications' })).toBeVisible()
  expect(stored()).toBe(0)
})
