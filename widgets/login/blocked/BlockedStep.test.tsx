import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aloma, httpError, ok, startBackend, unreadFailures } from '#testing/account/openAccountPage.tsx'
import { firstByTier } from '#testing/byTier.ts'
import { back, openLogin, signIn, title, toPassword } from '../login.fixture.tsx'

const backend = startBackend()

describe('a blocked account', () => {
  const toBlocked = async (value: object = { response: { userId: 7, name: 'Aloma' } }) => {
    const opened = openLogin()
    await toPassword(opened.view, backend)
    backend.answer('user/login', httpError(403, [], value))
    await signIn(opened.view)
    await opened.view.findByRole('heading', { name: /blocked/ })
    return opened
  }

  it.each([
    ['in a response', { response: { userId: 7, name: 'Aloma' } }],
    ['without a response around it', { userId: 7, name: 'Aloma' }],
  ])('is shown with its nick when the answer names the user %s', async (_, value) => {
    const { view } = await toBlocked(value)
    expect(title(view)).toBe('Aloma, your account is blocked')
    expect(view.getByRole('button', { name: 'Send me the confirmation email' })).toBeDefined()
  })

  it('is explained, tracked and offered the validation mail', async () => {
    const { view, track } = await toBlocked()
    expect(title(view)).toBe('Aloma, your account is blocked')
    expect(track).toHaveBeenCalledExactlyOnceWith({ category: 'account', action: 'blocked-login' })
    await expect.poll(() => view.getByRole('heading', { level: 1 }).matches(':focus')).toBe(true)
    backend.answer('user/resend-validation-mail', ok({}))
    await userEvent.click(view.getByRole('button', { name: 'Send me the confirmation email' }))
    expect((await view.findByRole('status')).textContent).toContain(`We have sent an email to ${aloma.email}.`)
    expect(backend.requests().at(-1)).toEqual({ call: 'user/resend-validation-mail', body: { userId: 7 } })
    await back(view)
    expect(title(view)).toBe('Enter your password')
  })

  it('links to the contact page when the answer names no user', async () => {
    const { view } = await toBlocked({})
    expect(title(view)).toBe('Your account is blocked')
    expect(view.queryByRole('button', { name: 'Send me the confirmation email' })).toBeNull()
    expect(view.getByRole('link', { name: 'Write to us' })).toBeDefined()
  })

  it.each(firstByTier(unreadFailures, 1))(
    'shows why the validation mail failed and can be retried: %s',
    async (_, response, message) => {
      const { view } = await toBlocked()
      backend.answer('user/resend-validation-mail', response)
      const send = view.getByRole('button', { name: 'Send me the confirmation email' })
      await userEvent.click(send)
      expect((await view.findByRole('alert')).textContent).toContain(message)
      backend.answer('user/resend-validation-mail', ok({}))
      await userEvent.click(send)
      expect((await view.findByRole('status')).textContent).toContain('We have sent')
    },
  )
})
