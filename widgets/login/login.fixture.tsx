import { userEvent } from 'vitest/browser'
import { aloma, createPageOpener, ok, type startBackend, type View } from '#testing/account/openAccountPage.tsx'
import { loginIsland } from './login.island.tsx'

/** The login, opened from an article. */
export const openLogin = createPageOpener({
  island: loginIsland,
  path: '/usuari/login?backUrl=%2Fpolitica%2F1001.html',
})

export const typeEmail = async (view: View, email = aloma.email) => {
  await userEvent.fill(await view.findByRole('textbox', { name: 'Email address' }), email)
  await userEvent.keyboard('{Enter}')
}

export const passwordField = (view: View) => view.findByLabelText<HTMLInputElement>('Password')

export const signIn = async (view: View, password = 'Portclar1') => {
  await userEvent.fill(await passwordField(view), password)
  await userEvent.keyboard('{Enter}')
}

/** Advances to step 2 with an address that the backend knows. */
export const toPassword = async (view: View, backend: ReturnType<typeof startBackend>) => {
  backend.answer('user/email-check', ok({ emailCheck: true }))
  await typeEmail(view)
  await passwordField(view)
}

export const title = (view: View) => view.getByRole('heading', { level: 1 }).textContent
export const back = (view: View) => userEvent.click(view.getByRole('button', { name: 'Back' }))
