import { waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { firstByTier } from '#testing/byTier.ts'
import { holdCall } from '#testing/holdCall.ts'
import { startBackend } from '#testing/startBackend.ts'
import { openPanel, userOf } from '../openPanel.fixture.tsx'

const backend = startBackend()

const accountOf = (nick: string) =>
  [...backend().backend.state.accounts.values()].find(({ user }) => user.id === userOf(backend(), nick)?.id)

async function open(fault?: string) {
  backend().set({ persona: 'subscriber', language: 'en', ...(fault && { fault }) })
  const opened = await openPanel('password')
  // In the light DOM, as a child of the marker.
  const form = within(opened.host)
  const field = (name: string) => form.findByLabelText(name)
  const type = async (old: string, next: string, again: string) => {
    await userEvent.fill(await field('Current password'), old)
    await userEvent.fill(await field('New password'), next)
    await userEvent.fill(await field('Repeat the new password'), again)
  }
  return { ...opened, form, field, type, save: () => opened.aside.getByRole('button', { name: 'Change password' }) }
}
const current = () => accountOf('Aloma del Rec')?.password ?? ''

describe('the password in the profile', () => {
  it('is changed by the keyboard, and the form is empty afterwards', async () => {
    const { field, type, form, snackbars, expectAccessible } = await open()
    await type(current(), 'Portclar2027', 'Portclar2027')
    expect(form.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      `${location.origin}/usuari/recuperar-contrasenya?backUrl=${encodeURIComponent(location.href)}`,
    )
    await expectAccessible()
    ;(await field('Repeat the new password')).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(snackbars()).toEqual([{ kind: 'success', text: 'Your password has been changed' }]))
    expect(current()).toBe('Portclar2027')
    await waitFor(async () => expect(await field('Current password')).toHaveValue(''))
    expect(await field('New password')).toHaveValue('')
  })

  it('is not sent with an empty old one, a short new one or another repetition', async () => {
    const { field, type, save } = await open()
    await type('', 'short', 'other')
    await userEvent.click(save())
    await waitFor(async () => expect(await field('Current password')).toHaveFocus())
    expect(await field('New password')).toHaveAccessibleDescription(/at least 8/)
    expect(await field('Repeat the new password')).toHaveAccessibleDescription(
      'Enter the same password in both fields.',
    )
  })

  it('is not changed when the old one is wrong, which is shown under it and in a snackbar', async () => {
    const { field, type, save, snackbars } = await open()
    const before = current()
    await type('wrong', 'Portclar2027', 'Portclar2027')
    await userEvent.click(save())
    await waitFor(() => expect(snackbars()).toEqual([{ kind: 'error', text: 'Previous password incorrect.' }]))
    const old = await field('Current password')
    await waitFor(() => expect(old).toHaveFocus())
    await waitFor(() => expect(old).toHaveAccessibleDescription('This field is not valid.'))
    expect(await field('New password')).toHaveValue('Portclar2027')
    expect(current()).toBe(before)
  })

  it.each(['500', 'abort'])('keeps its typed values when the call fails: %s', async (fault) => {
    const { field, form, type, save } = await open(`user.newPassword:${fault}`)
    await type(current(), 'Portclar2027', 'Portclar2027')
    await userEvent.click(save())
    expect(await form.findByRole('alert')).toBeVisible()
    expect(await field('New password')).toHaveValue('Portclar2027')
  })
})

describe('the profile’s reader who has forgotten the old password', () => {
  const recoveries = () => {
    const bodies: unknown[] = []
    backend().worker.events.on('request:start', async ({ request }) => {
      if (request.url.endsWith('/user/recover-password')) bodies.push(await request.clone().json())
    })
    return bodies
  }

  it('gets the recovery mail at their address from the panel, by keyboard, with a confirmation in place', async () => {
    const { field, form, snackbars, expectAccessible } = await open()
    const sent = recoveries()
    await userEvent.type(await field('New password'), 'Portclar2027')
    const button = await form.findByRole('button', { name: 'Send me a link to change it' })
    button.focus()
    const release = holdCall(backend(), 'user.recoverPassword')
    await userEvent.keyboard('{Enter}{Enter}')
    release()
    await waitFor(() =>
      expect(form.getByRole('status').textContent).toMatch(/sent an email to subscriber@elfar.example/),
    )
    expect(sent).toEqual([{ email: 'subscriber@elfar.example' }])
    expect(backend().backend.state.mails.at(-1)).toMatchObject({ to: 'subscriber@elfar.example', kind: 'password' })
    expect(button).toHaveFocus()
    expect(await field('New password')).toHaveValue('Portclar2027')
    expect(snackbars()).toEqual([])
    await expectAccessible()
  })

  it.each(firstByTier(['500', '401', '404', 'abort', 'malformed'], 2))(
    'is shown in place why it was not sent, stays signed in, and may try again: %s',
    async (fault) => {
      const { form, page } = await open(`user.recoverPassword:${fault}x1`)
      const button = await form.findByRole('button', { name: 'Send me a link to change it' })
      await userEvent.click(button)
      expect(await form.findByRole('alert')).toBeVisible()
      expect(page.session.get().status).toBe('signedIn')
      await userEvent.click(button)
      await waitFor(() => expect(form.getByRole('status').textContent).toMatch(/sent an email/))
      expect(form.queryByRole('alert')).toBeNull()
    },
  )
})
