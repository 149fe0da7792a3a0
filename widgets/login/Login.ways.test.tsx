import axe from 'axe-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aloma, failures, httpError, ORIGIN, ok, startBackend } from '../../src/testing/account/openAccountPage.tsx'
import { profileOf } from '../../src/testing/session.fixture.ts'
import { back, openLogin, passwordField, signIn, title, toPassword, typeEmail } from './login.fixture.tsx'

const backend = startBackend()

describe('a blocked account', () => {
  const toBlocked = async (value: object = { response: { userId: 7, name: 'Aloma' } }) => {
    const opened = openLogin()
    await toPassword(opened.view, backend)
    backend.answer('user/login', httpError(403, [], value))
    await signIn(opened.view)
    await opened.view.findByRole('heading', { name: /blocked/ })
    return opened
  }

  it.each([
    ['wrapped', { response: { userId: 7, name: 'Aloma' } }],
    ['bare', { userId: 7, name: 'Aloma' }],
  ])('is shown with its nick when the answer names the user: %s', async (_, value) => {
    const { view } = await toBlocked(value)
    expect(title(view)).toBe('Aloma, your account is blocked')
    expect(view.getByRole('button', { name: 'Send me the confirmation email' })).toBeDefined()
  })

  it('is explained, tracked and offered the validation mail', async () => {
    const { view, track } = await toBlocked()
    expect(title(view)).toBe('Aloma, your account is blocked')
    expect(track).toHaveBeenCalledExactlyOnceWith({ category: 'account', action: 'blocked-login' })
    await expect.poll(() => view.getByRole('heading', { level: 1 }).matches(':focus')).toBe(true)
    backend.answer('user/resend-validation-mail', ok({}))
    await userEvent.click(view.getByRole('button', { name: 'Send me the confirmation email' }))
    expect((await view.findByRole('status')).textContent).toContain(`We have sent an email to ${aloma.email}.`)
    expect(backend.requests().at(-1)).toEqual({ call: 'user/resend-validation-mail', body: { userId: 7 } })
    await back(view)
    expect(title(view)).toBe('Enter your password')
  })

  it('links to the contact page when the answer names no user', async () => {
    const { view } = await toBlocked({})
    expect(title(view)).toBe('Your account is blocked')
    expect(view.queryByRole('button', { name: 'Send me the confirmation email' })).toBeNull()
    expect(view.getByRole('link', { name: 'Contact us' })).toBeDefined()
  })

  it.each(failures.filter(([what]) => what !== 'the wrong shape'))(
    'shows why the validation mail failed and can be retried: %s',
    async (_, response, message) => {
      const { view } = await toBlocked()
      backend.answer('user/resend-validation-mail', response)
      const send = view.getByRole('button', { name: 'Send me the confirmation email' })
      await userEvent.click(send)
      expect((await view.findByRole('alert')).textContent).toContain(message)
      backend.answer('user/resend-validation-mail', ok({}))
      await userEvent.click(send)
      expect((await view.findByRole('status')).textContent).toContain('We have sent')
    },
  )
})

