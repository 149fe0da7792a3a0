import axe from 'axe-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aloma, failures, ORIGIN, refused, said, startBackend } from '../../src/account/testing/openAccountPage.tsx'
import { profileOf } from '../../src/session/session.fixture.ts'
import { back, openLogin, passwordField, signIn, title, toPassword, typeEmail } from './login.fixture.tsx'

const backend = startBackend()

describe('a blocked account', () => {
  const toBlocked = async (value: object = { response: { userId: 7, name: 'Aloma' } }) => {
    const opened = openLogin()
    await toPassword(opened.view, backend)
    backend.answer('user/login', refused(403, [], value))
    await signIn(opened.view)
    await opened.view.findByRole('heading', { name: /blocked/ })
    return opened
  }

  it('is told of, tracked, and gets its validation mail', async () => {
    const { view, track } = await toBlocked()
    expect(title(view)).toBe('Aloma, your account is blocked')
    expect(track).toHaveBeenCalledExactlyOnceWith({ category: 'account', action: 'blocked-login' })
    await expect.poll(() => view.getByRole('heading', { level: 1 }).matches(':focus')).toBe(true)
    backend.answer('user/resend-validation-mail', said({}))
    await userEvent.click(view.getByRole('button', { name: 'Send me the confirmation email' }))
    expect((await view.findByRole('status')).textContent).toContain(`We have sent an email to ${aloma.email}.`)
    expect(backend.asked().at(-1)).toEqual({ call: 'user/resend-validation-mail', body: { userId: 7 } })
    await back(view)
    expect(title(view)).toBe('Enter your password')
  })

  it('whose owner nobody names is sent to people', async () => {
    const { view } = await toBlocked({})
    expect(title(view)).toBe('Your account is blocked')
    expect(view.queryByRole('button', { name: 'Send me the confirmation email' })).toBeNull()
    expect(view.getByRole('link', { name: 'Contact us' })).toBeDefined()
  })

  it.each(failures.filter(([what]) => what !== 'the wrong shape'))(
    'whose mail is not sent is told why, and tries again: %s',
    async (_, response, message) => {
      const { view } = await toBlocked()
      backend.answer('user/resend-validation-mail', response)
      const send = view.getByRole('button', { name: 'Send me the confirmation email' })
      await userEvent.click(send)
      expect((await view.findByRole('alert')).textContent).toContain(message)
      backend.answer('user/resend-validation-mail', said({}))
      await userEvent.click(send)
      expect((await view.findByRole('status')).textContent).toContain('We have sent')
    },
  )
})

