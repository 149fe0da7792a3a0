import { waitFor, within } from '@testing-library/dom'
import { HttpResponse, http } from 'msw/http'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { deepActiveElement } from '#kit/dom/deepActiveElement.ts'
import { holdCall } from '#testing/holdCall.ts'
import { startBackend } from '#testing/startBackend.ts'
import { openPanel } from '../openPanel.fixture.tsx'
import type { PanelId } from '../panels/panelTable.ts'

const backend = startBackend()

/** Bet is public, and the subscriber follows her. */
const BET = '#profile.reader.2002'
const PRIVATE = '#profile.reader.2005'

async function openReader(hash = BET, fault?: string) {
  backend().set({ persona: 'subscriber', language: 'en', ...(fault && { fault }) })
  return openPanel('reader', { hash })
}

it('the public profile shows another reader, and their comments', async () => {
  const { aside, expectAccessible } = await openReader()
  expect(await aside.findByRole('heading', { name: 'Bet', level: 3 })).toBeVisible()
  expect(await aside.findByText(/^\d+ comments?$/)).toBeVisible()
  expect(aside.getAllByText(/^\d+ likes?$/)[0]).toBeVisible()
  expect(aside.getByText(/^\d+ followers?$/)).toBeVisible()
  expect(aside.queryByRole('button', { name: 'Delete the comment' })).toBeNull()
  await expectAccessible()
})

it('the public profile writes a nick of more than seven letters smaller than a short one', async () => {
  const sizeOf = async (hash: string, name: string) => {
    const { aside, close } = await openReader(hash)
    const nick = await aside.findByRole('heading', { name, level: 3 })
    const size = Number.parseFloat(getComputedStyle(nick).fontSize)
    close()
    return size
  }
  expect(await sizeOf('#profile.reader.9006', 'Aloma del Rec')).toBeLessThan(await sizeOf(BET, 'Bet'))
})

it('the public profile follows and unfollows by keyboard, counts along, and keeps the focus', async () => {
  const { aside, snackbars } = await openReader()
  const button = await aside.findByRole('button', { name: /^Following Bet\s*\. Unfollow$/ })
  const followers = () => Number.parseInt(aside.getByText(/^\d+ followers?$/).textContent ?? '', 10)
  const before = followers()
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(await aside.findByRole('button', { name: 'Follow Bet' })).toBe(deepActiveElement())
  await waitFor(() => expect(followers()).toBe(before - 1))
  await waitFor(() =>
    expect(snackbars().at(-1)).toMatchObject({ text: 'You have stopped following Bet.', action: { label: 'Undo' } }),
  )
  await userEvent.keyboard(' ')
  await waitFor(() => expect(followers()).toBe(before))
  expect(await aside.findByText('You are now following Bet.')).toBeInTheDocument()
  await userEvent.keyboard(' ')
  await waitFor(() => expect(followers()).toBe(before - 1))
  await waitFor(() => expect(snackbars()).toHaveLength(2))
  snackbars().at(-1)?.action?.run()
  await waitFor(() => expect(followers()).toBe(before))
})

it('the public profile counts a follower less at once, before the server has answered, and again where it refuses', async () => {
  backend().set({ persona: 'subscriber', language: 'en', fault: 'unfollow.user:500x1' })
  const release = holdCall(backend(), 'unfollow.user')
  const { aside } = await openPanel('reader', { hash: BET })
  const button = await aside.findByRole('button', { name: /^Following Bet/ })
  const followers = () => Number.parseInt(aside.getByText(/^\d+ followers?$/).textContent ?? '', 10)
  const before = followers()
  await userEvent.click(button)
  await waitFor(() => expect(followers()).toBe(before - 1))
  release()
  await waitFor(() => expect(followers()).toBe(before))
})

it('the public profile is rolled back where a follow fails, and shows why', async () => {
  const { aside, snackbars } = await openReader(BET, 'unfollow.user:500')
  await userEvent.click(await aside.findByRole('button', { name: /^Following Bet/ }))
  await waitFor(() => expect(snackbars()).toMatchObject([{ kind: 'error', text: expect.stringMatching(/An error/) }]))
  expect(await aside.findByRole('button', { name: /^Following Bet/ })).toBeVisible()
})

it('the public profile shows both of its buttons in one size of type', async () => {
  const { aside } = await openReader()
  const follow = await aside.findByRole('button', { name: /^Following Bet/ })
  const mute = aside.getByRole('button', { name: 'Mute Bet' })
  expect(getComputedStyle(follow).fontSize).toBe(getComputedStyle(mute).fontSize)
})

it('the public profile mutes and unmutes, each after a confirmation', async () => {
  const { aside, ready } = await openReader()
  const shown = await ready()
  const confirm = async (title: string, act: string) => {
    const question = within(await shown.findByRole('alertdialog', { name: title }))
    await userEvent.click(question.getByRole('button', { name: act }))
    await waitFor(() => expect(shown.queryByRole('alertdialog')).toBeNull())
  }
  await userEvent.click(await aside.findByRole('button', { name: 'Mute Bet' }))
  await confirm('Mute Bet?', 'Mute Bet')
  expect(aside.getByText('You have muted Bet.')).toBeInTheDocument()
  await userEvent.click(await aside.findByRole('button', { name: 'Unmute Bet' }))
  await confirm('Unmute Bet?', 'Unmute Bet')
  expect(await aside.findByRole('button', { name: 'Mute Bet' })).toBe(deepActiveElement())
})

