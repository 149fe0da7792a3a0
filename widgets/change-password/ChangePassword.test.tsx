import { HttpResponse } from 'msw/http'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { field, fill, hintOf } from '#testing/account/fields.ts'
import {
  createPageOpener,
  failures,
  httpError,
  ORIGIN,
  ok,
  startBackend,
  type View,
} from '#testing/account/openAccountPage.tsx'
import { runAxe } from '#testing/runAxe.ts'
import { profileOf } from '#testing/session.fixture.ts'
import { changePasswordIsland } from './change-password.island.tsx'

const backend = startBackend()
const address = window.location.href
afterEach(() => window.history.replaceState(null, '', address))

const openPage = createPageOpener({ island: changePasswordIsland })
const open = (path = '/usuari/canviar-contrasenya?token=t-1') => openPage({ path })

const save = async (view: View, password: string, again = password) => {
  await fill(view, 'New password', password)
  await fill(view, 'Repeat the password', again)
  await userEvent.keyboard('{Enter}')
}

it('the form for a new password sends the link’s token with the new password, and links to the login', async () => {
  backend.answer('user/change-password', ok({}))
  const { view, track } = open('/usuari/canviar-contrasenya?token=t-1&backUrl=%2Fa')
  await save(view, 'portclar')
  await view.findByRole('heading', { name: 'Your password has been changed' })
  expect(backend.requests()).toEqual([{ call: 'user/change-password', body: { token: 't-1', password: 'portclar' } }])
  expect(view.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    `/usuari/login?${new URLSearchParams({ backUrl: `${ORIGIN}/a` })}`,
  )
  expect(track).toHaveBeenCalledExactlyOnceWith({ category: 'account', action: 'change-password' })
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }, location.href])).not.toContain('portclar')
})

it('the form for a new password sends a password that a script has put into the fields without an event', async () => {
  backend.answer('user/change-password', ok({}))
  const { view } = open()
  const [one, two] = [await field(view, 'New password'), await field(view, 'Repeat the password')]
  for (const input of [one, two]) Object.assign(input, { value: 'portclar' })
  await userEvent.click(view.getByRole('button', { name: 'Save password' }))
  await view.findByRole('heading', { name: 'Your password has been changed' })
  expect(backend.requests().map(({ body }) => body)).toEqual([{ token: 't-1', password: 'portclar' }])
})

it.each([
  ['', '', 'Enter your password.', 'Enter the same password in both fields.'],
  ['portcla', 'portcla', 'The password needs at least 8\u00a0characters.', ''],
  ['portclar', 'portclas', 'Any combination of 8\u00a0or more characters.', 'Enter the same password in both fields.'],
])('the form for a new password refuses the passwords %j and %j', async (password, again, one, two) => {
  const { view } = open()
  await save(view, password, again)
  await expect
    .poll(async () => [await hintOf(view, 'New password'), await hintOf(view, 'Repeat the password')])
    .toEqual([one, two])
  expect(backend.requests()).toEqual([])
})

it('the form for a new password keeps the session, the token and the values on a 401, and can be retried', async () => {
  backend.answer('user/change-password', httpError(401))
  const session = { status: 'signedIn', user: profileOf({ id: '7' }) } as const
  const { view, session: reader } = openPage({ path: '/usuari/canviar-contrasenya?token=t-1', session })
  await save(view, 'portclar')
  await view.findByRole('alert')
  expect(reader.get()).toEqual(session)
  expect(await field(view, 'New password')).toMatchObject({ value: 'portclar' })
  backend.answer('user/change-password', ok({}))
  await userEvent.click(view.getByRole('button', { name: 'Save password' }))
  await view.findByRole('heading', { name: 'Your password has been changed' })
  expect(backend.requests().map(({ body }) => body)).toEqual([
    { token: 't-1', password: 'portclar' },
    { token: 't-1', password: 'portclar' },
  ])
})

it('the form for a new password opens the app’s own login screen from the app', async () => {
  backend.answer('user/change-password', ok({}))
  const { view, send } = openPage({ path: '/usuari/canviar-contrasenya?token=t-1&backUrl=%2Fa', inApp: true })
  await save(view, 'portclar')
  await userEvent.click(await view.findByRole('link', { name: 'Sign in' }))
  expect(send).toHaveBeenCalledExactlyOnceWith('showLogin', { backUrl: `${ORIGIN}/a` })
})

