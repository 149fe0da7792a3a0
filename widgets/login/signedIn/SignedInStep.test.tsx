import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aloma, ORIGIN, ok, startBackend } from '#testing/account/openAccountPage.tsx'
import { profileOf } from '#testing/session.fixture.ts'
import { openLogin, passwordField } from '../login.fixture.tsx'

const backend = startBackend()

describe('a reader who is already signed in', () => {
  const user = profileOf(aloma)

  it('sees a notice, and can continue or sign out', async () => {
    const { view, signOut, redirects } = openLogin({ session: { status: 'signedIn', user } })
    await view.findByRole('heading', { name: 'You are already signed in as Aloma' })
    expect(view.getByRole('link', { name: 'Continue reading' }).getAttribute('href')).toBe(
      `${ORIGIN}/politica/1001.html`,
    )
    await userEvent.click(view.getByRole('button', { name: 'Use another account' }))
    expect(signOut).toHaveBeenCalledOnce()
    const field = await view.findByRole('textbox', { name: 'Email address' })
    await expect.poll(() => field.matches(':focus')).toBe(true)
    expect(redirects).toEqual([])
  })

  it('sees a long nick cut at twenty characters', async () => {
    const session = { status: 'signedIn', user: { ...user, nick: 'Aloma of the Lighthouse' } } as const
    const { view } = openLogin({ session })
    expect(
      await view.findByRole('heading', { name: 'You are already signed in as Aloma of the Lightho…' }),
    ).toBeDefined()
  })

  it('can switch accounts although an email check was pending', async () => {
    const check = backend.hold('user/email-check')
    const shown = openLogin({ path: `/usuari/login?email=${aloma.email}`, sessionKnown: false })
    const { view } = shown
    await expect.poll(check.count).toBe(1)
    const field = await view.findByRole('textbox', { name: 'Email address' })
    await userEvent.fill(field, 'biel@diari.example')
    await userEvent.keyboard('{Enter}')
    await expect.poll(check.count).toBe(2)
    shown.resolveSession({ status: 'signedIn', user })
    await userEvent.click(await view.findByRole('button', { name: 'Use another account' }))
    backend.answer('user/email-check', ok({ emailCheck: true }))
    await userEvent.click(await view.findByRole('button', { name: 'Continue' }))
    expect(await passwordField(view)).toBeDefined()
    expect(view.getByText('biel@diari.example')).toBeDefined()
  })

  it('is redirected here after signing in in another tab', async () => {
    const { view, setSession, redirects } = openLogin()
    await userEvent.fill(await view.findByRole('textbox'), 'alo')
    expect(sessionStorage.getItem('quiosc-drafts')).toContain('alo')
    setSession({ status: 'signedIn', user })
    await expect.poll(() => redirects).toEqual([`${ORIGIN}/politica/1001.html`])
    expect(sessionStorage.getItem('quiosc-drafts')).toBeNull()
  })
})
