import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { hintOf } from '../../src/account/testing/fields.ts'
import { aloma, failures, ORIGIN, refused, said, startBackend } from '../../src/account/testing/openAccountPage.tsx'
import { profileOf } from '../../src/session/session.fixture.ts'
import { back, openLogin, passwordField, signIn, title, toPassword, typeEmail } from './login.fixture.tsx'

const backend = startBackend()

const known = () => backend.answer('user/email-check', said({ emailCheck: true }))

describe('the address', () => {
  it.each([
    ['', 'Enter your email address.'],
    ['  ', 'Enter your email address.'],
    ['aloma@', 'This email address is not valid.'],
  ])('%j is asked for again, and the focus goes there', async (typed, problem) => {
    const { view } = openLogin()
    await typeEmail(view, typed)
    const field = view.getByRole('textbox', { name: 'Email address' })
    await expect.poll(() => hintOf(view, 'Email address')).toBe(problem)
    expect(field.matches(':focus')).toBe(true)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(backend.asked()).toEqual([])
  })

  it('that somebody has leads to the password, which has the focus', async () => {
    const { view } = openLogin()
    await toPassword(view, backend)
    expect(backend.asked()).toEqual([{ call: 'user/email-check', body: { email: aloma.email } }])
    expect(title(view)).toBe('Enter your password')
    await expect.poll(async () => (await passwordField(view)).matches(':focus')).toBe(true)
  })

  it('that nobody has leads to the registration, which knows it and where to go on', async () => {
    backend.answer('user/email-check', said({ emailCheck: false }))
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

  it('that comes with the page is checked at once', async () => {
    known()
    const { view } = openLogin({ path: `/usuari/login?email=${aloma.email}` })
    await passwordField(view)
    expect(view.getByText(aloma.email)).toBeDefined()
  })

  it('that comes with the page and is none waits to be mended', async () => {
    const { view } = openLogin({ path: '/usuari/login?email=aloma' })
    expect(await view.findByDisplayValue('aloma')).toBeDefined()
    expect(backend.asked()).toEqual([])
  })

  it('outlives a reload, the password does not', async () => {
    const first = openLogin()
    await userEvent.fill(await first.view.findByRole('textbox', { name: 'Email address' }), 'aloma@dia')
    first.end()
    expect(await openLogin().view.findByDisplayValue('aloma@dia')).toBeDefined()
  })

  it.each(failures)('that cannot be checked says why, stays, and is tried again: %s', async (_, response, message) => {
    backend.answer('user/email-check', response)
    const { view } = openLogin()
    await typeEmail(view)
    expect((await view.findByRole('alert')).textContent).toContain(message)
    expect(view.getByDisplayValue(aloma.email)).toBeDefined()
    known()
    await userEvent.click(view.getByRole('button', { name: 'Continue' }))
    await passwordField(view)
  })
})

describe('signing in', () => {
  it('tells the session and leads to where the reader came from', async () => {
    const { view, followed, signedIn, told, track } = openLogin()
    await toPassword(view, backend)
    const interests = { contents: [1001], users: [], authors: [], columns: [], topics: [] }
    backend.answer('user/login', said({ user: { ...aloma, id: 9006 }, interests }))
    await signIn(view)
    await expect.poll(() => followed).toEqual([`${ORIGIN}/politica/1001.html`])
    expect(backend.asked().at(-1)).toEqual({ call: 'user/login', body: { email: aloma.email, password: 'Portclar1' } })
    expect(signedIn).toHaveBeenCalledExactlyOnceWith(profileOf({ ...aloma, id: 9006 }))
    expect(localStorage.getItem('nx-user-interests-9006')).toContain('"contents":["1001"]')
    expect(told).toEqual([{ name: 'signed-in', detail: { userId: '9006' } }])
    expect(track).toHaveBeenCalledExactlyOnceWith({ category: 'account', action: 'login' })
    expect(await view.findByRole('status')).toBeDefined()
    // For whoever comes back to this page, or was not taken there.
    const goOn = view.getByRole('link', { name: 'Continue reading' })
    expect(goOn.getAttribute('href')).toBe(`${ORIGIN}/politica/1001.html`)
    await expect.poll(() => goOn.matches(':focus')).toBe(true)
  })

  it('leaves the password nowhere: not in storage, the address, the data layer or the console', async () => {
    const { view, followed, track, report, told } = openLogin()
    await toPassword(view, backend)
    backend.answer('user/login', said({ unexpected: true }), { once: true })
    await signIn(view, 'Secret-Portclar1')
    await view.findByRole('alert')
    backend.answer('user/login', said({ user: aloma }))
    await userEvent.click(view.getByRole('button', { name: 'Sign in' }))
    await expect.poll(() => followed.length).toBe(1)
    const traces = [{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, followed, told]
    const calls = [...track.mock.calls, ...report.mock.calls.map(([error]) => String(error))]
    expect(JSON.stringify([traces, calls])).not.toContain('Secret')
  })

  it('needs a password', async () => {
    const { view } = openLogin()
    await toPassword(view, backend)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => hintOf(view, 'Password')).toBe('Enter your password.')
  })

  it('refused with 401 says so under the password, which keeps what was typed and has the focus', async () => {
    const { view, followed } = openLogin()
    await toPassword(view, backend)
    backend.answer('user/login', refused(401))
    await signIn(view, 'portclar')
    const field = await passwordField(view)
    await expect
      .poll(() => hintOf(view, 'Password'))
      .toBe('We cannot access the account. Check the email and password and try again.')
    expect(field).toMatchObject({ value: 'portclar' })
    expect(field.matches(':focus')).toBe(true)
    await userEvent.type(field, '1')
    await expect.poll(() => hintOf(view, 'Password')).toBe('')
    expect(followed).toEqual([])
  })

  it.each(failures)('lost says why, keeps the password, and is tried again: %s', async (_, response, message) => {
    const { view, followed } = openLogin()
    await toPassword(view, backend)
    backend.answer('user/login', response)
    await signIn(view)
    expect((await view.findByRole('alert')).textContent).toContain(message)
    expect(await passwordField(view)).toMatchObject({ value: 'Portclar1' })
    backend.answer('user/login', said({ user: aloma }))
    await userEvent.click(view.getByRole('button', { name: 'Sign in' }))
    await expect.poll(() => followed.length).toBe(1)
  })

  it('that was left is not taken for the next one, whose answer is still to come', async () => {
    const { view, followed, signedIn } = openLogin()
    await toPassword(view, backend)
    const login = backend.hold('user/login')
    await signIn(view, 'first')
    await expect.poll(login.asked).toBe(1)
    await back(view)
    await typeEmail(view, 'biel@portclar.example')
    await signIn(view, 'second')
    await expect.poll(login.asked).toBe(2)
    login.answer(0, refused(401))
    await expect.poll(() => backend.asked().filter(({ call }) => call === 'user/login')).toHaveLength(2)
    expect(view.getByText('Signing you in…')).toBeDefined()
    login.answer(1, said({ user: aloma }))
    await expect.poll(() => followed.length).toBe(1)
    expect(signedIn).toHaveBeenCalledOnce()
    await view.findByRole('status')
  })

  it('is asked for once, however often it is pressed', async () => {
    const { view, followed } = openLogin()
    await toPassword(view, backend)
    const login = backend.hold('user/login')
    await signIn(view)
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.poll(login.asked).toBe(1)
    login.answer(0, said({ user: aloma }))
    await expect.poll(() => followed.length).toBe(1)
    expect(login.asked()).toBe(1)
  })
})
