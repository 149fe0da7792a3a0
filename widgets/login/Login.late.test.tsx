import { describe, expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import { advanceTimeout } from '#testing/account/advanceTimeout.ts'
import { aloma, httpError, ORIGIN, ok, startBackend } from '#testing/account/openAccountPage.tsx'
import { createTestIntl } from '#testing/createTestIntl.ts'
import { back, openLogin, passwordField, signIn, title, toPassword, typeEmail } from './login.fixture.tsx'

const backend = startBackend()
const { t } = createTestIntl()

describe('a pending sign-in', () => {
  it('does not sign the reader in if it succeeds after they went back', async () => {
    const { view, redirects, signedIn, events } = openLogin()
    await toPassword(view, backend)
    const login = backend.hold('user/login')
    await signIn(view)
    await expect.poll(login.count).toBe(1)
    await back(view)
    login.answer(0, ok({ user: aloma }))
    // The later request is answered after the held one, so the late answer has certainly been handled by now.
    await typeEmail(view, 'biel@diari.example')
    await passwordField(view)
    expect(signedIn).not.toHaveBeenCalled()
    expect([redirects, events]).toEqual([[], []])
    expect(title(view)).toBe('Enter your password')
  })

  it('does not sign the reader in after the login is unmounted', async () => {
    const { view, unmount, redirects, signedIn } = openLogin()
    await toPassword(view, backend)
    const login = backend.hold('user/login')
    await signIn(view)
    await expect.poll(login.count).toBe(1)
    unmount()
    login.answer(0, ok({ user: aloma }))
    const next = openLogin()
    await toPassword(next.view, backend)
    expect(signedIn).not.toHaveBeenCalled()
    expect(redirects).toEqual([])
  })
})

describe('a late answer to a login', () => {
  it('does not steal the focus from another part of the page', async () => {
    const search = document.createElement('input')
    document.body.append(search)
    onTestFinished(() => search.remove())
    const check = backend.hold('user/email-check')
    const { view } = openLogin()
    await typeEmail(view)
    await expect.poll(check.count).toBe(1)
    await userEvent.fill(search, 'eleccions')
    check.answer(0, ok({ emailCheck: true }))
    await passwordField(view)
    await userEvent.keyboard(' 2026')
    expect(search.value).toBe('eleccions 2026')
  })
})

describe('an address typed during the check of another one', () => {
  it.each([
    ['that came with the page', `/usuari/login?email=${aloma.email}`],
    ['that was typed before', '/usuari/login'],
  ])('is kept and replaces the one %s', async (_, path) => {
    const check = backend.hold('user/email-check')
    const { view } = openLogin({ path })
    if (!path.includes('email')) await typeEmail(view)
    await expect.poll(check.count).toBe(1)
    const field = view.getByRole('textbox', { name: 'Email address' })
    await userEvent.fill(field, 'biel@diari.example')
    check.answer(0, ok({ emailCheck: false }))
    expect(view.queryByText('Checking your email address…')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect.poll(check.count).toBe(2)
    check.answer(1, ok({ emailCheck: true }))
    await passwordField(view)
    expect(view.getByText('biel@diari.example')).toBeDefined()
    expect(backend.requests().map(({ body }) => body)).toEqual([
      { email: aloma.email },
      { email: 'biel@diari.example' },
    ])
  })

  it('does not restart the check when a password manager fills in the same address', async () => {
    const check = backend.hold('user/email-check')
    const { view } = openLogin({ path: `/usuari/login?email=${aloma.email}` })
    await expect.poll(check.count).toBe(1)
    await userEvent.fill(view.getByRole('textbox', { name: 'Email address' }), ` ${aloma.email}`)
    check.answer(0, ok({ emailCheck: true }))
    await passwordField(view)
    expect(check.count()).toBe(1)
  })
})

describe('a login’s request that times out after ten seconds', () => {
  const unreachable = t(failureMessages.unreachable)

  it('shows the failure and keeps the address when the email check times out', async () => {
    const check = backend.hold('user/email-check')
    const { view } = openLogin()
    await advanceTimeout(async () => {
      await typeEmail(view)
      await expect.poll(check.count).toBe(1)
    })
    expect((await view.findByRole('alert')).textContent).toContain(unreachable)
    expect(view.getByDisplayValue(aloma.email)).toBeDefined()
    await toPassword(view, backend)
  })

  it('shows the failure and keeps an address from the URL when its check times out', async () => {
    const check = backend.hold('user/email-check')
    const { view } = await advanceTimeout(async () => {
      const opened = openLogin({ path: `/usuari/login?email=${aloma.email}` })
      await expect.poll(check.count).toBe(1)
      return opened
    })
    expect((await view.findByRole('alert')).textContent).toContain(unreachable)
    expect(view.getByDisplayValue(aloma.email)).toBeDefined()
  })

  it('shows the failure and keeps the password when the sign-in times out', async () => {
    const { view, redirects } = openLogin()
    await toPassword(view, backend)
    const login = backend.hold('user/login')
    await advanceTimeout(async () => {
      await signIn(view)
      await expect.poll(login.count).toBe(1)
    })
    expect((await view.findByRole('alert')).textContent).toContain(unreachable)
    expect(await passwordField(view)).toMatchObject({ value: 'Portclar1' })
    expect(view.getByText(aloma.email)).toBeDefined()
    backend.answer('user/login', ok({ user: aloma }))
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => redirects).toEqual([`${ORIGIN}/politica/1001.html`])
  })

  it('shows the usual confirmation when the password recovery times out', async () => {
    const { view } = openLogin()
    await toPassword(view, backend)
    await userEvent.click(view.getByRole('button', { name: 'Forgot your password?' }))
    const recovery = backend.hold('user/recover-password')
    await advanceTimeout(async () => {
      await userEvent.click(view.getByRole('button', { name: 'Send me the link' }))
      await expect.poll(recovery.count).toBe(1)
    })
    expect(await view.findByRole('heading', { name: 'Check your inbox' })).toBeDefined()
  })

  it('shows the failure and can be retried when the validation mail times out', async () => {
    const { view } = openLogin()
    await toPassword(view, backend)
    backend.answer('user/login', httpError(403, [], { response: { userId: 7 } }))
    await signIn(view)
    const send = await view.findByRole('button', { name: 'Send me the confirmation email' })
    const mail = backend.hold('user/resend-validation-mail')
    await advanceTimeout(async () => {
      await userEvent.click(send)
      await expect.poll(mail.count).toBe(1)
    })
    expect((await view.findByRole('alert')).textContent).toContain(unreachable)
    backend.answer('user/resend-validation-mail', ok({}))
    await userEvent.click(send)
    expect((await view.findByRole('status')).textContent).toContain('We have sent')
  })
})
