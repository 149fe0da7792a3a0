import { within } from '@testing-library/dom'
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { called, startBackend, targets } from './follow.fixture.ts'

const { backend, calls, open, reopen } = startBackend()

const shelf = () => backend().backend.state.shelves.get('9006')
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

describe.each(kinds)('%s', (kind) => {
  const [kept, other] = targets[kind]
  const path = (id: string, verb: string) => `GET user/${addresses[kind]}/${id}/${verb}`

  it('is followed by a press, and the name says how it stands and what a press does', async () => {
    const { button, expectAccessible, told, tracked } = open([other])
    const follow = await button(`Follow ${called(other)}`)
    await userEvent.click(follow)
    await button(`Following ${called(other)}. Unfollow`)
    await vi.waitFor(() => expect(shelf()?.[fields[kind]]).toContain(other.id))
    expect(calls).toEqual(['GET user/profile', 'GET user/interest', path(other.id, 'follow')])
    await vi.waitFor(() => expect(told).toEqual([['quiosc:followed', { kind, id: other.id }]]))
    const category = kind === 'user' ? 'comments' : kind
    expect(tracked).toHaveBeenCalledExactlyOnceWith({ category, action: 'follow', label: other.id })
    await expectAccessible()
  })

  it('is followed no longer by another, and again by the snackbar’s undo', async () => {
    const { button, expectAccessible, snackbars, told } = open([kept])
    await expectAccessible()
    await userEvent.click(await button(`Following ${called(kept)}. Unfollow`))
    await button(`Follow ${called(kept)}`)
    await vi.waitFor(() => expect(snackbars()).toHaveLength(1))
    expect(shelf()?.[fields[kind]]).not.toContain(kept.id)
    const [message] = snackbars()
    expect(message).toMatchObject({ text: `You have stopped following ${called(kept)}.`, action: { label: 'Undo' } })
    act(() => message?.action?.run())
    await button(`Following ${called(kept)}. Unfollow`)
    await vi.waitFor(() => expect(told.map(([name]) => name)).toEqual(['quiosc:unfollowed', 'quiosc:followed']))
    expect(shelf()?.[fields[kind]]).toContain(kept.id)
    expect(calls.slice(2)).toEqual([path(kept.id, 'unfollow'), path(kept.id, 'follow')])
    // The snackbar's button may be far from the follow button, which says nothing by itself.
    expect(snackbars()[1]).toEqual({ kind: 'success', text: `You are now following ${called(kept)}.` })
  })

  it.each(failures)('that could not be followed says why and stays as it was: %s', async (fault, reason) => {
    const { button, snackbars, told } = open([other], { fault: `follow.${kind}:${fault}x1` })
    await userEvent.click(await button(`Follow ${called(other)}`))
    await vi.waitFor(() => expect(snackbars()).toEqual([{ kind: 'error', text: `We could not save this. ${reason}` }]))
    const again = await button(`Follow ${called(other)}`)
    expect(told).toEqual([])
    await userEvent.click(again)
    await button(`Following ${called(other)}. Unfollow`)
    await vi.waitFor(() => expect(told).toHaveLength(1))
  })

  it.each(failures)('that could not be unfollowed says why and stays as it was: %s', async (fault, reason) => {
    const { button, snackbars, told } = open([kept], { fault: `unfollow.${kind}:${fault}` })
    await userEvent.click(await button(`Following ${called(kept)}. Unfollow`))
    await vi.waitFor(() => expect(snackbars()).toEqual([{ kind: 'error', text: `We could not save this. ${reason}` }]))
    await button(`Following ${called(kept)}. Unfollow`)
    expect(told).toEqual([])
    expect(shelf()?.[fields[kind]]).toContain(kept.id)
  })

  it('refused with a 401 signs the reader out, and says so', async () => {
    const { button, page, snackbars } = open([other], { fault: `follow.${kind}:401` })
    await userEvent.click(await button(`Follow ${called(other)}`))
    await vi.waitFor(() => expect(snackbars()).toHaveLength(1))
    expect(snackbars()[0]?.text).toContain('You are not authorized to perform this operation.')
    expect(page.session.get().status).toBe('anonymous')
    await button(`Follow ${called(other)}`)
  })

  it(`changes ${kind === 'user' ? 'at once' : 'when the server has answered'}, and takes no second press meanwhile`, async () => {
    const { button, view } = open([other], { fault: `follow.${kind}:delay-700` })
    const pressed = await button(`Follow ${called(other)}`)
    await userEvent.click(pressed)
    const meanwhile = kind === 'user' ? `Following ${called(other)}. Unfollow` : `Follow ${called(other)}`
    const busy = await button(meanwhile)
    await vi.waitFor(() => expect(busy.getAttribute('aria-disabled')).toBe('true'))
    expect((await view()).getByText('Saving…')).toBeDefined()
    await userEvent.click(busy, { force: true })
    await button(`Following ${called(other)}. Unfollow`)
    await vi.waitFor(() => expect(busy.getAttribute('aria-disabled')).toBeNull())
    expect(calls.slice(2)).toEqual([path(other.id, 'follow')])
    expect((await view()).getByRole('status').textContent).toBe(`You are now following ${called(other)}.`)
  })
})

