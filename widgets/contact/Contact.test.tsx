import { waitFor } from '@testing-library/dom'
import { HttpResponse, http } from 'msw/http'
import { describe, expect, it } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import type { Page } from '#islands/runtime/page.types.ts'
import { failed } from '#lib/result.ts'
import type { Situation } from '#mocks/backend/createSwitchboard.ts'
import { everyByTier } from '#testing/byTier.ts'
import { createTestClient } from '#testing/createTestClient.ts'
import { holdCall } from '#testing/holdCall.ts'
import { mountOnPage } from '#testing/mountOnPage.ts'
import { startBackend } from '#testing/startBackend.ts'
import { contactIsland } from './contact.island.tsx'

const backend = startBackend()

function open(situation: Situation = {}, options: Record<string, string> = {}, overrides: Partial<Page> = {}) {
  backend().set(situation)
  return mountOnPage({ island: contactIsland, options, overrides })
}

type View = Awaited<ReturnType<ReturnType<typeof open>['ready']>>
const field = (view: View, name: string) => view.getByRole<HTMLInputElement>('textbox', { name })
/** The accessible description of a field. */
const describedBy = (view: View, name: string) =>
  (field(view, name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => view.getByText((_, part) => part?.id === id))
const hintOf = (view: View, name: string) => describedBy(view, name)[0]
const press = (view: View) => userEvent.click(view.getByRole('button', { name: 'Send' }))
const fill = async (view: View, message = 'When is the Sunday paper back?') => {
  await userEvent.fill(field(view, 'Your name'), 'Mercè Garau')
  await userEvent.fill(field(view, 'Your message'), message)
}
const sentMessages = () => backend().backend.state.contacts

it('the contact form sends a name and a message by keyboard, shows thanks and offers another message', async () => {
  const page = open()
  const view = await page.ready()
  field(view, 'Your name').focus()
  await userEvent.keyboard('Mercè Garau{Tab}When is the Sunday paper back?{Tab}{Enter}')
  const thanks = await view.findByRole('heading', { name: 'Thank you for writing' })
  expect(thanks.matches(':focus')).toBe(true)
  expect(sentMessages()).toEqual([{ name: 'Mercè Garau', message: 'When is the Sunday paper back?' }])
  await page.expectAccessible()
  await userEvent.click(view.getByRole('button', { name: 'Write another message' }))
  expect(field(view, 'Your name').value).toBe('Mercè Garau')
  expect(field(view, 'Your message').value).toBe('')
  await waitFor(() => expect(field(view, 'Your message').matches(':focus')).toBe(true))
})

it('the contact form names the subscriptions service and its hours, where the publisher does, also after sending', async () => {
  backend().set({})
  const page = mountOnPage({
    island: contactIsland,
    options: {},
    config: { support: { phone: '+34 971 12 34 56' } },
  })
  const view = await page.ready()
  const line = view.getByText(/^Subscriptions service/)
  expect(line.textContent).toBe('Subscriptions service: +34 971 12 34 56, Monday to Friday, 9\u00a0to 14')
  expect(view.getByRole('link', { name: '+34 971 12 34 56' }).getAttribute('href')).toBe('tel:+34971123456')
  await page.expectAccessible()
  await fill(view)
  await press(view)
  await view.findByRole('heading', { name: 'Thank you for writing' })
  expect(view.getByText(/^Subscriptions service/)).toBeDefined()
})

it('the contact form requires both fields, shows the problems under them and focuses the first', async () => {
  const page = open()
  const view = await page.ready()
  await press(view)
  await waitFor(() => expect(field(view, 'Your name').matches(':focus')).toBe(true))
  expect(field(view, 'Your name').getAttribute('aria-invalid')).toBe('true')
  expect(field(view, 'Your message').getAttribute('aria-invalid')).toBe('true')
  expect([hintOf(view, 'Your name'), hintOf(view, 'Your message')].map((hint) => hint?.textContent)).toEqual([
    'Enter your name.',
    'Write your message.',
  ])
  await userEvent.fill(field(view, 'Your name'), '   ')
  await press(view)
  expect(sentMessages()).toEqual([])
  await page.expectAccessible()
})

describe('the message to the newspaper', () => {
  const FULL = 'a'.repeat(100)
  const message = (view: View) => field(view, 'Your message')
  /** Inserts text at the caret the way the browser types, pastes or drops it. */
  const insert = (text: string) => document.execCommand('insertText', false, text)
  const announced = (view: View) =>
    view.getAllByText((_, part) => part?.getAttribute('aria-live') === 'polite').map(({ textContent }) => textContent)

  it('is cut at 100 characters, with a counter of the characters left', async () => {
    const view = await open().ready()
    await userEvent.fill(message(view), 'a'.repeat(95))
    expect(view.getAllByText('5 characters left')[0]).toBeDefined()
    message(view).focus()
    await userEvent.keyboard('bbbbbbbbbb')
    expect(message(view).value).toBe(`${'a'.repeat(95)}bbbbb`)
    expect(view.getAllByText('0 characters left')[0]).toBeDefined()
  })

  it('loses none of its text when a long one is pasted into the middle', async () => {
    const view = await open().ready()
    await userEvent.fill(message(view), `${'a'.repeat(90)}end`)
    message(view).focus()
    message(view).setSelectionRange(90, 90)
    insert('b'.repeat(40))
    await waitFor(() => expect(message(view).value).toBe(`${'a'.repeat(90)}${'b'.repeat(7)}end`))
    expect(message(view).selectionStart).toBe(97)
  })

  it.each(everyByTier(3, ['😀', '👨‍👩‍👧‍👦', 'e\u0301', '🇦🇩']))('is never cut within a character: %s', async (whole) => {
    const view = await open().ready()
    await userEvent.fill(field(view, 'Your name'), 'Mercè Garau')
    await userEvent.fill(message(view), `${'a'.repeat(101 - whole.length)}${whole}`)
    await waitFor(() => expect(message(view).value).toBe('a'.repeat(101 - whole.length)))
    await press(view)
    await view.findByRole('heading', { name: 'Thank you for writing' })
    expect(sentMessages()).toEqual([{ name: 'Mercè Garau', message: 'a'.repeat(101 - whole.length) }])
  })

  it('is not cut during an IME composition', async () => {
    const view = await open().ready()
    await userEvent.fill(message(view), 'a'.repeat(98))
    message(view).focus()
    message(view).setSelectionRange(98, 98)
    const keyboard = cdp()
    await keyboard.send('Input.imeSetComposition', { text: 'にほんご', selectionStart: 4, selectionEnd: 4 })
    await waitFor(() => expect(message(view).value).toBe(`${'a'.repeat(98)}にほんご`))
    expect(view.getAllByText('0 characters left')[0]).toBeDefined()
    await keyboard.send('Input.imeSetComposition', { text: '日本', selectionStart: 2, selectionEnd: 2 })
    await keyboard.send('Input.insertText', { text: '日本語' })
    await waitFor(() => expect(message(view).value).toBe(`${'a'.repeat(98)}日本`))
  })

  it('announces the characters left when few remain, and describes the field with them', async () => {
    const view = await open().ready()
    await userEvent.fill(message(view), 'a'.repeat(70))
    expect(announced(view)).not.toContain('30\u00a0characters left')
    await userEvent.fill(message(view), 'a'.repeat(87))
    await waitFor(() => expect(announced(view)).toContain('13\u00a0characters left'))
    await userEvent.fill(message(view), FULL)
    await waitFor(() => expect(announced(view)).toContain('0\u00a0characters left'))
    expect(describedBy(view, 'Your message').map(({ textContent }) => textContent)).toEqual([
      'In a few words.',
      '0\u00a0characters left',
    ])
  })
})

it('the contact form restores the draft after a reload', async () => {
  const first = open()
  await fill(await first.ready())
  first.close()
  const view = await open().ready()
  expect(field(view, 'Your name').value).toBe('Mercè Garau')
  expect(field(view, 'Your message').value).toBe('When is the Sunday paper back?')
})

it.each(
  everyByTier(4, [
    ['500', 'An error occurred while making the request. Please try again later.'],
    ['abort', 'Unable to connect to the server. Please try again later.'],
    ['malformed', 'Something went wrong. Try again later.'],
    ['401', 'You are not authorized to perform this operation.'],
    ['403', 'You are not authorized to perform this operation.'],
    ['404', 'The resource was not found on the server. Please try again later.'],
  ]),
)('the contact form shows a failure’s reason after %s, keeps the values and can be retried', async (fault, reason) => {
  const view = await open({ fault: `contact:${fault}x1` }).ready()
  await fill(view)
  await press(view)
  expect((await view.findByRole('alert')).textContent).toBe(reason)
  expect(field(view, 'Your message').value).toBe('When is the Sunday paper back?')
  await press(view)
  await view.findByRole('heading', { name: 'Thank you for writing' })
})

it('the contact form shows a time-out and keeps the values', async () => {
  const client = { ...createTestClient().client, post: async () => failed({ kind: 'timeout' } as const) }
  const view = await open({}, {}, { client }).ready()
  await fill(view)
  await press(view)
  expect((await view.findByRole('alert')).textContent).toContain('Unable to connect to the server.')
  expect(field(view, 'Your message').value).toBe('When is the Sunday paper back?')
})

it.each([
  ['name', 'Your name'],
  ['message', 'Your message'],
])('the contact form shows the server’s problem under its field: %s', async (what, name) => {
  const view = await open().ready()
  backend().worker.use(
    http.post(
      '*/api/front/contact',
      () => HttpResponse.json({ errors: [{ errorCode: 'INVALID_FIELD', errorMessage: what }] }, { status: 400 }),
      { once: true },
    ),
  )
  await fill(view)
  await press(view)
  await waitFor(() => expect(field(view, name).getAttribute('aria-invalid')).toBe('true'))
  expect(field(view, name).matches(':focus')).toBe(true)
  expect(view.queryByRole('alert')).toBeNull()
  expect(field(view, 'Your message').value).toBe('When is the Sunday paper back?')
  await press(view)
  await view.findByRole('heading', { name: 'Thank you for writing' })
})

it('the contact form keeps text typed while the request is pending', async () => {
  const view = await open().ready()
  const release = holdCall(backend(), 'contact')
  await fill(view, 'One thing')
  await press(view)
  await userEvent.fill(field(view, 'Your message'), 'One thing, and another')
  release()
  await view.findByRole('heading', { name: 'Thank you for writing' })
  expect(sentMessages()).toEqual([{ name: 'Mercè Garau', message: 'One thing' }])
  await userEvent.click(view.getByRole('button', { name: 'Write another message' }))
  expect(field(view, 'Your message').value).toBe('One thing, and another')
})

it('the contact form sends one request however often the button is pressed', async () => {
  const view = await open().ready()
  const release = holdCall(backend(), 'contact')
  await fill(view)
  field(view, 'Your name').focus()
  await userEvent.keyboard('{Enter}{Enter}')
  release()
  await view.findByRole('heading', { name: 'Thank you for writing' })
  expect(sentMessages()).toHaveLength(1)
})

it('the contact form fills in the signed-in reader’s name, on the first page too', async () => {
  const view = await open({ persona: 'subscriber' }).ready()
  await expect.poll(() => field(view, 'Your name').value).toBe('Aloma Recasens')
})

it('the contact form keeps a name that was typed while the reader’s own was loading', async () => {
  backend().set({ persona: 'subscriber' })
  const release = holdCall(backend(), 'user.profile')
  const { page, ready } = mountOnPage({ island: contactIsland, options: {} })
  const view = await ready()
  await userEvent.type(field(view, 'Your name'), 'Un lector')
  const known = page.session.loadPersonalData()
  release()
  await known
  expect(field(view, 'Your name').value).toBe('Un lector')
})

/** Sends a message from a form with this path, and returns where it was posted. */
async function postedFrom(action: string): Promise<string[]> {
  const view = await open({}, { action }).ready()
  const paths: string[] = []
  backend().worker.use(
    http.post('*', ({ request }) => {
      const { host, pathname } = new URL(request.url)
      paths.push(host === location.host ? pathname : request.url)
      return HttpResponse.json({ response: {} })
    }),
  )
  await fill(view)
  await press(view)
  await view.findByRole('heading', { name: 'Thank you for writing' })
  return paths
}

it('the contact form posts to the marker’s path below apiBase', async () => {
  expect(await postedFrom('letters/to-the_editor2')).toEqual(['/api/front/letters/to-the_editor2'])
})

it.each(
  everyByTier(6, [
    'https://evil.example/',
    '//evil.example',
    '/contact',
    '../admin',
    'contact/../../admin',
    'contact/%2e%2e/admin',
    '\\\\evil.example',
    'javascript:alert(1)',
    'contact?to=evil',
    'contact#evil',
    'contact@evil.example',
    'contact\n',
    'a b',
    '',
  ]),
)('the contact form posts to the path of contacts in place of %j', async (action) => {
  expect(await postedFrom(action)).toEqual(['/api/front/contact'])
})
