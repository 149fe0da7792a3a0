import { describe, expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import { field, fill, hintOf } from '#testing/account/fields.ts'
import {
  createPageOpener,
  failures,
  httpError,
  ORIGIN,
  ok,
  startBackend,
  unreadFailures,
  type View,
} from '#testing/account/openAccountPage.tsx'
import { everyByTier } from '#testing/byTier.ts'
import { createTestIntl } from '#testing/createTestIntl.ts'
import { runAxe } from '#testing/runAxe.ts'
import { profileOf } from '#testing/session.fixture.ts'
import { welcomeIsland } from './welcome.island.tsx'
import { messages } from './welcome.messages.ts'

const backend = startBackend()
const { t } = createTestIntl({ widget: 'welcome' })

const noema = { id: '9016', nick: 'Noema', email: 'noema@diari.example', emailValidated: false }
const signedInAs = (fields: Parameters<typeof profileOf>[0]) =>
  ({ status: 'signedIn', user: profileOf(fields) }) as const

const openPage = createPageOpener({ island: welcomeIsland, path: '/usuari/benvinguda?backUrl=%2Fpolitica%2F1001.html' })
const open = (scenario: Parameters<typeof openPage>[0] = {}) => openPage({ session: signedInAs(noema), ...scenario })

const PHONE = 'Phone number (optional)'
const CODE = 'Postal code (optional)'
const start = (view: View) => userEvent.click(view.getByRole('button', { name: 'Start reading' }))
const answerSave = (respond: () => Response | Promise<Response>) =>
  backend.answer('user/profile', respond, { method: 'patch' })
const resend = (view: View) => userEvent.click(view.getByRole('button', { name: 'Send the email again' }))
const readOn = `${ORIGIN}/politica/1001.html`

it('the welcome page has its second title below its first, also on a page with a title of its own', async () => {
  const main = document.createElement('main')
  main.append(document.createElement('h1'))
  document.body.append(main)
  onTestFinished(() => main.remove())
  const { view } = open({ within: main })
  expect(await view.findByRole('heading', { level: 2, name: 'Welcome, Noema' })).toBeDefined()
  expect(view.getByRole('heading', { level: 3, name: t(messages.confirmTitle) })).toBeDefined()
})

it('the welcome page cuts a long nick in its title', async () => {
  const { view } = open({ session: signedInAs({ ...noema, nick: 'capita_de_la_barca_petita' }) })
  await view.findByRole('heading', { name: 'Welcome, capita_de_la_barca_p…' })
})

describe('the button to start reading', () => {
  it('saves the details, updates the session, clears the draft and redirects to the backUrl', async () => {
    const { view, redirects, update } = open()
    answerSave(ok({ user: { ...noema, phoneNumber: '971123456', postalCode: '07001' } }))
    await fill(view, PHONE, '971 12-34.56')
    await fill(view, CODE, ' 07001 ')
    expect(sessionStorage.getItem('quiosc-drafts')).toContain('971 12-34.56')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => redirects).toEqual([readOn])
    expect(backend.requests()).toEqual([
      { call: 'user/profile', body: { phoneNumber: '971123456', postalCode: '07001' } },
    ])
    expect(update).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ postalCode: '07001' }))
    expect(sessionStorage.getItem('quiosc-drafts')).toBeNull()
    const title = await view.findByRole('heading', { name: 'You can start reading' })
    await expect.poll(() => title.matches(':focus')).toBe(true)
    expect(view.getByRole('link', { name: 'Start reading' }).getAttribute('href')).toBe(readOn)
  })

  it('redirects without a call when nothing is filled in or changed', async () => {
    const known = { phoneNumber: '971123456', postalCode: 7001 }
    const { view, redirects } = open({ session: signedInAs({ ...noema, ...known }), options: { backUrl: '/esports/' } })
    expect(await field(view, PHONE)).toMatchObject({ value: '971123456' })
    expect(await field(view, CODE)).toMatchObject({ value: '7001' })
    await fill(view, CODE, '')
    await start(view)
    await expect.poll(() => redirects).toEqual([`${ORIGIN}/esports/`])
    expect(backend.requests()).toEqual([])
  })

  it('is not blocked by saved values that today’s rules would refuse', async () => {
    const old = { phoneNumber: '+34 (971) 12 34 56', postalCode: 'E-07001/X' }
    const { view, redirects } = open({ session: signedInAs({ ...noema, ...old }) })
    expect(await field(view, PHONE)).toMatchObject({ value: old.phoneNumber })
    await start(view)
    await expect.poll(() => redirects).toEqual([readOn])
    expect(backend.requests()).toEqual([])
  })

  it.each(['javascript:alert(1)', 'https://evil.example/'])('never redirects off the site: %s', async (backUrl) => {
    const { view, redirects } = open({ options: { backUrl } })
    await field(view, PHONE)
    await start(view)
    await expect.poll(() => redirects).toEqual([`${ORIGIN}/`])
  })

  it.each([
    [
      '12345',
      '',
      'Incorrect telephone number. Enter 6\u00a0to 12\u00a0digits, counting the prefix if it is from another country.',
      '',
    ],
    [
      '1234567890123',
      '07',
      'Incorrect telephone number. Enter 6\u00a0to 12\u00a0digits, counting the prefix if it is from another country.',
      'This postal code is not valid.',
    ],
  ])('does not send invalid values: %j, %j', async (phone, code, onPhone, onCode) => {
    const { view, redirects } = open()
    await fill(view, PHONE, phone)
    await fill(view, CODE, code)
    await start(view)
    await expect.poll(async () => [await hintOf(view, PHONE), await hintOf(view, CODE)]).toEqual([onPhone, onCode])
    expect((await field(view, PHONE)).matches(':focus')).toBe(true)
    expect([backend.requests(), redirects]).toEqual([[], []])
  })

  it('shows a refused value under its field, and offers to start reading without saving', async () => {
    const { view } = open()
    answerSave(httpError(400, [{ errorCode: 'INVALID_FIELD', errorMessage: 'postalCode' }]))
    await fill(view, PHONE, '971123456')
    await fill(view, CODE, '00000')
    await start(view)
    await expect.poll(() => hintOf(view, CODE)).toBe('This postal code is not valid.')
    await expect.poll(async () => (await field(view, CODE)).matches(':focus')).toBe(true)
    expect(view.getByRole('link', { name: 'Start reading without saving your details' }).getAttribute('href')).toBe(
      readOn,
    )
  })

  it.each(everyByTier(4, [...failures, ['403', httpError(403), t(failureMessages.forbidden)] as const]))(
    'shows a failure’s reason, keeps both fields and can be retried: %s',
    async (_, response, message) => {
      const { view, redirects } = open()
      answerSave(response)
      await fill(view, PHONE, '971123456')
      await fill(view, CODE, '07001')
      await start(view)
      expect((await view.findByRole('alert')).textContent).toContain(message)
      expect(await field(view, PHONE)).toMatchObject({ value: '971123456' })
      expect(view.getByRole('link', { name: 'Start reading without saving your details' })).toBeDefined()
      answerSave(ok({ user: noema }))
      await start(view)
      await expect.poll(() => redirects).toEqual([readOn])
    },
  )

  it('reports an expired session, and keeps the draft for after the sign-in', async () => {
    const { view, setSession, redirects } = open()
    answerSave(httpError(401))
    await fill(view, PHONE, '971123456')
    await start(view)
    await view.findByRole('heading', { name: 'Sign in to continue' })
    expect((await view.findByRole('alert')).textContent).toContain(t(failureMessages.unauthorized))
    setSession(signedInAs(noema))
    expect(await field(view, PHONE)).toMatchObject({ value: '971123456' })
    expect(view.queryByRole('alert')).toBeNull()
    expect(redirects).toEqual([])
  })

  it('hides one reader’s draft from the next', async () => {
    const { view, setSession } = open()
    await fill(view, PHONE, '971123456')
    setSession(signedInAs({ ...noema, id: '7', nick: 'Agata' }))
    await view.findByRole('heading', { name: 'Welcome, Agata' })
    expect(await field(view, PHONE)).toMatchObject({ value: '' })
  })

  it('ignores an answer for a reader who has since signed out', async () => {
    const { view, setSession, redirects, update } = open()
    let answer = () => {}
    answerSave(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(ok({ user: noema })())
        }),
    )
    await fill(view, PHONE, '971123456')
    await start(view)
    await expect.poll(() => backend.requests().length).toBe(1)
    setSession(signedInAs({ ...noema, id: '7', nick: 'Agata' }))
    await view.findByRole('heading', { name: 'Welcome, Agata' })
    answer()
    await resendAndWait(view)
    expect([redirects, update.mock.calls]).toEqual([[], []])
  })
})

