import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createToken } from '#mocks/backend/token.ts'
import { createInterruptedActions } from '#page/resume/interruptedActions.ts'
import { act } from '#testing/act.ts'
import { startBackend, targets } from './follow.fixture.ts'

const { backend, calls, open, reopen } = startBackend()
const [, author] = targets.author

const interruption = () =>
  createInterruptedActions({ storage: () => sessionStorage, now: () => new Date(), report: () => undefined })

describe('a visitor who follows', () => {
  it('gets the login prompt, and no request is sent', async () => {
    const { button, expectAccessible, opened } = open([author], { persona: 'anonymous' })
    await expectAccessible()
    await userEvent.click(await button('Follow Biel Aranyó'))
    await vi.waitFor(() =>
      expect(opened).toHaveBeenCalledExactlyOnceWith('login-prompt', { reason: 'follow', id: 'author:102' }),
    )
    expect(calls).toEqual([])
  })

  it('sees an error when the login prompt does not open', async () => {
    const { button, opened, snackbars } = open([author], { persona: 'anonymous' })
    opened.mockResolvedValue(false)
    await userEvent.click(await button('Follow Biel Aranyó'))
    await vi.waitFor(() => expect(snackbars()).toEqual([{ kind: 'error', text: 'We could not open “Follow”.' }]))
  })
})

describe('an interrupted follow', () => {
  it('is resumed once when the reader returns', async () => {
    interruption().save({ kind: 'follow', id: 'author:102' })
    window.history.replaceState(null, '', '#quiosc-resume')
    const { button, snackbars, events } = open([targets.author[0], author, author])
    for (const index of [1, 2]) await button('Following Biel Aranyó. Unfollow', index)
    await vi.waitFor(() =>
      expect(snackbars()).toEqual([{ kind: 'success', text: 'You are now following Biel Aranyó.' }]),
    )
    expect(events).toEqual([['quiosc:followed', { kind: 'author', id: '102' }]])
    expect(window.location.hash).toBe('')
    expect(interruption().take('follow', 'author:102', { readerId: '7', isBack: true })).toBeUndefined()
  })

  it('is confirmed by the snackbar alone, also when the offer of notifications opens', async () => {
    interruption().save({ kind: 'follow', id: 'author:102' })
    const { button, snackbars, view } = open([author])
    await button('Following Biel Aranyó. Unfollow')
    await (await view()).findByRole('group', { name: 'Would you like notifications on your phone?' })
    expect(snackbars()).toEqual([{ kind: 'success', text: 'You are now following Biel Aranyó.' }])
    const regions = (await view()).getAllByRole('status', { hidden: true })
    expect(regions.map(({ textContent }) => textContent).join()).not.toContain('following')
  })

  it('is resumed in place after a sign-in outside the page', async () => {
    const { button, page } = open([author], { persona: 'anonymous', appAnswers: {} })
    await button('Follow Biel Aranyó')
    interruption().save({ kind: 'follow', id: 'author:102' })
    act(() => page.app.receive({ action: 'updateUserToken', token: createToken('subscriber', new Date()) }))
    await button('Following Biel Aranyó. Unfollow')
    expect(backend().backend.state.libraries.get('9006')?.authors).toContain('102')
  })

  it('sends nothing when the reader follows the target already', async () => {
    interruption().save({ kind: 'follow', id: 'author:101' })
    const { button, snackbars, events } = open([targets.author[0]])
    await button('Following Roser Puigventós. Unfollow')
    expect(interruption().take('follow', 'author:101', { readerId: '7', isBack: true })).toBeUndefined()
    expect([snackbars(), events]).toEqual([[], []])
    expect(calls.filter((call) => call.includes('/author/'))).toEqual([])
  })

  it('shows its failure’s reason', async () => {
    interruption().save({ kind: 'follow', id: 'author:102' })
    const { button, snackbars } = open([author], { fault: 'follow.author:500' })
    await vi.waitFor(() => expect(snackbars()).toMatchObject([{ kind: 'error' }]))
    await button('Follow Biel Aranyó')
  })
})

it('a sign-out resets every button to follow and clears the stored interests', async () => {
  const { button, page } = open([...targets.author])
  await button('Following Roser Puigventós. Unfollow')
  expect(localStorage.getItem('nx-user-interests-9006')).not.toBeNull()
  await act(() => page.session.signOut())
  await button('Follow Roser Puigventós')
  expect(localStorage.getItem('nx-user-interests-9006')).toBeNull()
})

it('another reader does not get the interests of the previous one', async () => {
  const first = open([targets.author[0]])
  await first.button('Following Roser Puigventós. Unfollow')
  first.close()
  backend().set({ persona: 'founder' })
  await reopen([targets.author[0]], {}).button('Follow Roser Puigventós')
})
