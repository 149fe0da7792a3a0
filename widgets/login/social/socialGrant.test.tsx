import { expect, it, vi } from 'vitest'
import { aloma, ok, startBackend } from '#testing/account/openAccountPage.tsx'
import { openLogin } from '../login.fixture.tsx'

const backend = startBackend()
const grant = '/usuari/login?backUrl=%2Fpolitica%2F&provider=google&code=c+1&token=t-1'

it('the login signs a reader in by the grant of a provider in the app, and removes it from the address', async () => {
  const replace = vi.spyOn(window.history, 'replaceState').mockImplementation(() => undefined)
  backend.answer('user/login/google', ok({ user: { ...aloma, id: 9006 }, interests: null }))
  const { redirects, signedIn, send } = openLogin({ inApp: true, path: grant })
  await expect.poll(() => redirects).toEqual([expect.stringMatching(/\/politica\/$/)])
  expect(backend.requests()).toEqual([{ call: 'user/login/google', body: { code: 'c+1', token: 't-1' } }])
  expect(signedIn).toHaveBeenCalledOnce()
  expect(send).not.toHaveBeenCalled()
  expect(String(replace.mock.calls[0]?.[2])).not.toMatch(/t-1|c.1/)
})

it('the login shows why the grant of a provider was refused', async () => {
  vi.spyOn(window.history, 'replaceState').mockImplementation(() => undefined)
  backend.answer('user/login/google', () => new Response('{}', { status: 500 }))
  const { view } = openLogin({ inApp: true, path: grant })
  expect(await view.findByRole('alert')).toBeVisible()
  expect(view.getByRole('textbox', { name: 'Email address' })).toBeVisible()
})

it('the login ignores the grant of a provider on the web', async () => {
  const { view } = openLogin({ path: grant })
  expect(await view.findByRole('textbox', { name: 'Email address' })).toBeVisible()
  expect(backend.requests()).toEqual([])
})
