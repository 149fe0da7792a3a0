import { within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { firstByTier } from '#testing/byTier.ts'
import { holdCall } from '#testing/holdCall.ts'
import { focused, startBackend } from '../comments.page.fixture.ts'

const { open, reopen, backend } = startBackend({ newest: 4 })

async function openThread(comments = open()) {
  const view = await comments.ready()
  const [article] = await view.findAllByRole('article', { name: 'Comment by Uri' })
  if (!article) throw new Error('No comment by Uri')
  const row = within(article)
  const more = () => row.getByRole('button', { name: 'More options for the comment by Uri' })
  return {
    comments,
    view,
    article,
    row,
    more,
    async openDialog() {
      await userEvent.click(more())
      await userEvent.click(await row.findByRole('menuitem', { name: 'Mute Uri' }))
      return within(await view.findByRole('alertdialog', { name: 'Mute Uri?' }))
    },
  }
}
const muted = () => [...(backend().backend.state.blocked.get('9006') ?? [])]
const idOfUri = () => backend().backend.state.readers.find(({ nick }) => nick === 'Uri')?.id
const answer = (dialog: ReturnType<typeof within>, name: string) =>
  userEvent.click(dialog.getByRole('button', { name }))

/** Screen readers hear it from the widget; no snackbar of the page repeats what the list shows. */
const expectAnnounced = (text: string, article: HTMLElement) =>
  vi.waitFor(() => {
    const roots = [...document.querySelectorAll('*')]
      .flatMap((element) => element.shadowRoot ?? [])
      .filter((root) => [...root.querySelectorAll('[role=status]')].some((place) => place.textContent === text))
    expect(roots).toEqual([article.getRootNode()])
  })

describe('muting a reader', () => {
  it('confirms, hides the author’s comments, announces it and keeps the focus at the comment', async () => {
    const { comments, article, row, openDialog, view } = await openThread()
    const count = view.getAllByRole('article', { name: 'Comment by Uri' }).length
    const dialog = await openDialog()
    expect(focused()?.textContent).toBe('Cancel')
    await comments.expectAccessible()
    await answer(dialog, 'Mute Uri')
    await vi.waitFor(() => expect(focused()).toBe(article))
    expect(view.queryByRole('alertdialog')).toBeNull()
    expect(view.getAllByText('You have muted Uri.', { selector: 'p' })).toHaveLength(count)
    expect(row.queryByRole('button', { name: /^Like/ })).toBeNull()
    expect(muted()).toEqual([idOfUri()])
    await expectAnnounced('You have muted Uri.', article)
    await comments.expectAccessible()
  })

  it('is kept on the next visit', async () => {
    const first = await openThread()
    await answer(await first.openDialog(), 'Mute Uri')
    await first.view.findAllByText('You have muted Uri.')
    first.comments.close()
    const view = await reopen({}).ready()
    expect(await view.findAllByText('You have muted Uri.')).toBeDefined()
  })

  it('can be undone after a confirmation', async () => {
    backend().set({ persona: 'subscriber' })
    backend().backend.state.blocked.set('9006', new Set([idOfUri() ?? '']))
    const { article, row, view } = await openThread(reopen({}))
    await userEvent.click(await row.findByRole('button', { name: 'Unmute Uri' }))
    const dialog = within(await view.findByRole('alertdialog', { name: 'Unmute Uri?' }))
    await answer(dialog, 'Unmute Uri')
    await vi.waitFor(() => expect(focused()).toBe(article))
    expect(row.getByRole('button', { name: /^Like/ })).toBeDefined()
    expect(muted()).toEqual([])
    await expectAnnounced('You have unmuted Uri.', article)
  })

  it('can be cancelled', async () => {
    const { openDialog, more, view, row } = await openThread()
    await answer(await openDialog(), 'Cancel')
    expect(view.queryByRole('alertdialog')).toBeNull()
    expect(focused()).toBe(more())
    expect(row.getByRole('button', { name: /^Like/ })).toBeDefined()
    expect(muted()).toEqual([])
  })

  it.each(
    firstByTier(
      [
        ['user.lock:500x1', 'An error occurred while making the request'],
        ['user.lock:abortx1', 'Unable to connect to the server'],
        ['user.lock:404x1', 'The resource was not found'],
      ],
      1,
    ),
  )('shows a failure in the dialog, and can be retried: %s', async (fault, message) => {
    const { comments, openDialog, row, view } = await openThread(open({ fault }))
    const dialog = await openDialog()
    await answer(dialog, 'Mute Uri')
    expect((await dialog.findByRole('alert')).textContent).toMatch(new RegExp(message))
    expect(row.getByRole('button', { name: /^Like/, hidden: true })).toBeDefined()
    await comments.expectAccessible()
    await answer(dialog, 'Mute Uri')
    expect(await view.findAllByText('You have muted Uri.')).toBeDefined()
  })

  it('does not move the focus of a reader who has closed the dialog', async () => {
    const { openDialog, more, view } = await openThread(open())
    const release = holdCall(backend(), 'user.lock')
    const dialog = await openDialog()
    await answer(dialog, 'Mute Uri')
    expect(dialog.getByText('Saving…')).toBeDefined()
    await userEvent.keyboard('{Escape}')
    expect(focused()).toBe(more())
    const field = view.getByRole('textbox', { name: 'Write a comment' })
    await userEvent.click(field)
    release()
    expect(await view.findAllByText('You have muted Uri.')).toBeDefined()
    expect(focused()).toBe(field)
  })
})

it('muting is not offered to visitors, nor for one’s own comments', async () => {
  const { more, row } = await openThread(open({ persona: 'anonymous' }))
  await userEvent.click(more())
  expect(await row.findByRole('menuitem', { name: 'Report the comment' })).toBeDefined()
  expect(row.queryByRole('menuitem', { name: 'Mute Uri' })).toBeNull()
})

it('all comments are shown when the muted readers cannot be loaded', async () => {
  const { row } = await openThread(open({ fault: 'user.interest:500' }))
  expect(row.getByRole('button', { name: /^Like/ })).toBeDefined()
})