describe('a forgotten password', () => {
  it.each<[string, () => Response]>([
    ['200', ok({})],
    ...failures.map(([name, response]): [string, () => Response] => [name, response]),
  ])('shows the same confirmation with any result: %s', async (_, response) => {
    const { view } = openLogin()
    await toPassword(view, backend)
    await userEvent.click(view.getByRole('button', { name: 'Forgot your password?' }))
    const field = await view.findByRole('textbox', { name: 'Email address' })
    expect(field).toMatchObject({ value: aloma.email })
    backend.answer('user/recover-password', response)
    await userEvent.click(view.getByRole('button', { name: 'Send me the link' }))
    expect(await view.findByRole('heading', { name: 'Check your inbox' })).toBeDefined()
    expect(
      view.getByText(
        `If there is an account for ${aloma.email}, you will receive a link there to change the password.`,
      ),
    ).toBeDefined()
    expect(backend.requests().at(-1)).toEqual({ call: 'user/recover-password', body: { email: aloma.email } })
    expect(view.queryByRole('alert')).toBeNull()
  })

  it('allows going back step by step, and on to the new password', async () => {
    const { view } = openLogin()
    await toPassword(view, backend)
    await userEvent.click(view.getByRole('button', { name: 'Forgot your password?' }))
    backend.answer('user/recover-password', ok({}))
    await userEvent.click(view.getByRole('button', { name: 'Send me the link' }))
    await view.findByRole('heading', { name: 'Check your inbox' })
    await back(view)
    expect(title(view)).toBe('Reset your password')
    await back(view)
    expect(title(view)).toBe('Enter your password')
    await userEvent.click(view.getByRole('button', { name: 'Change' }))
    expect(title(view)).toBe('Sign in to your account')
    expect(view.getByDisplayValue(aloma.email)).toBeDefined()
  })
})

describe('the back button', () => {
  it('leaves for the backUrl', async () => {
    const { view, redirects } = openLogin()
    await view.findByRole('textbox')
    await back(view)
    expect(redirects).toEqual([`${ORIGIN}/politica/1001.html`])
  })

  it('prefers the marker’s backUrl to the query’s', async () => {
    const { view, redirects } = openLogin({ options: { backUrl: '/portada' } })
    await view.findByRole('textbox')
    await back(view)
    expect(redirects).toEqual([`${ORIGIN}/portada`])
  })
})

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

describe('in the app', () => {
  it('opens the app’s own login screen, and again on request', async () => {
    const { view, send } = openLogin({ inApp: true })
    const again = await view.findByRole('button', { name: 'Open the screen' })
    await expect.poll(() => send.mock.calls).toEqual([['showLogin', { backUrl: `${ORIGIN}/politica/1001.html` }]])
    await userEvent.click(again)
    expect(send).toHaveBeenCalledTimes(2)
    expect(view.queryByRole('textbox')).toBeNull()
  })

  it('shows the forms when the app cannot be reached', async () => {
    const { view } = openLogin({ inApp: true, appReachable: false })
    expect(await view.findByRole('textbox', { name: 'Email address' })).toBeDefined()
  })

  it('shows the forms, with the focus in them, when the app is unreachable on the second press', async () => {
    const { view, send } = openLogin({ inApp: true })
    const again = await view.findByRole('button', { name: 'Open the screen' })
    send.mockReturnValue(false)
    await userEvent.click(again)
    const field = await view.findByRole('textbox', { name: 'Email address' })
    await expect.poll(() => field.matches(':focus')).toBe(true)
  })
})

