import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { field, fill, hintOf } from '#testing/account/fields.ts'
import { aloma, failures, httpError, ORIGIN, ok, startBackend } from '#testing/account/openAccountPage.tsx'
import { everyByTier } from '#testing/byTier.ts'
import { runAxe } from '#testing/runAxe.ts'
import { profileOf } from '#testing/session.fixture.ts'
import { create, email, fillDetails, open, press, title, toDetails } from './register.fixture.tsx'

const backend = startBackend()

describe('the registration’s step 1', () => {
  it.each([
    ['', '', 'Enter your email address.', 'Enter your password.'],
    [
      'mar@',
      'portclar',
      'This email address is not valid.',
      'Use at least 8\u00a0characters, with an uppercase letter, a lowercase letter and a number.',
    ],
  ])('shows the problems of %j and %j, and focuses the first', async (address, password, one, two) => {
    const { view } = open()
    await fill(view, 'Email address', address)
    await fill(view, 'Password', password)
    await press(view, 'Continue')
    await expect.poll(() => hintOf(view, 'Email address')).toBe(one)
    expect(await hintOf(view, 'Password')).toBe(two)
    expect((await field(view, 'Email address')).matches(':focus')).toBe(true)
    expect(title(view)).toBe('Create your account')
  })

  it('starts with the login’s address and links to the login with the backUrl', async () => {
    const { view } = open({ options: { email } })
    expect(await field(view, 'Email address')).toMatchObject({ value: email })
    expect(view.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      `/usuari/login?${new URLSearchParams({ backUrl: `${ORIGIN}/politica/1001.html` })}`,
    )
  })

  it('leaves and emits the close event on back', async () => {
    const { view, events, redirects } = open()
    await field(view, 'Password')
    await press(view, 'Back')
    expect(events).toEqual([{ name: 'quiosc:register-closed', detail: { step: 0 } }])
    expect(redirects).toEqual([`${ORIGIN}/politica/1001.html`])
    expect(title(view)).toBe('Create your account')
  })

  it('only emits its event on back when nested in another widget', async () => {
    const around = document.createElement('div')
    around.dataset.widget = 'login'
    document.body.append(around)
    const inside = open({ path: '/', within: around })
    await inside.view.findByLabelText('Password')
    expect(inside.view.queryByRole('link')).toBeNull()
    await expect.poll(() => inside.view.getByRole('textbox', { name: 'Email address' }).matches(':focus')).toBe(true)
    await userEvent.click(inside.view.getByRole('button', { name: 'Back' }))
    expect(inside.events).toEqual([{ name: 'quiosc:register-closed', detail: { step: 0 } }])
    expect(inside.redirects).toEqual([])
    around.remove()
  })
})

