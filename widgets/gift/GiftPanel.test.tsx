import { within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { focused, startGifts } from './gift.fixture.ts'

const { open } = startGifts()

describe('a gift as a panel', () => {
  it('is a dialog that can be closed, and then goes on with no gift after a later sign-in', async () => {
    const gift = open({ panel: true, persona: 'anonymous' })
    const view = await gift.ready()
    const dialog = view.getByRole('dialog', { name: 'Gift this article Eleven years of bills' })
    expect(focused()).toBe(within(dialog).getByRole('heading', { name: 'Gift this article' }))
    const signIn = await view.findByRole('link', { name: 'Already a subscriber? Sign in' })
    signIn.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(signIn)
    await userEvent.click(view.getByRole('button', { name: 'Close' }))
    expect(gift.host.isConnected).toBe(false)
    expect(sessionStorage.getItem('quiosc-interrupted')).toBeNull()
  })

  it('closes with Escape', async () => {
    const gift = open({ panel: true })
    await gift.ready()
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(gift.host.isConnected).toBe(false))
  })
})
