import { within } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { holdCall } from '#testing/holdCall.ts'
import { publish, replyField, startWebView } from './webview.page.fixture.ts'

const { backend, openList } = startWebView()

/** The reader asks for the oldest comments; the answer arrives when the test releases it, and lacks the newest ones. */
async function changeOrder() {
  const { comments, view } = await openList()
  const [newest = document.body] = await view.findAllByRole('article', { name: 'Comment by Uri' })
  const release = holdCall(backend(), 'comments')
  await userEvent.click(view.getByText('Oldest'))
  comments.onEvent.mockClear()
  return {
    view,
    newest,
    async arrive() {
      release()
      await vi.waitFor(() =>
        expect(comments.onEvent).toHaveBeenCalledWith('quiosc:comments-counted', expect.anything()),
      )
    },
  }
}

it('the web view keeps the reply that is being written when the list arrives in another order', async () => {
  const { view, newest, arrive } = await changeOrder()
  await userEvent.click(within(newest).getByRole('button', { name: 'Reply to Uri' }))
  const field = await replyField(view, 'Uri')
  await userEvent.type(field, 'Hello')
  await arrive()
  expect(view.getByRole('heading', { name: 'Reply to Uri' })).toBeDefined()
  await userEvent.keyboard(' there')
  expect((await replyField(view, 'Uri')).matches(':focus')).toBe(true)
  await publish(view, 'Publish the reply')
  expect(await view.findByRole('heading', { name: 'Replies to Uri' })).toBeDefined()
  expect(await view.findByText('Hello there')).toBeDefined()
})

it('the web view keeps the opened thread when the list arrives in another order', async () => {
  const { view, arrive } = await changeOrder()
  const [toggle = document.body] = view.getAllByRole('button', { name: /^Show \d+\u00a0repl/ })
  await userEvent.click(toggle)
  const heading = await view.findByRole('heading', { name: /^Replies to/ })
  await arrive()
  expect(heading.isConnected).toBe(true)
  await vi.waitFor(() => expect(view.getAllByRole('article').length).toBeGreaterThan(1))
})
