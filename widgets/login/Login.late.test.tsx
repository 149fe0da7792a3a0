import { describe, expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aloma, ORIGIN, refused, said, startBackend } from '../../src/account/testing/openAccountPage.tsx'
import { passTimeOut } from '../../src/account/testing/passTimeOut.ts'
import sharedTexts from '../../src/i18n/locales/en.json' with { type: 'json' }
import { back, openLogin, passwordField, signIn, title, toPassword, typeEmail } from './login.fixture.tsx'

const backend = startBackend()

describe('a sign-in that the reader went back from', () => {
  it('signs nobody in when its success comes late', async () => {
    const { view, followed, signedIn, told } = openLogin()
    await toPassword(view, backend)
    const login = backend.hold('user/login')
    await signIn(view)
    await expect.poll(login.asked).toBe(1)
    await back(view)
    login.answer(0, said({ user: aloma }))
    // What comes after it has its answer while the first one's is long there.
    await typeEmail(view, 'biel@diari.example')
    await passwordField(view)
    expect(signedIn).not.toHaveBeenCalled()
    expect([followed, told]).toEqual([[], []])
    expect(title(view)).toBe('Enter your password')
  })

  it('does so no more where the login itself has gone', async () => {
    const { view, end, followed, signedIn } = openLogin()
    await toPassword(view, backend)
    const login = backend.hold('user/login')
    await signIn(view)
    await expect.poll(login.asked).toBe(1)
    end()
    login.answer(0, said({ user: aloma }))
    const next = openLogin()
    await toPassword(next.view, backend)
    expect(signedIn).not.toHaveBeenCalled()
    expect(followed).toEqual([])
  })
})

describe('what comes late', () => {
  it('does not take the focus from where the reader has gone meanwhile', async () => {
    const search = document.createElement('input')
    document.body.append(search)
    onTestFinished(() => search.remove())
    const check = backend.hold('user/email-check')
    const { view } = openLogin()
    await typeEmail(view)
    await expect.poll(check.asked).toBe(1)
    await userEvent.fill(search, 'eleccions')
    check.answer(0, said({ emailCheck: true }))
    await passwordField(view)
    await userEvent.keyboard(' 2026')
    expect(search.value).toBe('eleccions 2026')
  })
})

describe('an address that is typed while another is checked', () => {
  it.each([
    ['that came with the page', `/usuari/login?email=${aloma.email}`],
    ['that was typed before', '/usuari/login'],
  ])('stays, and takes the place of the one %s', async (_, path) => {
    const check = backend.hold('user/email-check')
    const { view } = openLogin({ path })
    if (!path.includes('email')) await typeEmail(view)
    await expect.poll(check.asked).toBe(1)
    const field = view.getByRole('textbox', { name: 'Email address' })
    await userEvent.fill(field, 'biel@diari.example')
    check.answer(0, said({ emailCheck: false }))
    expect(view.queryByText('Checking your email address…')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect.poll(check.asked).toBe(2)
    check.answer(1, said({ emailCheck: true }))
    await passwordField(view)
    expect(view.getByText('biel@diari.example')).toBeDefined()
    expect(backend.asked().map(({ body }) => body)).toEqual([{ email: aloma.email }, { email: 'biel@diari.example' }])
  })

  it('is no other one when a password manager fills in the same', async () => {
    const check = backend.hold('user/email-check')
    const { view } = openLogin({ path: `/usuari/login?email=${aloma.email}` })
    await expect.poll(check.asked).toBe(1)
    await userEvent.fill(view.getByRole('textbox', { name: 'Email address' }), ` ${aloma.email}`)
    check.answer(0, said({ emailCheck: true }))
    await passwordField(view)
    expect(check.asked()).toBe(1)
  })
})

describe('ten seconds without an answer', () => {
  const unreachable = sharedTexts['failure.unreachable']

  it('to the address', async () => {
    const check = backend.hold('user/email-check')
    const { view } = openLogin()
    await passTimeOut(async () => {
      await typeEmail(view)
      await expect.poll(check.asked).toBe(1)
    })
    expect((await view.findByRole('alert')).textContent).toContain(unreachable)
    expect(view.getByDisplayValue(aloma.email)).toBeDefined()
    await toPassword(view, backend)
  })

  it('to the address that came with the page', async () => {
    const check = backend.hold('user/email-check')
    const { view } = await passTimeOut(async () => {
      const opened = openLogin({ path: `/usuari/login?email=${aloma.email}` })
      await expect.poll(check.asked).toBe(1)
      return opened
    })
    expect((await view.findByRole('alert')).textContent).toContain(unreachable)
    expect(view.getByDisplayValue(aloma.email)).toBeDefined()
  })

  it('to the password', async () => {
    const { view, followed } = openLogin()
    await toPassword(view, backend)
    const login = backend.hold('user/login')
    await passTimeOut(async () => {
      await signIn(view)
      await expect.poll(login.asked).toBe(1)
    })
    expect((await view.findByRole('alert')).textContent).toContain(unreachable)
    expect(await passwordField(view)).toMatchObject({ value: 'Portclar1' })
    expect(view.getByText(aloma.email)).toBeDefined()
    backend.answer('user/login', said({ user: aloma }))
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => followed).toEqual([`${ORIGIN}/politica/1001.html`])
  })

  it('to the recovery, which says what it always says', async () => {
    const { view } = openLogin()
    await toPassword(view, backend)
    await userEvent.click(view.getByRole('button', { name: 'Forgot your password?' }))
    const recovery = backend.hold('user/recover-password')
    await passTimeOut(async () => {
      await userEvent.click(view.getByRole('button', { name: 'Send me the link' }))
      await expect.poll(recovery.asked).toBe(1)
    })
    expect(await view.findByRole('heading', { name: 'Check your inbox' })).toBeDefined()
  })

  it('to the validation mail', async () => {
    const { view } = openLogin()
    await toPassword(view, backend)
    backend.answer('user/login', refused(403, [], { response: { userId: 7 } }))
    await signIn(view)
    const send = await view.findByRole('button', { name: 'Send me the confirmation email' })
    const mail = backend.hold('user/resend-validation-mail')
    await passTimeOut(async () => {
      await userEvent.click(send)
      await expect.poll(mail.asked).toBe(1)
    })
    expect((await view.findByRole('alert')).textContent).toContain(unreachable)
    backend.answer('user/resend-validation-mail', said({}))
    await userEvent.click(send)
    expect((await view.findByRole('status')).textContent).toContain('We have sent')
  })
})
