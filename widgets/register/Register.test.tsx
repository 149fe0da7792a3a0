import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { field, fill, hintOf } from '../../src/account/testing/fields.ts'
import { aloma, failures, ORIGIN, refused, said, startBackend } from '../../src/account/testing/openAccountPage.tsx'
import { profileOf } from '../../src/session/session.fixture.ts'
import { create, email, fillDetails, open, press, title, toDetails } from './register.fixture.tsx'

const backend = startBackend()

describe('step 1', () => {
  it.each([
    ['', '', 'Enter your email address.', 'Enter your password.'],
    [
      'mar@',
      'portclar',
      'This email address is not valid.',
      'Use at least 8 characters, with an uppercase letter, a lowercase letter and a number.',
    ],
  ])('says what is wrong with %j and %j, and goes to the first', async (address, password, one, two) => {
    const { view } = open()
    await fill(view, 'Email address', address)
    await fill(view, 'Password', password)
    await press(view, 'Continue')
    await expect.poll(() => hintOf(view, 'Email address')).toBe(one)
    expect(await hintOf(view, 'Password')).toBe(two)
    expect((await field(view, 'Email address')).matches(':focus')).toBe(true)
    expect(title(view)).toBe('Create your account')
  })

  it('takes the address that the login had, and links to it with the way back', async () => {
    const { view } = open({ options: { email } })
    expect(await field(view, 'Email address')).toMatchObject({ value: email })
    expect(view.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      `/usuari/login?${new URLSearchParams({ backUrl: `${ORIGIN}/politica/1001.html` })}`,
    )
  })

  it('back closes it and leaves', async () => {
    const { view, told, followed } = open()
    await field(view, 'Password')
    await press(view, 'Back')
    expect(told).toEqual([{ name: 'register-closed', detail: { step: 0 } }])
    expect(followed).toEqual([`${ORIGIN}/politica/1001.html`])
    expect(title(view)).toBe('Create your account')
  })

  it('back inside of another widget only tells it', async () => {
    const around = document.createElement('div')
    around.dataset.widget = 'login'
    document.body.append(around)
    const inside = open({ path: '/', within: around })
    await inside.view.findByLabelText('Password')
    expect(inside.view.queryByRole('link')).toBeNull()
    await expect.poll(() => inside.view.getByRole('textbox', { name: 'Email address' }).matches(':focus')).toBe(true)
    await userEvent.click(inside.view.getByRole('button', { name: 'Back' }))
    expect(inside.told).toEqual([{ name: 'register-closed', detail: { step: 0 } }])
    expect(inside.followed).toEqual([])
    around.remove()
  })
})