describe('for password managers', () => {
  it('renders real POST forms in the light DOM, with autocomplete and unique ids and names', async () => {
    const shared = new Map()
    const { view } = openLogin({ shared })
    const other = openLogin({ shared })
    await other.view.findByRole('textbox')
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    other.unmount()
    const email = await view.findByRole('textbox', { name: 'Email address' })
    expect(email.getRootNode()).toBe(document)
    const form = email.closest('form')
    expect(form).toMatchObject({ method: 'post' })
    expect(email).toMatchObject({ type: 'email', name: 'email', autocomplete: 'username' })
    await toPassword(view, backend)
    const password = await passwordField(view)
    expect(password).toMatchObject({ type: 'password', name: 'password', autocomplete: 'current-password' })
    expect(password.getRootNode()).toBe(document)
    const username = password.form?.elements.namedItem('username')
    expect(username).toMatchObject({ type: 'email', value: aloma.email, autocomplete: 'username', readOnly: true })
  })

  it('submits values that were set without an event', async () => {
    const { view, redirects } = openLogin()
    const email = await view.findByRole<HTMLInputElement>('textbox', { name: 'Email address' })
    email.value = aloma.email
    backend.answer('user/email-check', ok({ emailCheck: true }))
    await userEvent.click(view.getByRole('button', { name: 'Continue' }))
    const password = await passwordField(view)
    password.value = 'Portclar1'
    backend.answer('user/login', ok({ user: aloma }))
    await userEvent.click(view.getByRole('button', { name: 'Sign in' }))
    await expect.poll(() => redirects.length).toBe(1)
    expect(backend.requests().map(({ body }) => body)).toEqual([
      { email: aloma.email },
      { email: aloma.email, password: 'Portclar1' },
    ])
  })

  it('keeps the submitted values in the form until the answer arrives', async () => {
    const { view, redirects } = openLogin()
    await toPassword(view, backend)
    const login = backend.hold('user/login')
    const password = await passwordField(view)
    await userEvent.fill(password, 'Portclar1')
    await userEvent.click(view.getByRole('button', { name: 'Show what is typed: Password' }))
    const sent = new Promise((resolve) =>
      password.form?.addEventListener('submit', () => resolve({ value: password.value })),
    )
    await userEvent.click(view.getByRole('button', { name: 'Sign in' }))
    expect(await sent).toMatchObject({ value: 'Portclar1' })
    await expect.poll(login.count).toBe(1)
    expect(password).toMatchObject({ isConnected: true, type: 'password', value: 'Portclar1' })
    expect(password.form?.elements.namedItem('username')).toMatchObject({ value: aloma.email })
    login.answer(0, ok({ user: aloma }))
    await expect.poll(() => redirects.length).toBe(1)
    expect(password.isConnected).toBe(false)
  })

  it('links to the social logins with the backUrl', async () => {
    const { view } = openLogin()
    const links = await view.findAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      ['Google', 'Facebook', 'Apple'].map((company) => [
        `Continue with ${company}`,
        `/api/front/user/login/${company.toLowerCase()}?${new URLSearchParams({ backUrl: `${ORIGIN}/politica/1001.html` })}`,
      ]),
    )
  })
})

it('has no axe violations at any step', async () => {
  const { view, host } = openLogin()
  const found = async () => (await axe.run(host)).violations.map(({ id }) => id)
  await typeEmail(view, '')
  expect(await found()).toEqual([])
  await toPassword(view, backend)
  expect(await found()).toEqual([])
})

it('wraps long names and addresses on a small phone', async () => {
  const phone = document.createElement('div')
  phone.style.width = '288px'
  document.body.append(phone)
  onTestFinished(() => phone.remove())
  const long = `${'a'.repeat(60)}@${'b'.repeat(40)}.example`
  const { view, host } = openLogin({ within: phone })
  const wide = () => [...host.querySelectorAll('h1, p, form, .account')].filter((part) => part.scrollWidth > 288)
  backend.answer('user/email-check', ok({ emailCheck: true }))
  await typeEmail(view, long)
  await passwordField(view)
  expect(wide()).toEqual([])
  backend.answer('user/recover-password', ok({}))
  await userEvent.click(view.getByRole('button', { name: 'Forgot your password?' }))
  await userEvent.click(await view.findByRole('button', { name: 'Send me the link' }))
  await view.findByRole('heading', { name: 'Check your inbox' })
  expect(wide()).toEqual([])
  await userEvent.click(view.getByRole('button', { name: 'Sign in with your new password' }))
  backend.answer('user/login', httpError(403, [], { response: { userId: 7, name: 'N'.repeat(60) } }))
  await signIn(view)
  await view.findByRole('heading', { name: /blocked/ })
  expect(wide()).toEqual([])
})

it('names each form, so that a screen reader announces the new step', async () => {
  const { view } = openLogin()
  expect(await view.findByRole('form', { name: 'Sign in to your account' })).toBeDefined()
  await toPassword(view, backend)
  expect(view.getByRole('form', { name: 'Enter your password' })).toBeDefined()
  await userEvent.click(view.getByRole('button', { name: 'Forgot your password?' }))
  expect(await view.findByRole('form', { name: 'Reset your password' })).toBeDefined()
})
