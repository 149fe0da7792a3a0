import { describe, expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { hintOf } from '#testing/account/fields.ts'
import { aloma, failures, httpError, ORIGIN, ok, startBackend } from '#testing/account/openAccountPage.tsx'
import { everyByTier } from '#testing/byTier.ts'
import { runAxe } from '#testing/runAxe.ts'
import { profileOf } from '#testing/session.fixture.ts'
import { back, openLogin, passwordField, signIn, title, toPassword, typeEmail } from './login.fixture.tsx'

const backend = startBackend()

const known = () => backend.answer('user/email-check', ok({ emailCheck: true }))

describe('the login’s email step', () => {
  it.each([
    ['', 'Enter your email address.'],
    ['  ', 'Enter your email address.'],
    ['aloma@', 'This email address is not valid.'],
  ])('reports the invalid address %j and focuses its field', async (typed, problem) => {
    const { view } = openLogin()
    await typeEmail(view, typed)
    const field = view.getByRole('textbox', { name: 'Email address' })
    await expect.poll(() => hintOf(view, 'Email address')).toBe(problem)
    expect(field.matches(':focus')).toBe(true)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(backend.requests()).toEqual([])
  })

  it('opens the password step, with the focus in its field, for a known address', async () => {
    const { view } = openLogin()
    await toPassword(view, backend)
    expect(backend.requests()).toEqual([{ call: 'user/email-check', body: { email: aloma.email } }])
    expect(title(view)).toBe('Enter your password')
    await expect.poll(async () => (await passwordField(view)).matches(':focus')).toBe(true)
  })

  it('opens the password step for a known address that was pasted with invisible characters around it', async () => {
    known()
    const { view } = openLogin()
    await typeEmail(view, `\u200b\u202d${aloma.email}\u202c`)
    await passwordField(view)
    expect(backend.requests()).toEqual([{ call: 'user/email-check', body: { email: aloma.email } }])
  })

  it('opens the registration with the address and the backUrl for an unknown address', async () => {
    backend.answer('user/email-check', ok({ emailCheck: false }))
    const { view, host } = openLogin()
    await typeEmail(view)
    expect(await view.findByRole('link', { name: 'Create an account' })).toBeDefined()
    const marker = host.querySelector<HTMLElement>('[data-widget=register]')
    expect(marker?.dataset).toMatchObject({ email: aloma.email, backUrl: `${ORIGIN}/politica/1001.html` })
    marker?.dispatchEvent(new CustomEvent('quiosc:register-closed', { detail: { step: 1 } }))
    expect(view.queryByRole('textbox')).toBeNull()
    marker?.dispatchEvent(new CustomEvent('quiosc:register-closed', { detail: { step: 0 } }))
    expect(await view.findByDisplayValue(aloma.email)).toBeDefined()
  })

  it('checks an address from the URL immediately', async () => {
    known()
    const { view } = openLogin({ path: `/usuari/login?email=${aloma.email}` })
    await passwordField(view)
    expect(view.getByText(aloma.email)).toBeDefined()
  })

  it('fills in an invalid address from the URL without checking it', async () => {
    const { view } = openLogin({ path: '/usuari/login?email=aloma' })
    expect(await view.findByDisplayValue('aloma')).toBeDefined()
    expect(backend.requests()).toEqual([])
  })

  it('restores the address after a reload, but never the password', async () => {
    const first = openLogin()
    await userEvent.fill(await first.view.findByRole('textbox', { name: 'Email address' }), 'aloma@dia')
    first.unmount()
    expect(await openLogin().view.findByDisplayValue('aloma@dia')).toBeDefined()
  })

  it.each(everyByTier(3, failures))(
    'shows why the check failed, keeps the address and can be retried: %s',
    async (_, response, message) => {
      backend.answer('user/email-check', response)
      const { view } = openLogin()
      await typeEmail(view)
      expect((await view.findByRole('alert')).textContent).toContain(message)
      expect(view.getByDisplayValue(aloma.email)).toBeDefined()
      known()
      await userEvent.click(view.getByRole('button', { name: 'Continue' }))
      await passwordField(view)
    },
  )
})

describe('signing in by the login', () => {
  it('signs the session in and redirects to the backUrl', async () => {
    const { view, redirects, signedIn, events, track } = openLogin()
    await toPassword(view, backend)
    const interests = { contents: [1001], users: [], authors: [], columns: [], topics: [] }
    backend.answer('user/login', ok({ user: { ...aloma, id: 9006 }, interests }))
    await signIn(view)
    await expect.poll(() => redirects).toEqual([`${ORIGIN}/politica/1001.html`])
    expect(backend.requests().at(-1)).toEqual({
      call: 'user/login',
      body: { email: aloma.email, password: 'Portclar1' },
    })
    expect(signedIn).toHaveBeenCalledExactlyOnceWith(profileOf({ ...aloma, id: 9006 }))
    expect(localStorage.getItem('nx-user-interests-9006')).toContain('"contents":["1001"]')
    expect(events).toEqual([{ name: 'quiosc:signed-in', detail: { userId: '9006' } }])
    expect(track).toHaveBeenCalledExactlyOnceWith({ category: 'account', action: 'login' })
    expect(await view.findByRole('status')).toBeDefined()
    // The link remains for a reader who returns to this page or was not redirected.
    const continueLink = view.getByRole('link', { name: 'Continue reading' })
    expect(continueLink.getAttribute('href')).toBe(`${ORIGIN}/politica/1001.html`)
    await expect.poll(() => continueLink.matches(':focus')).toBe(true)
  })

  it('shows why a sign-in that the backend accepted cannot be used, and stays', async () => {
    const { view, redirects, events, track } = openLogin({ keepsSession: false })
    await toPassword(view, backend)
    backend.answer('user/login', ok({ user: { ...aloma, id: 9006 }, interests: null }))
    await signIn(view)
    expect((await view.findByRole('alert')).textContent).toMatch(/has not kept the session\. Allow cookies/)
    expect(await passwordField(view)).toBeVisible()
    expect([redirects, events]).toEqual([[], []])
    expect(track).not.toHaveBeenCalled()
  })

  it('leaves no copy of the password in storage, the URL, the data layer or the console', async () => {
    const { view, redirects, track, report, events } = openLogin()
    await toPassword(view, backend)
    backend.answer('user/login', ok({ unexpected: true }), { once: true })
    await signIn(view, 'Secret-Portclar1')
    await view.findByRole('alert')
    backend.answer('user/login', ok({ user: aloma }))
    await userEvent.click(view.getByRole('button', { name: 'Sign in' }))
    await expect.poll(() => redirects.length).toBe(1)
    const traces = [{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, redirects, events]
    const calls = [...track.mock.calls, ...report.mock.calls.map(([error]) => String(error))]
    expect(JSON.stringify([traces, calls])).not.toContain('Secret')
  })

  it('requires a password', async () => {
    const { view } = openLogin()
    await toPassword(view, backend)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => hintOf(view, 'Password')).toBe('Enter your password.')
  })

  it('shows a 401 under the password field, which keeps its value and the focus', async () => {
    const { view, redirects } = openLogin()
    await toPassword(view, backend)
    backend.answer('user/login', httpError(401))
    await signIn(view, 'portclar')
    const field = await passwordField(view)
    await expect
      .poll(() => hintOf(view, 'Password'))
      .toBe('We cannot access the account. Check the email and password and try again.')
    expect(field).toMatchObject({ value: 'portclar' })
    expect(field.matches(':focus')).toBe(true)
    await userEvent.type(field, '1')
    await expect.poll(() => hintOf(view, 'Password')).toBe('')
    expect(redirects).toEqual([])
  })

  it.each(everyByTier(2, failures))(
    'shows a failure’s reason, keeps the password and can be retried: %s',
    async (_, response, message) => {
      const { view, redirects } = openLogin()
      await toPassword(view, backend)
      backend.answer('user/login', response)
      await signIn(view)
      expect((await view.findByRole('alert')).textContent).toContain(message)
      expect(await passwordField(view)).toMatchObject({ value: 'Portclar1' })
      backend.answer('user/login', ok({ user: aloma }))
      await userEvent.click(view.getByRole('button', { name: 'Sign in' }))
      await expect.poll(() => redirects.length).toBe(1)
    },
  )

  it('ignores the answer to an abandoned attempt while the next one is pending', async () => {
    const { view, redirects, signedIn } = openLogin()
    await toPassword(view, backend)
    const login = backend.hold('user/login')
    await signIn(view, 'first')
    await expect.poll(login.count).toBe(1)
    await back(view)
    await typeEmail(view, 'biel@portclar.example')
    await signIn(view, 'second')
    await expect.poll(login.count).toBe(2)
    login.answer(0, httpError(401))
    await expect.poll(() => backend.requests().filter(({ call }) => call === 'user/login')).toHaveLength(2)
    expect(view.getByText('Signing you in…')).toBeDefined()
    login.answer(1, ok({ user: aloma }))
    await expect.poll(() => redirects.length).toBe(1)
    expect(signedIn).toHaveBeenCalledOnce()
    await view.findByRole('status')
  })

  it('sends one request however often the button is pressed', async () => {
    const { view, redirects } = openLogin()
    await toPassword(view, backend)
    const login = backend.hold('user/login')
    await signIn(view)
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.poll(login.count).toBe(1)
    login.answer(0, ok({ user: aloma }))
    await expect.poll(() => redirects.length).toBe(1)
    expect(login.count()).toBe(1)
  })
})

describe('the login’s back button', () => {
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

describe('the login in the app', () => {
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

it('the login has no axe violations at any step', async () => {
  const { view, host } = openLogin()
  const found = async () => (await runAxe(host)).violations.map(({ id }) => id)
  await typeEmail(view, '')
  expect(await found()).toEqual([])
  await toPassword(view, backend)
  expect(await found()).toEqual([])
})

it('the login wraps long names and addresses on a small phone', async () => {
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

it('the login names each form, so that a screen reader announces the new step', async () => {
  const { view } = openLogin()
  expect(await view.findByRole('form', { name: 'Sign in to your account' })).toBeDefined()
  await toPassword(view, backend)
  expect(view.getByRole('form', { name: 'Enter your password' })).toBeDefined()
  await userEvent.click(view.getByRole('button', { name: 'Forgot your password?' }))
  expect(await view.findByRole('form', { name: 'Reset your password' })).toBeDefined()
})
