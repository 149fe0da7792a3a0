import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { field, fill, hintOf } from '../../src/account/testing/fields.ts'
import type { View } from '../../src/account/testing/openAccountPage.tsx'
import { failures, ORIGIN, pageOf, refused, said, startBackend } from '../../src/account/testing/openAccountPage.tsx'
import sharedTexts from '../../src/i18n/locales/en.json' with { type: 'json' }
import { profileOf } from '../../src/session/session.fixture.ts'
import texts from './locales/en.json' with { type: 'json' }
import { welcomeIsland } from './welcome.island.tsx'

const backend = startBackend()

const noema = { id: '9016', nick: 'Noema', email: 'noema@diari.example', emailValidated: false }
const signedInAs = (fields: Parameters<typeof profileOf>[0]) =>
  ({ status: 'signedIn', user: profileOf(fields) }) as const

const openPage = pageOf({ island: welcomeIsland, texts, path: '/usuari/benvinguda?backUrl=%2Fpolitica%2F1001.html' })
const open = (circumstances: Parameters<typeof openPage>[0] = {}) =>
  openPage({ session: signedInAs(noema), ...circumstances })

const PHONE = 'Phone number (optional)'
const CODE = 'Postal code (optional)'
const start = (view: View) => userEvent.click(view.getByRole('button', { name: 'Start reading' }))
const answerSave = (respond: () => Response | Promise<Response>) =>
  backend.answer('user/profile', respond, { method: 'patch' })
const resend = (view: View) => userEvent.click(view.getByRole('button', { name: 'Send the email again' }))
const readOn = `${ORIGIN}/politica/1001.html`