describe('the registration’s step 2', () => {
  it('tells that the account exists, and why its reader is not signed in', async () => {
    const { view } = open({ keepsSession: false })
    await toDetails(view)
    backend.answer('user/register', ok({ user: { ...aloma, email }, interests: null }))
    await create(view)
    expect(await view.findByRole('heading', { name: 'Your account is ready' })).toBeDefined()
    expect(view.getByText(/has not kept the session\. Allow cookies/)).toBeVisible()
  })

  it('sends the values and opens step 3, which links to the backUrl', async () => {
    const { view, signedIn, events, track, redirects } = open()
    expect(await view.findByRole('form', { name: 'Create your account' })).toBeDefined()
    await toDetails(view)
    expect((await field(view, 'First name')).matches(':focus')).toBe(true)
    expect(view.getByRole('form', { name: 'About you' })).toBeDefined()
    expect(view.getByText(/We use these details/)).toBeDefined()
    expect(view.getByRole('link', { name: 'Privacy policy' })).toBeDefined()
    backend.answer('user/register', ok({ user: { ...aloma, email }, interests: null }))
    await create(view)
    expect(await view.findByRole('heading', { name: 'Your account is ready' })).toBeDefined()
    expect(backend.requests()).toEqual([
      {
        call: 'user/register',
        body: {
          email,
          password: 'Portclar1',
          name: 'Mar',
          surname: 'Riera i Puig',
          birthdate: '1990-04-23',
          origin: 'web',
        },
      },
    ])
    expect(view.getByText(/24 hours/).textContent).toContain(email)
    expect(view.getByText(/two weeks/)).toBeDefined()
    expect(view.queryByRole('button', { name: 'Back' })).toBeNull()
    expect(view.getByRole('link', { name: 'Finish' }).getAttribute('href')).toBe(`${ORIGIN}/politica/1001.html`)
    expect(signedIn).toHaveBeenCalledExactlyOnceWith(profileOf({ ...aloma, email }))
    expect(events).toEqual([{ name: 'quiosc:registered', detail: { userId: '9006' } }])
    expect(track).toHaveBeenCalledExactlyOnceWith({ category: 'account', action: 'register' })
    expect(redirects).toEqual([])
    await expect.poll(() => view.getByRole('heading', { level: 1 }).matches(':focus')).toBe(true)
  })

  it('names each missing field', async () => {
    const { view } = open()
    await toDetails(view)
    await press(view, 'Create account')
    await expect.poll(() => hintOf(view, 'First name')).toBe('Enter your first name.')
    expect(await hintOf(view, 'Surname')).toBe('Enter your surname.')
    expect(await hintOf(view, 'Date of birth')).toBe('Enter a date.')
    expect((await field(view, 'First name')).matches(':focus')).toBe(true)
  })

  it.each([
    ['M<b>', 'The first name has characters that are not allowed.'],
    ['a'.repeat(81), 'The first name can have at most 80\u00a0characters.'],
  ])('refuses the name %j', async (name, problem) => {
    const { view } = open()
    await toDetails(view)
    await fillDetails(view)
    await fill(view, 'First name', name)
    await press(view, 'Create account')
    await expect.poll(() => hintOf(view, 'First name')).toBe(problem)
    expect(backend.requests()).toEqual([])
  })

  it('validates the date on blur, and has it typed, without a calendar that would open on today', async () => {
    const { view } = open()
    await toDetails(view)
    await fill(view, 'Date of birth', '31/02/1990')
    await userEvent.click(await field(view, 'Surname'))
    await expect.poll(() => hintOf(view, 'Date of birth')).toContain('real date')
    expect((await field(view, 'Date of birth')).getAttribute('placeholder')).toBe('DD/MM/YYYY')
    expect(view.queryByRole('button', { name: /Date of birth/ })).toBeNull()
    await fill(view, 'Date of birth', '21/11/2026')
    await expect.poll(() => hintOf(view, 'Date of birth')).toBe('DD/MM/YYYY')
  })

  it('returns to the address when it is already in use, and keeps all values', async () => {
    const { view } = open()
    await toDetails(view)
    backend.answer('user/register', httpError(409, [{ errorCode: 'EMAIL_ALREADY_IN_USE' }]), { once: true })
    await create(view)
    await expect.poll(() => hintOf(view, 'Email address')).toBe('There is already an account with this email address.')
    expect((await field(view, 'Email address')).matches(':focus')).toBe(true)
    expect(await field(view, 'Password')).toMatchObject({ value: 'Portclar1' })
    await fill(view, 'Email address', 'mar2@diari.example')
    await press(view, 'Continue')
    expect(await field(view, 'Surname')).toMatchObject({ value: 'Riera i Puig' })
    expect(await field(view, 'Date of birth')).toMatchObject({ value: '23/04/1990' })
    backend.answer('user/register', ok({ user: aloma }))
    await press(view, 'Create account')
    expect(await view.findByRole('heading', { name: 'Your account is ready' })).toBeDefined()
  })

  it.each([
    ['name', 'First name', 'The first name has characters that are not allowed.'],
    ['surname', 'Surname', 'The surname has characters that are not allowed.'],
    ['birthdate', 'Date of birth', 'This date is not valid.'],
  ])('shows INVALID_FIELD of %s under its field and focuses it', async (name, label, problem) => {
    const { view } = open()
    await toDetails(view)
    backend.answer('user/register', httpError(400, [{ errorCode: 'INVALID_FIELD', field: name }]))
    await create(view)
    await expect.poll(() => hintOf(view, label)).toBe(problem)
    expect((await field(view, label)).matches(':focus')).toBe(true)
    expect(view.queryByRole('alert')).toBeNull()
  })

  it('returns to the password on its INVALID_FIELD, and not to the address above it', async () => {
    const { view } = open()
    await toDetails(view)
    backend.answer('user/register', httpError(400, [{ errorCode: 'INVALID_FIELD', field: 'password' }]))
    await create(view)
    await expect.poll(() => hintOf(view, 'Password')).toContain('Use at least 8\u00a0characters')
    await expect.poll(async () => (await field(view, 'Password')).matches(':focus')).toBe(true)
    expect(await field(view, 'Password')).toMatchObject({ value: 'Portclar1' })
  })

  it('treats a 200 with an error in its body as a failure', async () => {
    const { view, signedIn } = open()
    await toDetails(view)
    backend.answer('user/register', () =>
      Response.json({ httpCode: 400, errors: [{ errorCode: 'EMAIL_ALREADY_IN_USE' }] }),
    )
    await create(view)
    await expect.poll(() => hintOf(view, 'Email address')).toContain('already an account')
    expect(signedIn).not.toHaveBeenCalled()
  })

  it.each([
    ['without a code', { errors: [{ field: 'email', errorMessage: 'Already taken' }] }, 'Already taken'],
    [
      'with the code as text',
      { httpCode: '400', errors: [{ errorCode: 'EMAIL_ALREADY_IN_USE' }] },
      'already an account',
    ],
  ])('shows a refusal with status 200 under its field: %s', async (_, body, hint) => {
    const { view, signedIn } = open()
    await toDetails(view)
    backend.answer('user/register', () => Response.json(body))
    await create(view)
    await expect.poll(() => hintOf(view, 'Email address')).toContain(hint)
    expect(signedIn).not.toHaveBeenCalled()
  })

  it.each(everyByTier(3, failures))(
    'shows a failure’s reason, keeps all values and can be retried: %s',
    async (_, response, message) => {
      const { view } = open()
      await toDetails(view)
      backend.answer('user/register', response)
      await create(view)
      expect((await view.findByRole('alert')).textContent).toContain(message)
      expect(await field(view, 'First name')).toMatchObject({ value: ' Mar ' })
      backend.answer('user/register', ok({ user: aloma }))
      await press(view, 'Create account')
      expect(await view.findByRole('heading', { name: 'Your account is ready' })).toBeDefined()
    },
  )

  it('returns to step 1 with its values on back, and emits the step', async () => {
    const { view, events, redirects } = open()
    await toDetails(view)
    await fill(view, 'First name', 'Mar')
    await press(view, 'Back')
    expect(events).toEqual([{ name: 'quiosc:register-closed', detail: { step: 1 } }])
    expect(await field(view, 'Password')).toMatchObject({ value: 'Portclar1' })
    await press(view, 'Continue')
    expect(await field(view, 'First name')).toMatchObject({ value: 'Mar' })
    expect(redirects).toEqual([])
  })
})