it.each([403, 404, 410])(
  'the form for a new password reports an expired link, and links to where to request a new one: %i',
  async (status) => {
    backend.answer('user/change-password', httpError(status))
    const { view } = open()
    await save(view, 'portclar')
    await view.findByRole('heading', { name: 'This link has expired' })
    expect(view.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toContain('/usuari/login')
  },
)

it('the form for a new password reports an expired link when the URL has no token', async () => {
  const { view } = open('/usuari/canviar-contrasenya')
  await view.findByRole('heading', { name: 'This link has expired' })
})

it('the form for a new password shows the server’s problem under its field', async () => {
  backend.answer('user/change-password', httpError(400, [{ errorCode: 'INVALID_FIELD', field: 'password' }]))
  const { view } = open()
  await save(view, 'portclar')
  await expect.poll(() => hintOf(view, 'New password')).toContain('Use at least 8\u00a0characters')
  expect((await field(view, 'New password')).matches(':focus')).toBe(true)
})

it('the form for a new password shows a general failure when the server names an unknown field', async () => {
  backend.answer('user/change-password', httpError(400, [{ errorCode: 'EMAIL_ALREADY_IN_USE' }]))
  const { view } = open()
  await save(view, 'portclar')
  expect((await view.findByRole('alert')).textContent).toContain('The resource was not found on the server.')
})

it('the form for a new password removes the token from the URL, and restores it after a reload', async () => {
  const path = '/usuari/canviar-contrasenya?a=1&token=t-1#b'
  window.history.replaceState({ theirs: 1 }, '', path)
  const first = open(path)
  await first.view.findByLabelText('New password')
  expect(window.location.href).toBe(`${ORIGIN}/usuari/canviar-contrasenya?a=1#b`)
  expect(window.history.state).toMatchObject({ theirs: 1 })
  first.unmount()

  backend.answer('user/change-password', ok({}))
  const { view } = open('/usuari/canviar-contrasenya?a=1#b')
  await save(view, 'portclar')
  await expect
    .poll(() => backend.requests())
    .toEqual([{ call: 'user/change-password', body: { token: 't-1', password: 'portclar' } }])
})

it.each([
  ['has been used', ok({}), 'Your password has been changed'],
  ['has expired', httpError(403), 'This link has expired'],
] as const)(
  'the form for a new password sends no request after a reload when the link %s',
  async (_, response, title) => {
    const path = '/usuari/canviar-contrasenya?token=t-1'
    window.history.replaceState({ theirs: 1 }, '', path)
    backend.answer('user/change-password', response)
    const first = open(path)
    await save(first.view, 'portclar')
    await first.view.findByRole('heading', { name: title })
    first.unmount()
    expect(window.history.state).toEqual({ theirs: 1 })
    const { view } = open('/usuari/canviar-contrasenya')
    await view.findByRole('heading', { name: 'This link has expired' })
  },
)

it('the form for a new password sends one request however often the button is pressed', async () => {
  let answer = (_: Response) => {}
  backend.answer('user/change-password', () => new Promise<Response>((resolve) => (answer = resolve)))
  const { view } = open()
  await save(view, 'portclar')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.poll(() => backend.requests().length).toBe(1)
  answer(HttpResponse.json({ response: {} }))
  await view.findByRole('heading', { name: 'Your password has been changed' })
  expect(backend.requests().length).toBe(1)
})

it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', '/usuari/login', 'https://evil.example/%2F..'])(
  'the form for a new password replaces a hostile backUrl of the login link with the front page: %s',
  async (backUrl) => {
    const { view } = open(`/usuari/canviar-contrasenya?${new URLSearchParams({ backUrl })}`)
    const link = await view.findByRole('link', { name: 'Ask for a new link' })
    expect(link.getAttribute('href')).toBe('/usuari/login?backUrl=%2F')
  },
)

it.each(failures.filter(([what]) => what === '500' || what === 'a lost connection'))(
  'the form for a new password shows a failure’s reason, keeps both fields and can be retried: %s',
  async (_, response, message) => {
    backend.answer('user/change-password', response)
    const { view } = open()
    await save(view, 'portclar')
    expect((await view.findByRole('alert')).textContent).toContain(message)
    expect(await field(view, 'Repeat the password')).toMatchObject({ value: 'portclar' })
    backend.answer('user/change-password', ok({}))
    await userEvent.click(view.getByRole('button', { name: 'Save password' }))
    await view.findByRole('heading', { name: 'Your password has been changed' })
  },
)

it('the form for a new password marks both fields as new passwords for password managers, and has no axe violations', async () => {
  const { view, host } = open()
  const first = await field(view, 'New password')
  expect(first).toMatchObject({ name: 'password', autocomplete: 'new-password', type: 'password' })
  expect(first.getRootNode()).toBe(document)
  expect(first.form).toMatchObject({ method: 'post' })
  expect(await field(view, 'Repeat the password')).toMatchObject({ name: 'again', autocomplete: 'new-password' })
  await userEvent.keyboard('{Enter}')
  expect((await runAxe(host)).violations.map(({ id }) => id)).toEqual([])
})

it('the form for a new password shows either password on its own, with a toggle that names its field', async () => {
  const { view } = open()
  await userEvent.click(await view.findByRole('button', { name: 'Show: Repeat the password' }))
  await expect.poll(async () => (await field(view, 'Repeat the password')).type).toBe('text')
  expect(await field(view, 'New password')).toMatchObject({ type: 'password' })
})
