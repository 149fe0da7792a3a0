import { within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { act } from '#testing/act.ts'
import { everyByTier } from '#testing/byTier.ts'
import { holdCall } from '#testing/holdCall.ts'
import { recordAnnouncements } from '#testing/recordAnnouncements.ts'
import { quotedName, startBackend, targets } from './follow.fixture.ts'

const { backend, calls, open, reopen } = startBackend()

const storedLibrary = () => backend().backend.state.libraries.get('9006')
const fields = { author: 'authors', topic: 'topics', column: 'columns', user: 'users' } as const
const kinds = ['author', 'topic', 'column', 'user'] as const
const addresses = { author: 'author', topic: 'topic', column: 'opinion-column', user: 'user' }
const failures = [
  ['500', 'An error occurred while making the request. Please try again later.'],
  ['abort', 'Unable to connect to the server. Please try again later.'],
  ['malformed', 'Something went wrong. Try again later.'],
  ['403', 'You are not authorized to perform this operation.'],
  ['404', 'The resource was not found on the server. Please try again later.'],
] as const

/** Each failure with one kind in turn: what is shown depends on the failure, and where it is sent on the kind. */
const failuresByKind = failures.map(([fault, reason], index) => [kinds[index % 4] ?? 'author', fault, reason] as const)

it('the button to follow has the same width before and after each press', async () => {
  const target = targets.author[1]
  const { button } = open([target])
  const follow = await button(`Follow ${quotedName(target)}`)
  const before = follow.getBoundingClientRect().width
  await userEvent.click(follow)
  const followed = await button(`Following ${quotedName(target)}. Unfollow`)
  expect(followed.getBoundingClientRect().width).toBe(before)
})

it('the button to follow shows by itself that the target is followed, with a snackbar only where that can be undone', async () => {
  const [, target] = targets.author
  const { button, events, snackbars } = open([target])
  const follow = await button(`Follow ${quotedName(target)}`)
  const said = recordAnnouncements(follow.getRootNode())
  follow.focus()
  await userEvent.keyboard('{Enter}')
  await button(`Following ${quotedName(target)}. Unfollow`)
  await vi.waitFor(() => expect(events).toHaveLength(1))
  await userEvent.keyboard('{Enter}')
  // The second message would come after any that the first press had led to.
  await vi.waitFor(() => expect(snackbars()).toHaveLength(1))
  expect(snackbars()).toMatchObject([{ kind: 'info', action: { label: 'Undo' } }])
  expect(said).toContain(`You are now following ${quotedName(target)}.`)
})

it('the button to follow ignores the second click of a double click and one after it, and unfollows by key', async () => {
  const [, target] = targets.author
  const { button } = open([target])
  await userEvent.dblClick(await button(`Follow ${quotedName(target)}`))
  const followed = await button(`Following ${quotedName(target)}. Unfollow`)
  await userEvent.click(followed)
  expect(calls.filter((call) => call.endsWith('follow'))).toEqual([`GET user/author/${target.id}/follow`])
  // A key does: its reader has heard what it does.
  followed.focus()
  await userEvent.keyboard('{Enter}')
  await button(`Follow ${quotedName(target)}`)
})

describe.each(kinds)('the button to follow: %s', (kind) => {
  const [followed, other] = targets[kind]
  const path = (id: string, verb: string) => `GET user/${addresses[kind]}/${id}/${verb}`

  it('is followed with one click; the button’s name states what is followed and what the next click does', async () => {
    const { button, expectAccessible, events, tracked } = open([other])
    const follow = await button(`Follow ${quotedName(other)}`)
    await vi.waitFor(() => expect(calls).toContain('GET user/interest'))
    await userEvent.click(follow)
    await button(`Following ${quotedName(other)}. Unfollow`)
    await vi.waitFor(() => expect(storedLibrary()?.[fields[kind]]).toContain(other.id))
    expect(calls).toEqual(['GET user/profile', 'GET user/interest', path(other.id, 'follow')])
    await vi.waitFor(() => expect(events).toEqual([['quiosc:followed', { kind, id: other.id }]]))
    const category = kind === 'user' ? 'comments' : kind
    expect(tracked).toHaveBeenCalledExactlyOnceWith({ category, action: 'follow', label: other.id })
    await expectAccessible()
  })

  it('is unfollowed with a second click, and followed again by the snackbar’s undo', async () => {
    const { button, expectAccessible, snackbars, events } = open([followed])
    await expectAccessible()
    await userEvent.click(await button(`Following ${quotedName(followed)}. Unfollow`))
    await button(`Follow ${quotedName(followed)}`)
    await vi.waitFor(() => expect(snackbars()).toHaveLength(1))
    expect(storedLibrary()?.[fields[kind]]).not.toContain(followed.id)
    const [message] = snackbars()
    expect(message).toMatchObject({
      text: `You have stopped following ${quotedName(followed)}.`,
      action: { label: 'Undo' },
    })
    act(() => message?.action?.run())
    await button(`Following ${quotedName(followed)}. Unfollow`)
    await vi.waitFor(() => expect(events.map(([name]) => name)).toEqual(['quiosc:unfollowed', 'quiosc:followed']))
    expect(storedLibrary()?.[fields[kind]]).toContain(followed.id)
    expect(calls.slice(2)).toEqual([path(followed.id, 'unfollow'), path(followed.id, 'follow')])
    // Undo may be far from the follow button, whose own live region stays silent, so a snackbar confirms it.
    expect(snackbars()[1]).toEqual({ kind: 'success', text: `You are now following ${quotedName(followed)}.` })
  })

  it('signs the reader out and shows an error on a 401', async () => {
    const { button, page, snackbars } = open([other], { fault: `follow.${kind}:401` })
    await userEvent.click(await button(`Follow ${quotedName(other)}`))
    await vi.waitFor(() => expect(snackbars()).toHaveLength(1))
    expect(snackbars()[0]?.text).toContain('You are not authorized to perform this operation.')
    expect(page.session.get().status).toBe('anonymous')
    await button(`Follow ${quotedName(other)}`)
  })

  it(`changes ${kind === 'user' ? 'optimistically' : 'after the server’s answer'}, and ignores a second click meanwhile`, async () => {
    const { button, view } = open([other])
    const release = holdCall(backend(), `follow.${kind}`)
    const pressed = await button(`Follow ${quotedName(other)}`)
    await userEvent.click(pressed)
    const meanwhile = kind === 'user' ? `Following ${quotedName(other)}. Unfollow` : `Follow ${quotedName(other)}`
    const busy = await button(meanwhile)
    await vi.waitFor(() => expect(busy.getAttribute('aria-disabled')).toBe('true'))
    expect((await view()).getByText('Saving…')).toBeDefined()
    await userEvent.click(busy, { force: true })
    release()
    await button(`Following ${quotedName(other)}. Unfollow`)
    await vi.waitFor(() => expect(busy.getAttribute('aria-disabled')).toBeNull())
    expect(calls.slice(2)).toEqual([path(other.id, 'follow')])
    expect((await view()).getByRole('status').textContent).toBe(`You are now following ${quotedName(other)}.`)
  })
})

it.each(everyByTier(3, failuresByKind))(
  'following that fails shows the reason and stays unfollowed: %s, %s',
  async (kind, fault, reason) => {
    const [, other] = targets[kind]
    const { button, snackbars, events } = open([other], { fault: `follow.${kind}:${fault}x1` })
    await userEvent.click(await button(`Follow ${quotedName(other)}`))
    await vi.waitFor(() => expect(snackbars()).toEqual([{ kind: 'error', text: `We could not save this. ${reason}` }]))
    const again = await button(`Follow ${quotedName(other)}`)
    expect(events).toEqual([])
    await userEvent.click(again)
    await button(`Following ${quotedName(other)}. Unfollow`)
    await vi.waitFor(() => expect(events).toHaveLength(1))
  },
)

it.each(everyByTier(3, failuresByKind))(
  'unfollowing that fails shows the reason and stays followed: %s, %s',
  async (kind, fault, reason) => {
    const [followed] = targets[kind]
    const { button, snackbars, events } = open([followed], { fault: `unfollow.${kind}:${fault}` })
    await userEvent.click(await button(`Following ${quotedName(followed)}. Unfollow`))
    await vi.waitFor(() => expect(snackbars()).toEqual([{ kind: 'error', text: `We could not save this. ${reason}` }]))
    await button(`Following ${quotedName(followed)}. Unfollow`)
    expect(events).toEqual([])
    expect(storedLibrary()?.[fields[kind]]).toContain(followed.id)
  },
)

describe('all buttons to follow of the page', () => {
  it('share one request for the interests, and buttons of the same target change together', async () => {
    const [author, same] = [targets.author[1], targets.author[1]]
    const { button } = open([author, same, ...targets.topic, ...targets.user])
    for (const index of [0, 1]) await button('Follow Biel Aranyó', index)
    await button('Following “Llengua”. Unfollow', 2)
    expect(calls.filter((call) => call === 'GET user/interest')).toHaveLength(1)
    await userEvent.click(await button('Follow Biel Aranyó', 1))
    for (const index of [0, 1]) await button('Following Biel Aranyó. Unfollow', index)
    await button('Follow “Ciutat”', 3)
  })

  it('send no request on the next page of the same day', async () => {
    const first = open([targets.author[0]])
    await first.button('Following Roser Puigventós. Unfollow')
    first.close()
    calls.length = 0
    await reopen([targets.author[0]], {}).button('Following Roser Puigventós. Unfollow')
    expect(calls).toEqual([])
  })

  it('show “follow” when the interests do not load, and load them again when clicked', async () => {
    const { button, snackbars } = open([targets.author[0]], { fault: 'user.interest:500x2' })
    const press = async () => userEvent.click(await button('Follow Roser Puigventós'))
    await press()
    await vi.waitFor(() => expect(snackbars()).toMatchObject([{ kind: 'error' }]))
    await press()
    await button('Following Roser Puigventós. Unfollow')
    expect(calls.filter((call) => call.includes('/author/'))).toEqual([])
  })
})

it('the button to follow is not rendered for the reader’s own profile', async () => {
  const { host, view } = open([{ kind: 'user', id: '9006', name: 'Aloma del Rec' }])
  const { queryByRole } = await view()
  await vi.waitFor(() => expect(host?.dataset.widgetState).toBe('ready'))
  expect(queryByRole('button')).toBeNull()
})

it('the button to follow uses a generic noun when the marker has no name', async () => {
  const { button, snackbars } = open([{ kind: 'column', id: '401' }])
  await userEvent.click(await button('Following this column. Unfollow'))
  await vi.waitFor(() => expect(snackbars()[0]?.text).toBe('You have stopped following this column.'))
})

describe('the button to follow by keyboard', () => {
  it('keeps the focus, and on return it shows what the next press does', async () => {
    const { button } = open([targets.column[1], targets.user[1]])
    await button('Follow “La finestra”')
    await button('Follow Subscriptor 14', 1)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const pressed = await button('Following “La finestra”. Unfollow')
    const shows = (word: string) => getComputedStyle(within(pressed).getByText(word)).opacity === '1'
    expect(pressed.matches(':focus-visible')).toBe(true)
    // Right after the press the button shows the new state, not the next action.
    expect([shows('Following'), shows('Unfollow')]).toEqual([true, false])
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await vi.waitFor(() => expect([shows('Following'), shows('Unfollow')]).toEqual([false, true]))
    await userEvent.keyboard(' ')
    await button('Follow “La finestra”')
    expect(pressed.matches(':focus')).toBe(true)
  })
})

it('the button to follow shows “unfollow” on hover only after the pointer has left the button once', async () => {
  const { button } = open([targets.user[1]])
  await userEvent.click(await button('Follow Subscriptor 14'))
  const pressed = await button('Following Subscriptor 14. Unfollow')
  const shows = (word: string) => getComputedStyle(within(pressed).getByText(word)).opacity === '1'
  expect([shows('Following'), shows('Unfollow')]).toEqual([true, false])
  const width = pressed.getBoundingClientRect().width
  await userEvent.hover(document.body, { position: { x: 1, y: 700 } })
  await userEvent.hover(pressed)
  await vi.waitFor(() => expect([shows('Following'), shows('Unfollow')]).toEqual([false, true]))
  expect(pressed.getBoundingClientRect().width).toBe(width)
})
