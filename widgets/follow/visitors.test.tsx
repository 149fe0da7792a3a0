import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createToken } from '../../mocks/backend/token.ts'
import { createInterruption } from '../../src/session/interruption.ts'
import { startBackend, targets } from './follow.fixture.ts'

const { backend, calls, open, reopen } = startBackend()
const [, author] = targets.author

const interruption = () =>
  createInterruption({ storage: () => sessionStorage, now: () => new Date(), report: () => undefined })

describe('a visitor', () => {
  it('is asked in, and nothing else is asked for', async () => {
    const { button, expectAccessible, opened } = open([author], { persona: 'anonymous' })
    await expectAccessible()
    await userEvent.click(await button('Follow Biel Aranyó'))
    await vi.waitFor(() =>
      expect(opened).toHaveBeenCalledExactlyOnceWith('login-prompt', { reason: 'follow', id: 'author:102' }),
    )
    expect(calls).toEqual([])
  })

  it('is told when that does not come', async () => {
    const { button, opened, snackbars } = open([author], { persona: 'anonymous' })
    opened.mockResolvedValue(false)
    await userEvent.click(await button('Follow Biel Aranyó'))
    await vi.waitFor(() =>
      expect(snackbars()).toEqual([{ kind: 'error', text: 'Something went wrong. Try again later.' }]),
    )
  })
})

describe('a follow that a sign-in has interrupted', () => {
  it('is done when the reader comes back, once', async () => {
    interruption().keep({ kind: 'follow', id: 'author:102' })
    window.history.replaceState(null, '', '#quiosc-resume')
    const { button, snackbars, told } = open([targets.author[0], author, author])
    for (const index of [1, 2]) await button('Following Biel Aranyó. Unfollow', index)
    await vi.waitFor(() =>
      expect(snackbars()).toEqual([{ kind: 'success', text: 'You are now following Biel Aranyó.' }]),
    )
    expect(told).toEqual([['quiosc:followed', { kind: 'author', id: '102' }]])
    expect(window.location.hash).toBe('')
    expect(interruption().take('follow', 'author:102')).toBeUndefined()
  })

  it('is done in place when the sign-in happens elsewhere', async () => {
    const { button, page } = open([author], { persona: 'anonymous', app: () => undefined })
    await button('Follow Biel Aranyó')
    interruption().keep({ kind: 'follow', id: 'author:102' })
    act(() => page.app.receive({ action: 'updateUserToken', token: createToken('subscriber', new Date()) }))
    await button('Following Biel Aranyó. Unfollow')
    expect(backend().backend.state.shelves.get('9006')?.authors).toContain('102')
  })

  it('is nothing more to do for who has followed already', async () => {
    interruption().keep({ kind: 'follow', id: 'author:101' })
    const { button, snackbars, told } = open([targets.author[0]])
    await button('Following Roser Puigventós. Unfollow')
    expect(interruption().take('follow', 'author:101')).toBeUndefined()
    expect([snackbars(), told]).toEqual([[], []])
    expect(calls.filter((call) => call.includes('/author/'))).toEqual([])
  })

  it('that fails says why', async () => {
    interruption().keep({ kind: 'follow', id: 'author:102' })
    const { button, snackbars } = open([author], { fault: 'follow.author:500' })
    await vi.waitFor(() => expect(snackbars()).toMatchObject([{ kind: 'error' }]))
    await button('Follow Biel Aranyó')
  })
})

it('who signs out follows nothing any more on any button, and leaves nothing in storage', async () => {
  const { button, page } = open([...targets.author])
  await button('Following Roser Puigventós. Unfollow')
  expect(localStorage.getItem('nx-user-interests-9006')).not.toBeNull()
  await act(() => page.session.signOut())
  await button('Follow Roser Puigventós')
  expect(localStorage.getItem('nx-user-interests-9006')).toBeNull()
})

it('another reader sees their own', async () => {
  const first = open([targets.author[0]])
  await first.button('Following Roser Puigventós. Unfollow')
  first.close()
  backend().set({ persona: 'founder' })
  await reopen([targets.author[0]], {}).button('Follow Roser Puigventós')
})
