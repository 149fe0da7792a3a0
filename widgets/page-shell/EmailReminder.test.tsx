import { waitFor } from '@testing-library/dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { startShells } from './page-shell.fixture.ts'

const { backend, open } = startShells()

const persona = 'unvalidated'
type View = Awaited<ReturnType<ReturnType<typeof open>['ready']>>
const bar = (view: View) => view.findByRole('region', { name: 'Email confirmation' })
const noBar = (view: View) => waitFor(() => expect(view.queryByRole('region')).toBeNull())
const resend = (view: View) => view.findByRole('button', { name: 'Send the email again' })

it('reminds who has not validated, and stands clear of what else is at the window’s edge', async () => {
  const shell = open({ persona })
  const view = await shell.ready()
  const height = (await bar(view)).offsetHeight
  await waitFor(() =>
    expect(document.documentElement.style.getPropertyValue('--quiosc-bottom')).toBe(`calc(0px + ${height}px)`),
  )
  await shell.expectAccessible()
  shell.close()
  expect(document.documentElement.style.getPropertyValue('--quiosc-bottom')).toBe('')
})

it.each(['anonymous', 'registered', 'subscriber'] as const)('reminds nobody else: %s', async (other) => {
  const { page, ready } = open({ persona: other })
  const view = await ready()
  await page.session.ready()
  await noBar(view)
})

it('stays closed for the session, on the next page too', async () => {
  const first = open({ persona })
  const view = await first.ready()
  await bar(view)
  await userEvent.click(view.getByRole('button', { name: 'Close this reminder' }))
  await noBar(view)
  first.close()
  const second = open({ persona })
  const next = await second.ready()
  await second.page.session.ready()
  await noBar(next)
})

it('goes when the app says that the address is validated', async () => {
  const { page, ready } = open({ persona, app: 'android' })
  const view = await ready()
  await bar(view)
  page.app.receive({ action: 'updateCurrentUser', payload: { emailValidated: true } })
  await noBar(view)
})

it('goes when another tab learns that the address is validated', async () => {
  const [here, there] = [open({ persona }), open({ persona })]
  const view = await here.ready()
  await bar(view)
  await bar(await there.ready())
  // The runtime's own way in, which islands do not see.
  const { update } = there.page.session as unknown as { update(change: object): void }
  update({ emailValidated: true })
  await noBar(view)
})

it('goes with the reader who signs out', async () => {
  const { page, ready } = open({ persona })
  const view = await ready()
  await bar(view)
  await page.session.signOut()
  await noBar(view)
})

it.each([null, undefined])('reminds nobody of whom the backend does not say: %s', async (emailValidated) => {
  const { page, ready } = open({ persona })
  const view = await ready()
  await bar(view)
  const { update } = page.session as unknown as { update(change: object): void }
  update({ emailValidated })
  await noBar(view)
})

it('can be closed where the browser keeps nothing, and gives the focus back to where it came from', async () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError')
  })
  const link = document.createElement('a')
  link.href = '#end'
  link.textContent = 'The end of the page'
  document.body.prepend(link)
  onTestFinished(() => {
    link.remove()
    refused.mockRestore()
  })
  const view = await open({ persona }).ready()
  await bar(view)
  link.focus()
  await userEvent.tab()
  await userEvent.tab()
  expect(view.getByRole('button', { name: 'Close this reminder' }).matches(':focus')).toBe(true)
  await userEvent.keyboard('{Enter}')
  await noBar(view)
  expect(document.activeElement).toBe(link)
})

it('has the mail sent again, once however often it is pressed, by keyboard', async () => {
  const sent: unknown[] = []
  backend().worker.events.on('request:start', async ({ request }) => {
    if (request.url.endsWith('/user/resend-validation-mail')) sent.push(await request.clone().json())
  })
  const { ready, said } = open({ persona, fault: 'user.resendValidation:delay-300' })
  const view = await ready()
  const button = await resend(view)
  button.focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await waitFor(() => expect(said).toHaveBeenCalledWith({ text: 'Confirmation email sent.', kind: 'success' }))
  expect(sent).toEqual([{ userId: 9016 }])
  expect((await bar(view)).textContent).toContain('valid for 24 hours')
  expect(button.matches(':focus')).toBe(true)
})

it.each([
  ['500', 'An error occurred while making the request. Please try again later.'],
  ['abort', 'Unable to connect to the server. Please try again later.'],
  ['malformed', 'Something went wrong. Try again later.'],
  ['403', 'You are not authorized to perform this operation.'],
  ['404', 'The resource was not found on the server. Please try again later.'],
])('says why it was not sent after %s, and one press tries again', async (fault, reason) => {
  const { ready, said } = open({ persona, fault: `user.resendValidation:${fault}x1` })
  const view = await ready()
  await userEvent.click(await resend(view))
  await waitFor(() =>
    expect(said).toHaveBeenCalledWith({ text: `We could not send the email. ${reason}`, kind: 'error' }),
  )
  expect((await bar(view)).textContent).toContain('You haven’t confirmed')
  await userEvent.click(await resend(view))
  await waitFor(() => expect(said).toHaveBeenLastCalledWith({ text: 'Confirmation email sent.', kind: 'success' }))
})

it('goes with the session that a 401 ends', async () => {
  const { ready, said } = open({ persona, fault: 'user.resendValidation:401' })
  const view = await ready()
  await userEvent.click(await resend(view))
  await noBar(view)
  await waitFor(() => expect(said.mock.calls[0]?.[0].text).toContain('You are not authorized'))
})

it('is there once on a page with two shells', async () => {
  const first = open({ persona })
  await bar(await first.ready())
  const second = open({ persona, page: first.page })
  const other = await second.ready()
  expect(other.queryByRole('region')).toBeNull()
  first.unmount()
  await bar(other)
})