it('the registration restores all values after a reload except the password', async () => {
  const first = open()
  await toDetails(first.view)
  await fillDetails(first.view)
  first.unmount()
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('Portclar1')
  const { view } = open()
  expect(await field(view, 'Email address')).toMatchObject({ value: email })
  expect(await field(view, 'Password')).toMatchObject({ value: '' })
  await fill(view, 'Password', 'Portclar1')
  await press(view, 'Continue')
  expect(await field(view, 'Surname')).toMatchObject({ value: 'Riera i Puig' })
})

it('the registration marks up its fields for password managers', async () => {
  const { view } = open()
  const address = await field(view, 'Email address')
  expect(address).toMatchObject({ type: 'email', name: 'email', autocomplete: 'email' })
  expect(address.getRootNode()).toBe(document)
  expect(address.form).toMatchObject({ method: 'post' })
  expect(await field(view, 'Password')).toMatchObject({
    type: 'password',
    name: 'password',
    autocomplete: 'new-password',
  })
  await toDetails(view)
  expect(await field(view, 'First name')).toMatchObject({ name: 'name', autocomplete: 'given-name' })
  expect(await field(view, 'Surname')).toMatchObject({ name: 'surname', autocomplete: 'family-name' })
  expect(await field(view, 'Date of birth')).toMatchObject({ name: 'birthdate', autocomplete: 'bday' })
})

it('the registration opens the app’s own registration screen in the app', async () => {
  const { view, send } = open({ inApp: true })
  await view.findByRole('button', { name: 'Open the screen' })
  await expect.poll(() => send.mock.calls).toEqual([['showRegister', { backUrl: `${ORIGIN}/politica/1001.html` }]])
})

it('the registration has no axe violations', async () => {
  const { view, host } = open()
  const found = async () => (await runAxe(host)).violations.map(({ id }) => id)
  await field(view, 'Password')
  await press(view, 'Continue')
  expect(await found()).toEqual([])
  await toDetails(view)
  await press(view, 'Create account')
  expect(await found()).toEqual([])
})