describe('step 2', () => {
  it('sends what was typed, and step 3 leads on', async () => {
    const { view, signedIn, told, track, followed } = open()
    expect(await view.findByRole('form', { name: 'Create your account' })).toBeDefined()
    await toDetails(view)
    expect((await field(view, 'First name')).matches(':focus')).toBe(true)
    expect(view.getByRole('form', { name: 'About you' })).toBeDefined()
    expect(view.getByText(/We use these details/)).toBeDefined()
    expect(view.getByRole('link', { name: 'Privacy policy' })).toBeDefined()
    backend.answer('user/register', said({ user: { ...aloma, email }, interests: null }))
    await create(view)
    expect(await view.findByRole('heading', { name: 'Your account is ready' })).toBeDefined()
    expect(backend.asked()).toEqual([
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
    expect(told).toEqual([{ name: 'registered', detail: { userId: '9006' } }])
    expect(track).toHaveBeenCalledExactlyOnceWith({ category: 'account', action: 'register' })
    expect(followed).toEqual([])
    await expect.poll(() => view.getByRole('heading', { level: 1 }).matches(':focus')).toBe(true)
  })

  it('says what is missing, field by field', async () => {
    const { view } = open()
    await toDetails(view)
    await press(view, 'Create account')
    await expect.poll(() => hintOf(view, 'First name')).toBe('Enter your first name.')
    expect(await hintOf(view, 'Surname')).toBe('Enter your surname.')
    expect(await hintOf(view, 'Date of birth')).toBe('Enter a date.')
    expect((await field(view, 'First name')).matches(':focus')).toBe(true)
  })

  it.each([
    ['M<b>', 'The name has characters that are not allowed.'],
    ['a'.repeat(81), 'The first name can have at most 80 characters.'],
  ])('does not take the name %j', async (name, problem) => {
    const { view } = open()
    await toDetails(view)
    await fillDetails(view)
    await fill(view, 'First name', name)
    await press(view, 'Create account')
    await expect.poll(() => hintOf(view, 'First name')).toBe(problem)
    expect(backend.asked()).toEqual([])
  })

  it('checks the date as soon as it is left, and picks one from the calendar that ends today', async () => {
    const { view, host } = open()
    await toDetails(view)
    await fill(view, 'Date of birth', '31/02/1990')
    await userEvent.click(await field(view, 'Surname'))
    await expect.poll(() => hintOf(view, 'Date of birth')).toContain('real date')
    await fill(view, 'Date of birth', '20/11/2026')
    await userEvent.click(view.getByRole('button', { name: /Date of birth/ }))
    await expect.poll(() => host.shadowRoot?.querySelectorAll('[role=gridcell]').length).toBe(42)
    const day = (label: string) => host.shadowRoot?.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)
    expect(day('Sunday, 22 November 2026')?.disabled).toBe(true)
    day('Saturday, 21 November 2026')?.click()
    expect(await field(view, 'Date of birth')).toMatchObject({ value: '21/11/2026' })
    await expect.poll(() => hintOf(view, 'Date of birth')).toBe('')
  })

  it('an address in use leads back to it, and nothing is lost', async () => {
    const { view } = open()
    await toDetails(view)
    backend.answer('user/register', refused(409, [{ errorCode: 'EMAIL_ALREADY_IN_USE' }]), { once: true })
    await create(view)
    await expect.poll(() => hintOf(view, 'Email address')).toBe('There is already an account with this email address.')
    expect((await field(view, 'Email address')).matches(':focus')).toBe(true)
    expect(await field(view, 'Password')).toMatchObject({ value: 'Portclar1' })
    await fill(view, 'Email address', 'mar2@diari.example')
    await press(view, 'Continue')
    expect(await field(view, 'Surname')).toMatchObject({ value: 'Riera i Puig' })
    expect(await field(view, 'Date of birth')).toMatchObject({ value: '23/04/1990' })
    backend.answer('user/register', said({ user: aloma }))
    await press(view, 'Create account')
    expect(await view.findByRole('heading', { name: 'Your account is ready' })).toBeDefined()
  })

  it.each([
    ['name', 'First name', 'The name has characters that are not allowed.'],
    ['surname', 'Surname', 'The surname has characters that are not allowed.'],
    ['birthdate', 'Date of birth', 'This date is not valid.'],
  ])('INVALID_FIELD of %s stands under it, and the focus goes there', async (name, label, problem) => {
    const { view } = open()
    await toDetails(view)
    backend.answer('user/register', refused(400, [{ errorCode: 'INVALID_FIELD', field: name }]))
    await create(view)
    await expect.poll(() => hintOf(view, label)).toBe(problem)
    expect((await field(view, label)).matches(':focus')).toBe(true)
    expect(view.queryByRole('alert')).toBeNull()
  })

  it('INVALID_FIELD of the password leads back to it, and not to the address above', async () => {
    const { view } = open()
    await toDetails(view)
    backend.answer('user/register', refused(400, [{ errorCode: 'INVALID_FIELD', field: 'password' }]))
    await create(view)
    await expect.poll(() => hintOf(view, 'Password')).toContain('Use at least 8 characters')
    await expect.poll(async () => (await field(view, 'Password')).matches(':focus')).toBe(true)
    expect(await field(view, 'Password')).toMatchObject({ value: 'Portclar1' })
  })

  it('an answer that says in its body that it is none is no success', async () => {
    const { view, signedIn } = open()
    await toDetails(view)
    backend.answer('user/register', () =>
      Response.json({ httpCode: 400, errors: [{ errorCode: 'EMAIL_ALREADY_IN_USE' }] }),
    )
    await create(view)
    await expect.poll(() => hintOf(view, 'Email address')).toContain('already an account')
    expect(signedIn).not.toHaveBeenCalled()
  })

  it.each(failures)('lost says why, keeps everything, and is tried again: %s', async (_, response, message) => {
    const { view } = open()
    await toDetails(view)
    backend.answer('user/register', response)
    await create(view)
    expect((await view.findByRole('alert')).textContent).toContain(message)
    expect(await field(view, 'First name')).toMatchObject({ value: ' Mar ' })
    backend.answer('user/register', said({ user: aloma }))
    await press(view, 'Create account')
    expect(await view.findByRole('heading', { name: 'Your account is ready' })).toBeDefined()
  })

  it('back leads to step 1 with what was typed, and tells so', async () => {
    const { view, told, followed } = open()
    await toDetails(view)
    await fill(view, 'First name', 'Mar')
    await press(view, 'Back')
    expect(told).toEqual([{ name: 'register-closed', detail: { step: 1 } }])
    expect(await field(view, 'Password')).toMatchObject({ value: 'Portclar1' })
    await press(view, 'Continue')
    expect(await field(view, 'First name')).toMatchObject({ value: 'Mar' })
    expect(followed).toEqual([])
  })
})

it('keeps what was typed over a reload, but the password', async () => {
  const first = open()
  await toDetails(first.view)
  await fillDetails(first.view)
  first.end()
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('Portclar1')
  const { view } = open()
  expect(await field(view, 'Email address')).toMatchObject({ value: email })
  expect(await field(view, 'Password')).toMatchObject({ value: '' })
  await fill(view, 'Password', 'Portclar1')
  await press(view, 'Continue')
  expect(await field(view, 'Surname')).toMatchObject({ value: 'Riera i Puig' })
})

it('gives a password manager what it needs', async () => {
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

it('in the app hands over to its own screen', async () => {
  const { view, send } = open({ inApp: true })
  await view.findByRole('button', { name: 'Open the screen' })
  await expect.poll(() => send.mock.calls).toEqual([['showRegister', { backUrl: `${ORIGIN}/politica/1001.html` }]])
})

it('gives axe nothing to say', async () => {
  const { view, host } = open()
  const found = async () => (await axe.run(host)).violations.map(({ id }) => id)
  await field(view, 'Password')
  await press(view, 'Continue')
  expect(await found()).toEqual([])
  await toDetails(view)
  await press(view, 'Create account')
  expect(await found()).toEqual([])
})
