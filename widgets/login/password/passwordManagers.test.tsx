import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aloma, ORIGIN, ok, startBackend } from '#testing/account/openAccountPage.tsx'
import { openLogin, passwordField, toPassword } from '../login.fixture.tsx'

const backend = startBackend()

describe('the login for password managers', () => {
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
    await userEvent.click(view.getByRole('button', { name: 'Show: Password' }))
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
