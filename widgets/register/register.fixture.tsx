import { userEvent } from 'vitest/browser'
import { fill } from '#testing/account/fields.ts'
import { createPageOpener, type View } from '#testing/account/openAccountPage.tsx'
import { registerIsland } from './register.island.tsx'

/** The registration, opened from an article. */
export const open = createPageOpener({
  island: registerIsland,
  path: '/usuari/register?backUrl=%2Fpolitica%2F1001.html',
})

export const email = 'mar@diari.example'
export const press = (view: View, name: string) => userEvent.click(view.getByRole('button', { name }))
export const title = (view: View) => view.getByRole('heading', { level: 1 }).textContent

export const toDetails = async (view: View) => {
  await fill(view, 'Email address', email)
  await fill(view, 'Password', 'Portclar1')
  await press(view, 'Continue')
  await view.findByRole('heading', { name: 'About you' })
}

export const fillDetails = async (view: View) => {
  await fill(view, 'First name', ' Mar ')
  await fill(view, 'Surname', 'Riera i Puig')
  await fill(view, 'Date of birth', '23/4/1990')
}

export const create = async (view: View) => {
  await fillDetails(view)
  await press(view, 'Create account')
}