describe('start reading', () => {
  it('saves what is filled in, tells the session, forgets the draft and leads to backUrl', async () => {
    const { view, followed, update } = open()
    answerSave(said({ user: { ...noema, phoneNumber: '971123456', postalCode: '07001' } }))
    await fill(view, PHONE, '971 12-34.56')
    await fill(view, CODE, ' 07001 ')
    expect(sessionStorage.getItem('quiosc-drafts')).toContain('971 12-34.56')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => followed).toEqual([readOn])
    expect(backend.asked()).toEqual([{ call: 'user/profile', body: { phoneNumber: '971123456', postalCode: '07001' } }])
    expect(update).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ postalCode: '07001' }))
    expect(sessionStorage.getItem('quiosc-drafts')).toBeNull()
    const title = await view.findByRole('heading', { name: 'You’re ready to read' })
    await expect.poll(() => title.matches(':focus')).toBe(true)
    expect(view.getByRole('link', { name: 'Start reading' }).getAttribute('href')).toBe(readOn)
  })

  it('goes on without a call where nothing is filled in, or nothing new', async () => {
    const known = { phoneNumber: '971123456', postalCode: 7001 }
    const { view, followed } = open({ session: signedInAs({ ...noema, ...known }), options: { backUrl: '/esports/' } })
    expect(await field(view, PHONE)).toMatchObject({ value: '971123456' })
    expect(await field(view, CODE)).toMatchObject({ value: '7001' })
    await fill(view, CODE, '')
    await start(view)
    await expect.poll(() => followed).toEqual([`${ORIGIN}/esports/`])
    expect(backend.asked()).toEqual([])
  })

  it.each(['javascript:alert(1)', 'https://evil.example/'])('never leads off the site: %s', async (backUrl) => {
    const { view, followed } = open({ options: { backUrl } })
    await field(view, PHONE)
    await start(view)
    await expect.poll(() => followed).toEqual([`${ORIGIN}/`])
  })

  it.each([
    ['12345', '', 'Incorrect telephone number.', ''],
    ['1234567890123', '07', 'Incorrect telephone number.', 'Incorrect postal code.'],
  ])('sends nothing that is wrong: %j, %j', async (phone, code, onPhone, onCode) => {
    const { view, followed } = open()
    await fill(view, PHONE, phone)
    await fill(view, CODE, code)
    await start(view)
    await expect.poll(async () => [await hintOf(view, PHONE), await hintOf(view, CODE)]).toEqual([onPhone, onCode])
    expect((await field(view, PHONE)).matches(':focus')).toBe(true)
    expect([backend.asked(), followed]).toEqual([[], []])
  })

  it('puts what the server does not take under its field, and lets the reader go on without', async () => {
    const { view } = open()
    answerSave(refused(400, [{ errorCode: 'INVALID_FIELD', errorMessage: 'postalCode' }]))
    await fill(view, PHONE, '971123456')
    await fill(view, CODE, '00000')
    await start(view)
    await expect.poll(() => hintOf(view, CODE)).toBe('Incorrect postal code.')
    await expect.poll(async () => (await field(view, CODE)).matches(':focus')).toBe(true)
    expect(view.getByRole('link', { name: 'Start reading without saving your details' }).getAttribute('href')).toBe(
      readOn,
    )
  })

  it.each([...failures, ['403', refused(403), sharedTexts['failure.forbidden']] as const])(
    'that is lost says why, keeps both fields, and is tried again: %s',
    async (_, response, message) => {
      const { view, followed } = open()
      answerSave(response)
      await fill(view, PHONE, '971123456')
      await fill(view, CODE, '07001')
      await start(view)
      expect((await view.findByRole('alert')).textContent).toContain(message)
      expect(await field(view, PHONE)).toMatchObject({ value: '971123456' })
      expect(view.getByRole('link', { name: 'Start reading without saving your details' })).toBeDefined()
      answerSave(said({ user: noema }))
      await start(view)
      await expect.poll(() => followed).toEqual([readOn])
    },
  )

  it('with a session that is over says so, and has kept what was typed for the sign-in', async () => {
    const { view, become, followed } = open()
    answerSave(refused(401))
    await fill(view, PHONE, '971123456')
    await start(view)
    await view.findByRole('heading', { name: 'Sign in to continue' })
    expect((await view.findByRole('alert')).textContent).toContain(sharedTexts['failure.unauthorized'])
    become(signedInAs(noema))
    expect(await field(view, PHONE)).toMatchObject({ value: '971123456' })
    expect(view.queryByRole('alert')).toBeNull()
    expect(followed).toEqual([])
  })

  it('keeps what one reader typed from the next', async () => {
    const { view, become } = open()
    await fill(view, PHONE, '971123456')
    become(signedInAs({ ...noema, id: '7', nick: 'Agata' }))
    await view.findByRole('heading', { name: 'Welcome, Agata' })
    expect(await field(view, PHONE)).toMatchObject({ value: '' })
  })

  it('answered for a reader who has left changes nobody else', async () => {
    const { view, become, followed, update } = open()
    let answer = () => {}
    answerSave(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(said({ user: noema })())
        }),
    )
    await fill(view, PHONE, '971123456')
    await start(view)
    await expect.poll(() => backend.asked().length).toBe(1)
    become(signedInAs({ ...noema, id: '7', nick: 'Agata' }))
    await view.findByRole('heading', { name: 'Welcome, Agata' })
    answer()
    await resendAndWait(view)
    expect([followed, update.mock.calls]).toEqual([[], []])
  })
})

/** One whole exchange with the backend, after which an earlier answer has come too. */
async function resendAndWait(view: View) {
  backend.answer('user/resend-validation-mail', said({}))
  await resend(view)
  await view.findByText(/We have sent the email again/)
}

