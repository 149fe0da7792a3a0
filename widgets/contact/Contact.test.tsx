import { waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Situation } from '../../mocks/backend/createSwitchboard.ts'
import { mountOnPage } from '../../src/island/testing/mountOnPage.ts'
import { startBackend } from '../../src/island/testing/startBackend.ts'
import validation from '../../src/validation/locales/en.json' with { type: 'json' }
import { contactIsland } from './contact.island.tsx'
import texts from './locales/en.json' with { type: 'json' }

const backend = startBackend()

function open(situation: Situation = {}, options: Record<string, string> = {}) {
  backend().set(situation)
  return mountOnPage({ island: contactIsland, options, texts: { ...validation, ...texts } })
}

type View = Awaited<ReturnType<ReturnType<typeof open>['ready']>>
const field = (view: View, name: string) => view.getByRole<HTMLInputElement>('textbox', { name })
const press = (view: View) => userEvent.click(view.getByRole('button', { name: 'Send' }))
const fill = async (view: View, message = 'When is the Sunday paper back?') => {
  await userEvent.fill(field(view, 'Your name'), 'Mercè Garau')
  await userEvent.fill(field(view, 'Your message'), message)
}
const sentMessages = () => backend().backend.state.contacts

it('sends a name and a message by keyboard, thanks, and has room for another', async () => {
  const page = open()
  const view = await page.ready()
  field(view, 'Your name').focus()
  await userEvent.keyboard('Mercè Garau{Tab}When is the Sunday paper back?{Tab}{Enter}')
  const thanks = await view.findByRole('heading', { name: 'Thank you for writing' })
  await waitFor(() => expect(thanks.matches(':focus')).toBe(true))
  expect(sentMessages()).toEqual([{ name: 'Mercè Garau', message: 'When is the Sunday paper back?' }])
  await page.expectAccessible()
  await userEvent.click(view.getByRole('button', { name: 'Write another message' }))
  expect(field(view, 'Your name').value).toBe('Mercè Garau')
  expect(field(view, 'Your message').value).toBe('')
})

it('needs both, says so under the fields, and takes the reader to the first', async () => {
  const page = open()
  const view = await page.ready()
  await press(view)
  await waitFor(() => expect(field(view, 'Your name').matches(':focus')).toBe(true))
  expect(field(view, 'Your name').getAttribute('aria-invalid')).toBe('true')
  expect(field(view, 'Your message').getAttribute('aria-invalid')).toBe('true')
  expect(view.getByText('This field is required.')).toBeDefined()
  await userEvent.fill(field(view, 'Your name'), '   ')
  await press(view)
  expect(sentMessages()).toEqual([])
  await page.expectAccessible()
})

it('cuts the message at 100 characters and counts what is left', async () => {
  const view = await open().ready()
  await userEvent.fill(field(view, 'Your message'), 'a'.repeat(95))
  expect(view.getByText('5 characters left')).toBeDefined()
  field(view, 'Your message').focus()
  await userEvent.keyboard('bbbbbbbbbb')
  expect(field(view, 'Your message').value).toBe(`${'a'.repeat(95)}bbbbb`)
})

it('keeps what was typed over a reload', async () => {
  const first = open()
  await fill(await first.ready())
  first.close()
  const view = await open().ready()
  expect(field(view, 'Your name').value).toBe('Mercè Garau')
  expect(field(view, 'Your message').value).toBe('When is the Sunday paper back?')
})

it.each([
  ['500', 'An error occurred while making the request. Please try again later.'],
  ['abort', 'Unable to connect to the server. Please try again later.'],
  ['malformed', 'Something went wrong. Try again later.'],
  ['401', 'You are not authorized to perform this operation.'],
  ['403', 'You are not authorized to perform this operation.'],
  ['404', 'The resource was not found on the server. Please try again later.'],
])('says why it was not sent after %s, loses nothing, and one press tries again', async (fault, reason) => {
  const view = await open({ fault: `contact:${fault}x1` }).ready()
  await fill(view)
  await press(view)
  expect((await view.findByRole('alert')).textContent).toBe(`We could not send the message. ${reason}`)
  expect(field(view, 'Your message').value).toBe('When is the Sunday paper back?')
  await press(view)
  await view.findByRole('heading', { name: 'Thank you for writing' })
})

it('sends once, however often it is pressed', async () => {
  const view = await open({ fault: 'contact:delay-300' }).ready()
  await fill(view)
  field(view, 'Your name').focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await view.findByRole('heading', { name: 'Thank you for writing' })
  expect(sentMessages()).toHaveLength(1)
})

it('knows the name of who is signed in', async () => {
  const { page, close } = open({ persona: 'subscriber' })
  await page.session.ready()
  close()
  const view = await open({ persona: 'subscriber' }).ready()
  expect(field(view, 'Your name').value).toBe('Aloma Recasens')
})

it.each(['https://evil.example/', '../admin', '//evil', 'a b'])('refuses to send it to %s', (action) => {
  expect(() => open({}, { action })).toThrow()
})
