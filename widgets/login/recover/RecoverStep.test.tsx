import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aloma, failures, ok, startBackend } from '#testing/account/openAccountPage.tsx'
import { back, openLogin, title, toPassword } from '../login.fixture.tsx'

const backend = startBackend()

describe('a forgotten password', () => {
  it.each<[string, () => Response]>([
    ['200', ok({})],
    ...failures.map(([name, response]): [string, () => Response] => [name, response]),
  ])('leads to the same confirmation with any result: %s', async (_, response) => {
    const { view } = openLogin()
    await toPassword(view, backend)
    await userEvent.click(view.getByRole('button', { name: 'Forgot your password?' }))
    const field = await view.findByRole('textbox', { name: 'Email address' })
    expect(field).toMatchObject({ value: aloma.email })
    backend.answer('user/recover-password', response)
    await userEvent.click(view.getByRole('button', { name: 'Send me the link' }))
    expect(await view.findByRole('heading', { name: 'Check your inbox' })).toBeDefined()
    expect(
      view.getByText(
        `If there is an account for ${aloma.email}, you will receive a link there to change the password.`,
      ),
    ).toBeDefined()
    expect(backend.requests().at(-1)).toEqual({ call: 'user/recover-password', body: { email: aloma.email } })
    expect(view.queryByRole('alert')).toBeNull()
  })

  it('allows going back step by step, and on to the new password', async () => {
    const { view } = openLogin()
    await toPassword(view, backend)
    await userEvent.click(view.getByRole('button', { name: 'Forgot your password?' }))
    backend.answer('user/recover-password', ok({}))
    await userEvent.click(view.getByRole('button', { name: 'Send me the link' }))
    await view.findByRole('heading', { name: 'Check your inbox' })
    await back(view)
    expect(title(view)).toBe('Reset your password')
    await back(view)
    expect(title(view)).toBe('Enter your password')
    await userEvent.click(view.getByRole('button', { name: 'Change' }))
    expect(title(view)).toBe('Sign in to your account')
    expect(view.getByDisplayValue(aloma.email)).toBeDefined()
  })
})
