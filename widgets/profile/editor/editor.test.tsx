import { waitFor } from '@testing-library/dom'
import { HttpResponse } from 'msw'
import { http } from 'msw/http'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { deepActiveElement } from '#kit/dom/deepActiveElement.ts'
import { holdCall } from '#testing/holdCall.ts'
import { startBackend } from '#testing/startBackend.ts'
import { openPanel, userOf } from '../openPanel.fixture.tsx'

const backend = startBackend()

async function openEditor(fault?: string, channel?: 'android' | 'ios') {
  backend().set({ persona: 'subscriber', language: 'en', ...(fault && { fault }) })
  const opened = await openPanel('public-profile', channel && { channel })
  const field = (name: string) => opened.aside.findByRole('textbox', { name })
  return { ...opened, field, save: () => opened.aside.getByRole('button', { name: 'Save' }) }
}
const aloma = () => userOf(backend(), 'Aloma del Rec')

/** A picture of two colours, wider than high. */
async function picture(width = 80, height = 40): Promise<File> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File(blob ? [blob] : [], 'me.png', { type: 'image/png' })
}

async function choose(aside: Awaited<ReturnType<typeof openPanel>>['aside'], file: File) {
  const input = await aside.findByLabelText('Choose a picture')
  if (!(input instanceof HTMLInputElement)) throw new Error('It is a file input.')
  const files = new DataTransfer()
  files.items.add(file)
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

it('the editor changes the profile by keyboard alone', async () => {
  const { field, save, snackbars, switchOf, expectAccessible } = await openEditor()
  const description = await field('Description')
  expect(description.getAttribute('rows')).toBe('6')
  await expectAccessible()
  await userEvent.clear(description)
  await userEvent.type(description, 'Teacher, retired')
  const visible = await switchOf('Public profile')
  visible.focus()
  await userEvent.keyboard(' ')
  save().focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(snackbars()).toEqual([{ kind: 'success', text: 'Data updated correctly' }]))
  expect(aloma()).toMatchObject({ description: 'Teacher, retired', visible: false })
})

it('the editor marks the nick as required before it is missing, on the screen and for screen readers', async () => {
  const { aside, field } = await openEditor()
  const nick = await field('Nick')
  expect(nick).toBeRequired()
  expect(await field('Description')).not.toBeRequired()
  const mark = aside.getByText('Required')
  expect(nick.closest('.q-field')?.contains(mark)).toBe(true)
  await userEvent.clear(nick)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(nick).toHaveAccessibleDescription('Enter a nick.'))
})

it('the editor marks an empty nick and one that is in use, with the focus in the field', async () => {
  const { field, save } = await openEditor()
  const nick = await field('Nick')
  await userEvent.clear(nick)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(nick).toHaveAccessibleDescription('Enter a nick.'))
  await userEvent.type(nick, 'Bet')
  await userEvent.click(save())
  await waitFor(() => expect(nick).toHaveAccessibleDescription(/already in use/))
  expect(deepActiveElement()).toBe(nick)
  expect(aloma()?.nick).toBe('Aloma del Rec')
})

it.each([
  ['Nick', 50, 'The nick can have at most 50\u00a0characters.'],
  ['Description', 1000, 'The description can have at most 1000\u00a0characters.'],
])(
  'the editor counts the characters of the %s, and shows when they are too many, before it is sent',
  async (name, most, says) => {
    const { aside, field, save } = await openEditor()
    const input = await field(name)
    await userEvent.fill(input, 'a'.repeat(most - 5))
    await aside.findByText('5 characters left')
    await userEvent.fill(input, 'a'.repeat(most + 1))
    await waitFor(() => expect(input).toHaveAccessibleDescription(says))
    await userEvent.click(save())
    await waitFor(() => expect(deepActiveElement()).toBe(input))
    expect(aloma()).toBeDefined()
    await userEvent.fill(input, 'a'.repeat(most))
    await waitFor(() => expect(input).not.toHaveAccessibleDescription(says))
  },
)