describe('the validation mail', () => {
  it('is explained and sent again', async () => {
    const { view } = open()
    await view.findByRole('heading', { name: 'Welcome, Noema' })
    expect(view.getByText('noema@diari.example')).toBeDefined()
    expect(view.getByText(/valid for 24 hours.*two-week free trial.*access is restricted/)).toBeDefined()
    await resendAndWait(view)
    expect(backend.asked()).toEqual([{ call: 'user/resend-validation-mail', body: { userId: 9016 } }])
    expect(view.queryByRole('button', { name: 'Send the email again' })).toBeNull()
  })

  it.each(failures.filter(([what]) => what !== 'the wrong shape'))(
    'that is not sent is told of, and tried again: %s',
    async (_, response, message) => {
      const { view } = open()
      await fill(view, PHONE, '971')
      backend.answer('user/resend-validation-mail', response)
      await resend(view)
      expect((await view.findByRole('alert')).textContent).toContain(message)
      await resendAndWait(view)
      expect(await field(view, PHONE)).toMatchObject({ value: '971' })
    },
  )

  it('for a session that is over leads to the sign-in', async () => {
    const { view } = open()
    await field(view, PHONE)
    backend.answer('user/resend-validation-mail', refused(401))
    await resend(view)
    await view.findByRole('heading', { name: 'Sign in to continue' })
    expect((await view.findByRole('alert')).textContent).toContain(sharedTexts['failure.unauthorized'])
  })

  it('is no longer spoken of once the address is confirmed, there or meanwhile', async () => {
    const { view, update } = open()
    await view.findByRole('button', { name: 'Send the email again' })
    await fill(view, PHONE, '971')
    update({ emailValidated: true })
    await expect.poll(() => view.queryByRole('button', { name: 'Send the email again' })).toBeNull()
    expect(view.getByText('Your account is ready.')).toBeDefined()
    expect(await field(view, PHONE)).toMatchObject({ value: '971' })
  })
})

it('names the free trial while it lasts', async () => {
  const endTrialDate = '2026-12-05T23:59:59.000Z'
  const { view } = open({ session: signedInAs({ ...noema, emailValidated: true, endTrialDate }) })
  expect(await view.findByText(/You have a two-week free trial/)).toBeDefined()
})

it('restores what was typed before a reload', async () => {
  const first = open()
  await fill(first.view, PHONE, '971 12')
  await fill(first.view, CODE, '070')
  first.end()
  const { view } = open()
  expect(await field(view, PHONE)).toMatchObject({ value: '971 12' })
  expect(await field(view, CODE)).toMatchObject({ value: '070' })
})

describe('a visitor', () => {
  const session = { status: 'anonymous' } as const

  it('is led to the sign-in, and from there back here', async () => {
    const { view } = open({ session })
    await view.findByRole('heading', { name: 'Sign in to continue' })
    const here = `${ORIGIN}/usuari/benvinguda?backUrl=%2Fpolitica%2F1001.html`
    const query = new URLSearchParams({ backUrl: here })
    expect(view.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(`/usuari/login?${query}`)
    expect(view.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(`/usuari/register?${query}`)
  })

  it('in the app gets the app’s own screen', async () => {
    const { view, send, become } = open({ session, inApp: true })
    await userEvent.click(await view.findByRole('link', { name: 'Sign in' }))
    expect(send).toHaveBeenCalledWith('showLogin', expect.objectContaining({ backUrl: expect.any(String) }))
    become(signedInAs(noema))
    await view.findByRole('heading', { name: 'Welcome, Noema' })
  })
})

it('waits until it is known who reads', async () => {
  const { view, become } = open({ session: { status: 'loading', user: undefined } })
  await view.findByText('Loading…')
  become(signedInAs({ ...noema, nick: '' }))
  await view.findByRole('heading', { name: 'Welcome' })
})

it('lets browsers fill it in, and axe has nothing to say', async () => {
  const { view, host } = open()
  const phone = await field(view, PHONE)
  expect(phone).toMatchObject({ type: 'tel', name: 'phoneNumber', autocomplete: 'tel', required: false })
  expect(phone.getRootNode()).toBe(document)
  expect(phone.form).toMatchObject({ method: 'post' })
  expect(await field(view, CODE)).toMatchObject({ autocomplete: 'postal-code', required: false })
  expect((await axe.run(host)).violations.map(({ id }) => id)).toEqual([])
})
