import { within } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { holdCall } from '#testing/holdCall.ts'
import { focused, startBackend } from '../comments.page.fixture.ts'

const { backend, open } = startBackend()

it.each([
  ['the newest comment, which moves out of the list’s first list page', undefined],
  ['a comment whose neighbours move around it', 5],
])('a reply to %s keeps the focus and the caret when the order changes', async (_, newest) => {
  const comments = open(newest ? { newest } : {})
  const view = await comments.ready()
  const release = holdCall(backend(), 'comments')
  await userEvent.click(await view.findByText('Oldest'))
  const [article = document.body] = await view.findAllByRole('article', { name: 'Comment by Uri' })
  await userEvent.click(within(article).getByRole('button', { name: 'Reply to Uri' }))
  const reply = () => view.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a reply to Uri' })
  await userEvent.type(reply(), 'Good morning')
  reply().setSelectionRange(5, 5)
  comments.onEvent.mockClear()
  release()
  await vi.waitFor(() => expect(comments.onEvent).toHaveBeenCalledWith('quiosc:comments-counted', expect.anything()))
  await vi.waitFor(() => expect(view.getAllByRole('article')[0]).not.toBe(article))
  expect(focused()).toBe(reply())
  await userEvent.keyboard('night and ')
  expect(reply().value).toBe('Good night and morning')
})
