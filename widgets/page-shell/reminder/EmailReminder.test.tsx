import { waitFor } from '@testing-library/dom'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { everyByTier } from '#testing/byTier.ts'
import { holdCall } from '#testing/holdCall.ts'
import { startShells } from '../page-shell.fixture.ts'

const { backend, open } = startShells()

const persona = 'unvalidated'
type View = Awaited<ReturnType<ReturnType<typeof open>['ready']>>
const bar = (view: View) => view.findByRole('region', { name: 'Email confirmation' })
const noBar = (view: View) => waitFor(() => expect(view.queryByRole('region')).toBeNull())
const resend = (view: View) => view.findByRole('button', { name: 'Send the email again' })

it('the e-mail reminder is shown to readers who have not validated, clear of other bars at the window’s edge', async () => {
  const shell = open({ persona })
  const view = await shell.ready()
  const height = (await bar(view)).offsetHeight
  await waitFor(() => expect(getComputedStyle(document.documentElement).scrollPaddingBottom).toBe(`${height}px`))
  await shell.expectAccessible()
  shell.close()
  expect(document.documentElement.style.scrollPaddingBottom).toBe('')
})

it.each(['anonymous', 'registered', 'subscriber'] as const)(
  'the e-mail reminder is not shown to readers whose address needs no validation: %s',
  async (other) => {
    const { page, ready } = open({ persona: other })
    const view = await ready()
    await page.session.ready()
    await noBar(view)
  },
)

it('the e-mail reminder stays closed for the session, on the next page too', async () => {
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

it('the e-mail reminder closes when the app reports that the address is validated', async () => {
  const { page, ready } = open({ persona, app: 'android' })
  const view = await ready()
  await bar(view)
  page.app.receive({ action: 'updateCurrentUser', payload: { emailValidated: true } })
  await noBar(view)
})

it('the e-mail reminder closes when another tab loads that the address is validated', async () => {
  const here = open({ persona })
  const view = await here.ready()
  await bar(view)
  // Opened once the profile has loaded: a pending answer would arrive after the change and undo it.
  const there = open({ persona })
  await bar(await there.ready())
  // The runtime's session, which islands do not see.
  const { update } = there.page.session as unknown as { update(change: object): void }
  update({ emailValidated: true })
  await noBar(view)
})

describe('the reminder after a confirmation elsewhere', () => {
  const validate = () => {
    for (const { user } of backend().backend.state.accounts.values()) if (user.id === '9016') user.emailValidated = true
  }
  const comeBack = {
    'from another tab': () => document.dispatchEvent(new Event('visibilitychange')),
    'from another page': () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  }
  const profileRequests = () => {
    const sent: string[] = []
    backend().worker.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/user/profile')) sent.push(request.method)
    })
    return sent
  }

  it.each(Object.entries(comeBack))('closes when the reader comes back %s, with one request', async (_, back) => {
    const shell = open({ persona })
    const view = await shell.ready()
    await bar(view)
    const sent = profileRequests()
    validate()
    back()
    await noBar(view)
    for (const again of Object.values(comeBack)) again()
    await shell.page.session.ready()
    expect(sent).toEqual(['GET'])
  })

  it('is not shown on the page that the mail has led to', async () => {
    const first = open({ persona })
    await bar(await first.ready())
    first.close()
    validate()
    const referrer = vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://mail.example/')
    onTestFinished(() => referrer.mockRestore())
    const view = await open({ persona, keep: true }).ready()
    await noBar(view)
  })

  it('sends no request while it is closed', async () => {
    const { page, ready } = open({ persona: 'registered' })
    await ready()
    await page.session.ready()
    const sent = profileRequests()
    for (const back of Object.values(comeBack)) back()
    await page.session.ready()
    expect(sent).toEqual([])
  })
})

it('the e-mail reminder closes when the reader signs out', async () => {
  const { page, ready } = open({ persona })
  const view = await ready()
  await bar(view)
  await page.session.signOut()
  await noBar(view)
})

it.each([null, undefined])(
  'the e-mail reminder is not shown when the backend does not say whether the address is validated: %s',
  async (emailValidated) => {
    const { page, ready } = open({ persona })
    const view = await ready()
    await bar(view)
    const { update } = page.session as unknown as { update(change: object): void }
    update({ emailValidated })
    await noBar(view)
  },
)

it('the e-mail reminder can be closed without browser storage, and returns the focus to the element that had it', async () => {
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

it('the e-mail reminder returns the focus to another widget', async () => {
  const host = document.createElement('div')
  const field = document.createElement('textarea')
  host.attachShadow({ mode: 'open' }).append(field)
  document.body.prepend(host)
  onTestFinished(() => host.remove())
  const view = await open({ persona }).ready()
  await bar(view)
  field.focus()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await noBar(view)
  expect(host.shadowRoot?.activeElement).toBe(field)
})

it('the e-mail reminder sends the mail again by keyboard, once for several presses', async () => {
  const sent: unknown[] = []
  backend().worker.events.on('request:start', async ({ request }) => {
    if (request.url.endsWith('/user/resend-validation-mail')) sent.push(await request.clone().json())
  })
  const { ready, showSnackbar } = open({ persona })
  const release = holdCall(backend(), 'user.resendValidation')
  const view = await ready()
  const button = await resend(view)
  button.focus()
  await userEvent.keyboard('{Enter}{Enter}')
  release()
  const confirmation = await view.findByText(/valid for 24 hours/)
  await waitFor(() => expect(sent).toEqual([{ userId: 9016 }]))
  // The bar says it, to screen readers too: a snackbar would say it twice.
  expect(confirmation.getAttribute('aria-live')).toBe('polite')
  expect(showSnackbar).not.toHaveBeenCalled()
  expect(button.matches(':focus')).toBe(true)
})

it.each(
  everyByTier(4, [
    ['500', 'An error occurred while making the request. Please try again later.'],
    ['abort', 'Unable to connect to the server. Please try again later.'],
    ['malformed', 'Something went wrong. Try again later.'],
    ['403', 'You are not authorized to perform this operation.'],
    ['404', 'The resource was not found on the server. Please try again later.'],
  ]),
)('the e-mail reminder shows why the mail was not sent after %s, and retries on one press', async (fault, reason) => {
  const { ready, showSnackbar } = open({ persona, fault: `user.resendValidation:${fault}x1` })
  const view = await ready()
  await userEvent.click(await resend(view))
  await waitFor(() =>
    expect(showSnackbar).toHaveBeenCalledWith({ text: `We could not send the email. ${reason}`, kind: 'error' }),
  )
  expect((await bar(view)).textContent).toContain('You have not confirmed')
  await userEvent.click(await resend(view))
  await view.findByText(/valid for 24 hours/)
  expect(showSnackbar).toHaveBeenCalledTimes(1)
})

it('the e-mail reminder closes when a 401 ends the session', async () => {
  const { ready, showSnackbar } = open({ persona, fault: 'user.resendValidation:401' })
  const view = await ready()
  await userEvent.click(await resend(view))
  await noBar(view)
  await waitFor(() => expect(showSnackbar.mock.calls[0]?.[0].text).toContain('You are not authorized'))
})

it('the e-mail reminder is shown once on a page with two shells', async () => {
  const first = open({ persona })
  await bar(await first.ready())
  const second = open({ persona, page: first.page })
  const other = await second.ready()
  expect(other.queryByRole('region')).toBeNull()
  first.unmount()
  await bar(other)
})
