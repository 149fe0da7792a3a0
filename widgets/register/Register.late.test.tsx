import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import { advanceTimeout } from '#testing/account/advanceTimeout.ts'
import { field, fill, hintOf } from '#testing/account/fields.ts'
import { aloma, httpError, ok, startBackend } from '#testing/account/openAccountPage.tsx'
import { createTestIntl } from '#testing/createTestIntl.ts'
import { create, email, fillDetails, open, press, title, toDetails } from './register.fixture.tsx'

const backend = startBackend()
const { t } = createTestIntl()

it('the registration shows the failure after a time-out of ten seconds, keeps all values and can be retried', async () => {
  const { view } = open()
  await toDetails(view)
  await fillDetails(view)
  const register = backend.hold('user/register')
  await advanceTimeout(async () => {
    await press(view, 'Create account')
    await expect.poll(register.count).toBe(1)
  })
  expect((await view.findByRole('alert')).textContent).toContain(t(failureMessages.unreachable))
  expect(await field(view, 'First name')).toMatchObject({ value: ' Mar ' })
  expect(await field(view, 'Surname')).toMatchObject({ value: 'Riera i Puig' })
  expect(await field(view, 'Date of birth')).toMatchObject({ value: '23/04/1990' })
  backend.answer('user/register', ok({ user: aloma }))
  await press(view, 'Create account')
  await view.findByRole('heading', { name: 'Your account is ready' })
})

it('the registration sends one request however often the button is pressed, and disables back meanwhile', async () => {
  const { view, events } = open()
  await toDetails(view)
  const register = backend.hold('user/register')
  await create(view)
  await expect.poll(register.count).toBe(1)
  expect(view.getByRole('button', { name: 'Create account' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.keyboard('{Enter}{Enter}')
  const back = view.getByRole('button', { name: 'Back' })
  expect(back.getAttribute('aria-disabled')).toBe('true')
  back.click()
  expect([title(view), events]).toEqual(['About you', []])
  register.answer(0, ok({ user: aloma }))
  await view.findByRole('heading', { name: 'Your account is ready' })
  expect(register.count()).toBe(1)
})

it('the registration keeps edits made while the request is pending when the first step is refused', async () => {
  const { view } = open()
  await toDetails(view)
  const register = backend.hold('user/register')
  await create(view)
  await expect.poll(register.count).toBe(1)
  await fill(view, 'Surname', 'Riera i Pons')
  register.answer(0, httpError(409, [{ errorCode: 'EMAIL_ALREADY_IN_USE' }]))
  await expect.poll(() => hintOf(view, 'Email address')).toContain('already an account')
  await fill(view, 'Email address', 'mar2@diari.example')
  await press(view, 'Continue')
  expect(await field(view, 'Surname')).toMatchObject({ value: 'Riera i Pons' })
})

it('the registration restores the draft after a reload unless the URL has an address', async () => {
  const first = open()
  await fill(first.view, 'Email address', email)
  first.unmount()
  const { view } = open({ path: '/usuari/register?email=', options: { email: '' } })
  expect(await field(view, 'Email address')).toMatchObject({ value: email })
})