describe('all buttons of the page', () => {
  it('know what is followed from one request, and those of the same change together', async () => {
    const [author, same] = [targets.author[1], targets.author[1]]
    const { button } = open([author, same, ...targets.topic, ...targets.user])
    for (const index of [0, 1]) await button('Follow Biel Aranyó', index)
    await button('Following “Llengua”. Unfollow', 2)
    expect(calls.filter((call) => call === 'GET user/interest')).toHaveLength(1)
    await userEvent.click(await button('Follow Biel Aranyó', 1))
    for (const index of [0, 1]) await button('Following Biel Aranyó. Unfollow', index)
    await button('Follow “Ciutat”', 3)
  })

  it('ask for nothing on the next page of the day', async () => {
    const first = open([targets.author[0]])
    await first.button('Following Roser Puigventós. Unfollow')
    first.close()
    calls.length = 0
    await reopen([targets.author[0]], {}).button('Following Roser Puigventós. Unfollow')
    expect(calls).toEqual([])
  })

  it('offer to follow where it could not be found out, and find it out when pressed', async () => {
    const { button, snackbars } = open([targets.author[0]], { fault: 'user.interest:500x2' })
    const press = async () => userEvent.click(await button('Follow Roser Puigventós'))
    await press()
    await vi.waitFor(() => expect(snackbars()).toMatchObject([{ kind: 'error' }]))
    await press()
    await button('Following Roser Puigventós. Unfollow')
    expect(calls.filter((call) => call.includes('/author/'))).toEqual([])
  })
})

it('is nothing on oneself', async () => {
  const { host, view } = open([{ kind: 'user', id: '9006', name: 'Aloma del Rec' }])
  const { queryByRole } = await view()
  await vi.waitFor(() => expect(host?.dataset.widgetState).toBe('ready'))
  expect(queryByRole('button')).toBeNull()
})

it('does without a name', async () => {
  const { button, snackbars } = open([{ kind: 'column', id: '401' }])
  await userEvent.click(await button('Following this column. Unfollow'))
  await vi.waitFor(() => expect(snackbars()[0]?.text).toBe('You have stopped following this column.'))
})

describe('by keyboard', () => {
  it('the focus stays where it is, and shows what the next press does', async () => {
    const { button } = open([targets.column[1]])
    await button('Follow “La finestra”')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const pressed = await button('Following “La finestra”. Unfollow')
    const shows = (word: string) => getComputedStyle(within(pressed).getByText(word)).opacity === '1'
    expect(pressed.matches(':focus-visible')).toBe(true)
    // What has just been done is seen first.
    expect([shows('Following'), shows('Unfollow')]).toEqual([true, false])
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await vi.waitFor(() => expect([shows('Following'), shows('Unfollow')]).toEqual([false, true]))
    await userEvent.keyboard(' ')
    await button('Follow “La finestra”')
    expect(pressed.matches(':focus')).toBe(true)
  })
})

it('shows what a press would do under the pointer, once it has come back', async () => {
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