describe('a forgotten password', () => {
  it.each<[string, () => Response]>([
    ['200', said({})],
    ...failures.map(([name, response]): [string, () => Response] => [name, response]),
  ])('is told the same whatever the result: %s', async (_, response) => {
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
    expect(backend.asked().at(-1)).toEqual({ call: 'user/recover-password', body: { email: aloma.email } })
    expect(view.queryByRole('alert')).toBeNull()
  })

  it('goes back step by step, and on to the new one', async () => {
    const { view } = openLogin()
    await toPassword(view, backend)
    await userEvent.click(view.getByRole('button', { name: 'Forgot your password?' }))
    backend.answer('user/recover-password', said({}))
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

describe('back', () => {
  it('leaves to where the reader came from', async () => {
    const { view, followed } = openLogin()
    await view.findByRole('textbox')
    await back(view)
    expect(followed).toEqual([`${ORIGIN}/politica/1001.html`])
  })

  it('takes the marker’s way before the query’s', async () => {
    const { view, followed } = openLogin({ options: { backUrl: '/portada' } })
    await view.findByRole('textbox')
    await back(view)
    expect(followed).toEqual([`${ORIGIN}/portada`])
  })
})

describe('who is there already', () => {
  const user = profileOf(aloma)

  it('is told so, goes on, or lets another in', async () => {
    const { view, signOut, followed } = openLogin({ session: { status: 'signedIn', user } })
    await view.findByRole('heading', { name: 'You are already signed in as Aloma' })
    expect(view.getByRole('link', { name: 'Continue reading' }).getAttribute('href')).toBe(
      `${ORIGIN}/politica/1001.html`,
    )
    await userEvent.click(view.getByRole('button', { name: 'Use another account' }))
    expect(signOut).toHaveBeenCalledOnce()
    const field = await view.findByRole('textbox', { name: 'Email address' })
    await expect.poll(() => field.matches(':focus')).toBe(true)
    expect(followed).toEqual([])
  })

  it('signs in in another tab, and goes on here too', async () => {
    const { view, become, followed } = openLogin()
    await userEvent.fill(await view.findByRole('textbox'), 'alo')
    expect(sessionStorage.getItem('quiosc-drafts')).toContain('alo')
    become({ status: 'signedIn', user })
    await expect.poll(() => followed).toEqual([`${ORIGIN}/politica/1001.html`])
    expect(sessionStorage.getItem('quiosc-drafts')).toBeNull()
  })
})

describe('in the app', () => {
  it('its own screen opens, and again when it is asked for', async () => {
    const { view, send } = openLogin({ inApp: true })
    const again = await view.findByRole('button', { name: 'Open the screen' })
    await expect.poll(() => send.mock.calls).toEqual([['showLogin', { backUrl: `${ORIGIN}/politica/1001.html` }]])
    await userEvent.click(again)
    expect(send).toHaveBeenCalledTimes(2)
    expect(view.queryByRole('textbox')).toBeNull()
  })

  it('that cannot be reached, the forms do', async () => {
    const { view } = openLogin({ inApp: true, appThere: false })
    expect(await view.findByRole('textbox', { name: 'Email address' })).toBeDefined()
  })

  it('that is gone by the second press, the forms do, and the focus is there', async () => {
    const { view, send } = openLogin({ inApp: true })
    const again = await view.findByRole('button', { name: 'Open the screen' })
    send.mockReturnValue(false)
    await userEvent.click(again)
    const field = await view.findByRole('textbox', { name: 'Email address' })
    await expect.poll(() => field.matches(':focus')).toBe(true)
  })
})

describe('what a password manager needs', () => {
  it('stands in the page’s own DOM: real forms by POST, autocomplete, ids and names that are there once', async () => {
    const { view } = openLogin()
    const other = openLogin()
    await other.view.findByRole('textbox')
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    other.end()
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

  it('keeps what was sent in the form until the answer is there', async () => {
    const { view, followed } = openLogin()
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
    await expect.poll(login.asked).toBe(1)
    expect(password).toMatchObject({ isConnected: true, type: 'password', value: 'Portclar1' })
    expect(password.form?.elements.namedItem('username')).toMatchObject({ value: aloma.email })
    login.answer(0, said({ user: aloma }))
    await expect.poll(() => followed.length).toBe(1)
    expect(password.isConnected).toBe(false)
  })

  it('the companies are whole pages that know the way back', async () => {
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

it('gives axe nothing to say, step by step', async () => {
  const { view, host } = openLogin()
  const found = async () => (await axe.run(host)).violations.map(({ id }) => id)
  await typeEmail(view, '')
  expect(await found()).toEqual([])
  await toPassword(view, backend)
  expect(await found()).toEqual([])
})

it('breaks long names and addresses on a small phone', async () => {
  const phone = document.createElement('div')
  phone.style.width = '288px'
  document.body.append(phone)
  onTestFinished(() => phone.remove())
  const long = `${'a'.repeat(60)}@${'b'.repeat(40)}.example`
  const { view, host } = openLogin({ within: phone })
  const wide = () => [...host.querySelectorAll('h1, p, form, .account')].filter((part) => part.scrollWidth > 288)
  backend.answer('user/email-check', said({ emailCheck: true }))
  await typeEmail(view, long)
  await passwordField(view)
  expect(wide()).toEqual([])
  backend.answer('user/recover-password', said({}))
  await userEvent.click(view.getByRole('button', { name: 'Forgot your password?' }))
  await userEvent.click(await view.findByRole('button', { name: 'Send me the link' }))
  await view.findByRole('heading', { name: 'Check your inbox' })
  expect(wide()).toEqual([])
  await userEvent.click(view.getByRole('button', { name: 'Sign in with your new password' }))
  backend.answer('user/login', refused(403, [], { response: { userId: 7, name: 'N'.repeat(60) } }))
  await signIn(view)
  await view.findByRole('heading', { name: /blocked/ })
  expect(wide()).toEqual([])
})

it('names each form, so that whoever listens hears where the step has led', async () => {
  const { view } = openLogin()
  expect(await view.findByRole('form', { name: 'Sign in to your account' })).toBeDefined()
  await toPassword(view, backend)
  expect(view.getByRole('form', { name: 'Enter your password' })).toBeDefined()
  await userEvent.click(view.getByRole('button', { name: 'Forgot your password?' }))
  expect(await view.findByRole('form', { name: 'Reset your password' })).toBeDefined()
})