it('the public profile of a private reader has the follow button and a note that it is private, nothing else', async () => {
  const { aside } = await openReader(PRIVATE)
  expect(await aside.findByText('This profile is private')).toBeVisible()
  expect(await aside.findByRole('button', { name: /^Follow / })).toBeVisible()
  expect(aside.queryByRole('button', { name: /^Mute/ })).toBeNull()
  expect(aside.queryByText(/followers?$/)).toBeNull()
  expect(aside.queryByRole('radio')).toBeNull()
})

it('the public profile offers the reader neither to follow nor to mute themselves', async () => {
  const { aside } = await openReader('#profile.reader.9006')
  expect(await aside.findByRole('heading', { name: 'Aloma del Rec' })).toBeVisible()
  expect(aside.queryByRole('button', { name: /Follow|Mute/ })).toBeNull()
})

it.each(['500x1', 'abortx1', '404x1'])('the public profile offers a retry after %s', async (fault) => {
  const { aside } = await openReader(BET, `profile:${fault}`)
  await userEvent.click(await aside.findByRole('button', { name: 'Try again' }))
  expect(await aside.findByRole('heading', { name: 'Bet' })).toBeVisible()
})

it('the public profile opens from a notification’s nick, and leads back to the feed as it was', async () => {
  backend().set({ persona: 'subscriber', language: 'en' })
  const { aside } = await openPanel('notifications')
  await waitFor(() => expect(aside.queryAllByRole('article').length).toBeGreaterThan(3))
  const [first] = aside.getAllByRole('article')
  const nick = within(first ?? document.body).getByRole('button')
  const name = nick.textContent ?? ''
  await userEvent.click(nick)
  expect(await aside.findByRole('heading', { name, level: 3 })).toBeVisible()
  expect(location.hash).toMatch(/^#profile\.reader\.\d+$/)
  await userEvent.click(aside.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(aside.queryAllByRole('article').length).toBeGreaterThan(3))
})

describe('a public profile’s card with the specified fields only, neither nick nor picture', () => {
  /** Sets the reader, which resets the backend, and serves the pictures: one that does not load gives way to the letter. */
  const beReader = () => {
    backend().set({ persona: 'premium-c', language: 'en' })
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
    backend().worker.use(
      http.get('/avatars/:file', () => new HttpResponse(picture, { headers: { 'content-type': 'image/svg+xml' } })),
    )
  }
  const openAs = async (panel: PanelId, hash = `#profile.${panel}`) => {
    beReader()
    return openPanel(panel, { hash })
  }
  /** The address of the picture, or the letter in its place. */
  const pictureIn = (place: ParentNode | null | undefined) => {
    const picture = place?.querySelector('.q-avatar')
    return picture instanceof HTMLImageElement ? new URL(picture.src).pathname : picture?.textContent
  }
  const pictureOf = async ({ aside }: Awaited<ReturnType<typeof openAs>>, nick: string) =>
    pictureIn((await aside.findByRole('heading', { name: nick, level: 3 })).parentElement)

  it('shows the nick and the picture of the notification that has opened it', async () => {
    const opened = await openAs('notifications')
    const [nick] = within((await opened.aside.findAllByRole('article'))[0] ?? document.body).getAllByRole('button')
    const name = nick?.textContent ?? ''
    const shown = pictureIn(nick?.closest('article'))
    await userEvent.click(nick ?? document.body)
    expect(await pictureOf(opened, name)).toBe(shown)
  })

  it('shows the nick and the picture of the row that has opened it, of a private profile too', async () => {
    beReader()
    const { accounts, libraries } = backend().backend.state
    libraries.get('9006')?.users.add('9012')
    for (const { user } of accounts.values()) if (user.id === '9006') user.visible = false
    const opened = await openPanel('readers')
    await userEvent.click(await opened.aside.findByRole('button', { name: 'Aloma del Rec' }))
    expect(await opened.aside.findByText('This profile is private')).toBeVisible()
    expect(await pictureOf(opened, 'Aloma del Rec')).toBe('/avatars/a3.svg')
  })

  it('shows the row’s picture where the card has an empty one', async () => {
    beReader()
    const { accounts, libraries } = backend().backend.state
    libraries.get('9006')?.users.add('9012')
    for (const { user } of accounts.values()) if (user.id === '9006') user.visible = false
    const card = { userId: 9006, public: false, nick: '', avatarUrl: '' }
    backend().worker.use(http.get('*/api/front/profile/9006', () => HttpResponse.json({ response: card })))
    const opened = await openPanel('readers')
    await userEvent.click(await opened.aside.findByRole('button', { name: 'Aloma del Rec' }))
    expect(await pictureOf(opened, 'Aloma del Rec')).toBe('/avatars/a3.svg')
  })

  it('shows the nick and the picture of the reader’s comments where nothing has opened it', async () => {
    expect(await pictureOf(await openAs('reader', BET), 'Bet')).toBe('/avatars/a4.svg')
  })

  it('shows the session’s nick and picture for one’s own profile', async () => {
    expect(await pictureOf(await openAs('reader', '#profile.reader.9012'), 'Assumpta')).toBe('A')
  })
})

it('the public profile is not shown for a reader that was left for another one', async () => {
  backend().set({ persona: 'subscriber', language: 'en' })
  const release = holdCall(backend(), 'profile')
  const { aside } = await openPanel('reader', { hash: BET })
  location.hash = 'profile.reader.2001'
  release()
  expect(await aside.findByRole('heading', { name: 'Quimet' })).toBeVisible()
  expect(aside.queryByRole('heading', { name: 'Bet' })).toBeNull()
})