it.each([
  ['Nick', 'nick', 'This nick is not accepted. Choose another one.'],
  ['Description', 'description', 'This description is not accepted. Write it differently.'],
])('the editor marks the %s that the server refuses, with the focus in it', async (name, refused, says) => {
  const { field, save, snackbars } = await openEditor()
  const url = '*/api/front/user/profile'
  const errors = [{ errorCode: 'INVALID_FIELD', errorMessage: refused }]
  backend().worker.use(http.patch(url, () => HttpResponse.json({ errors }, { status: 400 })))
  const input = await field(name)
  await userEvent.type(input, '!')
  await userEvent.click(save())
  await waitFor(() => expect(input).toHaveAccessibleDescription(says))
  expect(deepActiveElement()).toBe(input)
  expect(snackbars()).toEqual([])
})

it('the editor keeps the typed values after a failure, and for the next visit', async () => {
  const { field, save, snackbars, close } = await openEditor('user.update:500')
  await userEvent.type(await field('Nick'), ' 2')
  await userEvent.click(save())
  await waitFor(() => expect(snackbars()).toMatchObject([{ kind: 'error' }]))
  expect(await field('Nick')).toHaveValue('Aloma del Rec 2')
  close()
  const again = await openPanel('public-profile')
  expect(await again.aside.findByRole('textbox', { name: 'Nick' })).toHaveValue('Aloma del Rec 2')
})

it('the editor keeps text that is typed during a save', async () => {
  backend().set({ persona: 'subscriber', language: 'en' })
  const release = holdCall(backend(), 'user.update')
  const { aside, snackbars } = await openPanel('public-profile')
  const nick = await aside.findByRole('textbox', { name: 'Nick' })
  await userEvent.type(nick, ' 2')
  await userEvent.keyboard('{Enter}')
  await userEvent.type(nick, '3')
  release()
  await waitFor(() => expect(snackbars()).toMatchObject([{ kind: 'success' }]))
  expect(nick).toHaveValue('Aloma del Rec 23')
  expect(userOf(backend(), 'Aloma del Rec 2')).toBeDefined()
})

it('the editor cuts a chosen picture to a square and sends it', async () => {
  const { aside, snackbars } = await openEditor()
  await choose(aside, await picture())
  await waitFor(() => expect(snackbars()).toEqual([{ kind: 'success', text: 'Your picture has been changed.' }]))
  const avatarUrl = aloma()?.avatarUrl ?? ''
  const sent = backend().backend.state.avatars.get(avatarUrl.split('/').at(-1) ?? '')
  const square = await createImageBitmap(new Blob([sent?.body ?? ''], { type: 'image/png' }))
  expect([square.width, square.height]).toEqual([40, 40])
})

it('the editor refuses a picture of more than 1 MB, and a file that is none, with a message', async () => {
  const { aside, snackbars } = await openEditor()
  await choose(aside, new File([new Uint8Array(1024 * 1024 + 1)], 'large.png', { type: 'image/png' }))
  expect(snackbars()).toEqual([{ kind: 'error', text: 'The picture can be at most 1\u00a0MB.' }])
  await choose(aside, new File(['text'], 'text.png', { type: 'image/png' }))
  expect(await aside.findByText(/This file is not a picture/)).toBeVisible()
})

it('the editor shows the current picture where another one could not be sent', async () => {
  const { aside, snackbars } = await openEditor('user.avatar:500')
  const before = aloma()?.avatarUrl
  await choose(aside, await picture())
  await waitFor(() => expect(snackbars()).toMatchObject([{ kind: 'error' }]))
  expect(aloma()?.avatarUrl).toBe(before)
  await waitFor(() => expect(aside.queryByRole('progressbar')).toBeNull())
})

it('the editor in the iOS app has no picker, and its save button once something has changed', async () => {
  const { aside, field } = await openEditor(undefined, 'ios')
  const nick = await field('Nick')
  expect(aside.queryByLabelText('Choose a picture')).toBeNull()
  expect(aside.queryByRole('button', { name: 'Save' })).toBeNull()
  await userEvent.type(nick, ' 2')
  expect(await aside.findByRole('button', { name: 'Save' })).toBeVisible()
})

it('the editor links to the public profile', async () => {
  const { aside } = await openEditor()
  await userEvent.click(await aside.findByRole('link', { name: 'See your public profile' }))
  expect(await aside.findByRole('heading', { name: 'Aloma del Rec', level: 3 })).toBeVisible()
  expect(location.hash).toBe('#profile.reader.9006')
})