/** Makes one round trip to the backend, after which an earlier answer has arrived too. */
async function resendAndWait(view: View) {
  backend.answer('user/resend-validation-mail', ok({}))
  await resend(view)
  await view.findByText(/We have sent the email again/)
}

describe('the validation mail of the welcome page', () => {
  it('is explained and sent again', async () => {
    const { view } = open()
    await view.findByRole('heading', { name: 'Welcome, Noema' })
    expect(view.getByText('noema@diari.example')).toBeDefined()
    expect(view.getByText(/valid for 24 hours.*two-week free trial.*access is restricted/)).toBeDefined()
    await resendAndWait(view)
    expect(backend.requests()).toEqual([{ call: 'user/resend-validation-mail', body: { userId: 9016 } }])
    expect(view.queryByRole('button', { name: 'Send the email again' })).toBeNull()
  })

  it.each(everyByTier(4, unreadFailures))(
    'shows why it was not sent and can be retried: %s',
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

  it('links to the login when the session has expired', async () => {
    const { view } = open()
    await field(view, PHONE)
    backend.answer('user/resend-validation-mail', httpError(401))
    await resend(view)
    await view.findByRole('heading', { name: 'Sign in to continue' })
    expect((await view.findByRole('alert')).textContent).toContain(t(failureMessages.unauthorized))
  })

  it('is not offered once the address is confirmed, before or after the page was opened', async () => {
    const { view, update } = open()
    await view.findByRole('button', { name: 'Send the email again' })
    await fill(view, PHONE, '971')
    update({ emailValidated: true })
    await expect.poll(() => view.queryByRole('button', { name: 'Send the email again' })).toBeNull()
    expect(view.getByText('Your account is ready.')).toBeDefined()
    expect(await field(view, PHONE)).toMatchObject({ value: '971' })
  })
})

it('the welcome page mentions the free trial while it lasts', async () => {
  const endTrialDate = '2026-12-05T23:59:59.000Z'
  const { view } = open({ session: signedInAs({ ...noema, emailValidated: true, endTrialDate }) })
  expect(await view.findByText(/You have a two-week free trial/)).toBeDefined()
})

it('the welcome page restores the typed values after a reload', async () => {
  const first = open()
  await fill(first.view, PHONE, '971 12')
  await fill(first.view, CODE, '070')
  first.unmount()
  const { view } = open()
  expect(await field(view, PHONE)).toMatchObject({ value: '971 12' })
  expect(await field(view, CODE)).toMatchObject({ value: '070' })
})

describe('a visitor of the welcome page', () => {
  const session = { status: 'anonymous' } as const

  it('sees a link to the login, which returns here', async () => {
    const { view } = open({ session })
    await view.findByRole('heading', { name: 'Sign in to continue' })
    const here = `${ORIGIN}/usuari/benvinguda?backUrl=%2Fpolitica%2F1001.html`
    const query = new URLSearchParams({ backUrl: here })
    expect(view.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(`/usuari/login?${query}`)
    expect(view.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(`/usuari/register?${query}`)
  })

  it('opens the app’s own login screen in the app', async () => {
    const { view, send, setSession } = open({ session, inApp: true })
    await userEvent.click(await view.findByRole('link', { name: 'Sign in' }))
    expect(send).toHaveBeenCalledWith('showLogin', expect.objectContaining({ backUrl: expect.any(String) }))
    setSession(signedInAs(noema))
    await view.findByRole('heading', { name: 'Welcome, Noema' })
  })
})

it('the welcome page shows nothing until the session is known', async () => {
  const { view, setSession } = open({ session: { status: 'loading', user: undefined } })
  await view.findByText('Loading…')
  setSession(signedInAs({ ...noema, nick: '' }))
  await view.findByRole('heading', { name: 'Welcome' })
})

it('the welcome page supports autofill and has no axe violations', async () => {
  const { view, host } = open()
  const phone = await field(view, PHONE)
  expect(phone).toMatchObject({ type: 'tel', name: 'phoneNumber', autocomplete: 'tel', required: false })
  expect(phone.getRootNode()).toBe(document)
  expect(phone.form).toMatchObject({ method: 'post' })
  expect(await field(view, CODE)).toMatchObject({ autocomplete: 'postal-code', required: false })
  expect((await runAxe(host)).violations.map(({ id }) => id)).toEqual([])
})
