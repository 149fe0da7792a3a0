import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { field, fill, hintOf } from '../../src/account/testing/fields.ts'
import { aloma, refused, said, startBackend } from '../../src/account/testing/openAccountPage.tsx'
import { passTimeOut } from '../../src/account/testing/passTimeOut.ts'
import sharedTexts from '../../src/i18n/locales/en.json' with { type: 'json' }
import { create, email, fillDetails, open, press, title, toDetails } from './register.fixture.tsx'

const backend = startBackend()

it('ten seconds without an answer: says so, keeps everything, and is tried again', async () => {
  const { view } = open()
  await toDetails(view)
  await fillDetails(view)
  const register = backend.hold('user/register')
  await passTimeOut(async () => {
    await press(view, 'Create account')
    await expect.poll(register.asked).toBe(1)
  })
  expect((await view.findByRole('alert')).textContent).toContain(sharedTexts['failure.unreachable'])
  expect(await field(view, 'First name')).toMatchObject({ value: ' Mar ' })
  expect(await field(view, 'Surname')).toMatchObject({ value: 'Riera i Puig' })
  expect(await field(view, 'Date of birth')).toMatchObject({ value: '23/04/1990' })
  backend.answer('user/register', said({ user: aloma }))
  await press(view, 'Create account')
  await view.findByRole('heading', { name: 'Your account is ready' })
})

it('is asked for once, however often it is pressed, and there is no way back meanwhile', async () => {
  const { view, told } = open()
  await toDetails(view)
  const register = backend.hold('user/register')
  await create(view)
  await expect.poll(register.asked).toBe(1)
  expect(view.getByRole('button', { name: 'Create account' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.keyboard('{Enter}{Enter}')
  const back = view.getByRole('button', { name: 'Back' })
  expect(back.getAttribute('aria-disabled')).toBe('true')
  back.click()
  expect([title(view), told]).toEqual(['About you', []])
  register.answer(0, said({ user: aloma }))
  await view.findByRole('heading', { name: 'Your account is ready' })
  expect(register.asked()).toBe(1)
})

it('keeps what is mended while the account is on its way, when the first step has to be mended too', async () => {
  const { view } = open()
  await toDetails(view)
  const register = backend.hold('user/register')
  await create(view)
  await expect.poll(register.asked).toBe(1)
  await fill(view, 'Surname', 'Riera i Pons')
  register.answer(0, refused(409, [{ errorCode: 'EMAIL_ALREADY_IN_USE' }]))
  await expect.poll(() => hintOf(view, 'Email address')).toContain('already an account')
  await fill(view, 'Email address', 'mar2@diari.example')
  await press(view, 'Continue')
  expect(await field(view, 'Surname')).toMatchObject({ value: 'Riera i Pons' })
})

it('what was typed before a reload comes where the address has nothing to say', async () => {
  const first = open()
  await fill(first.view, 'Email address', email)
  first.end()
  const { view } = open({ path: '/usuari/register?email=', options: { email: '' } })
  expect(await field(view, 'Email address')).toMatchObject({ value: email })
})
