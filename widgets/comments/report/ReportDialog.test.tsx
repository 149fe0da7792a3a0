import { within } from '@testing-library/dom'
import { HttpResponse, http } from 'msw/http'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { everyByTier } from '#testing/byTier.ts'
import { holdCall } from '#testing/holdCall.ts'
import { focused, startBackend } from '../comments.page.fixture.ts'

const { open, reopen, backend } = startBackend({ newest: 4 })

/** The dialog about Uri's comment, opened by keyboard as by pointer: through "⋯". */
async function openReport(comments = open()) {
  const view = await comments.ready()
  const [article] = await view.findAllByRole('article', { name: 'Comment by Uri' })
  if (!article) throw new Error('No comment by Uri')
  const row = within(article)
  const more = row.getByRole('button', { name: 'More options for the comment by Uri' })
  await userEvent.click(more)
  await userEvent.click(await row.findByRole('menuitem', { name: 'Report the comment' }))
  const element = await view.findByRole('dialog', { name: 'Report the comment' })
  const record = backend().backend.state.comments.get(article.id.replace('comment-', ''))
  return { comments, view, row, more, element, dialog: within(element), record }
}
type Opened = Awaited<ReturnType<typeof openReport>>
const choose = ({ dialog }: Opened) => userEvent.click(dialog.getByRole('radio', { name: 'It is advertising or spam' }))
const send = ({ dialog }: Opened) => userEvent.click(dialog.getByRole('button', { name: 'Send the report' }))
const closed = ({ view }: Opened) => vi.waitFor(() => expect(view.queryByRole('dialog')).toBeNull())

describe('the dialog to report a comment', () => {
  it('sends a reason by keyboard, confirms it and marks the comment', async () => {
    const opened = await openReport()
    const { comments, row, more, dialog, record } = opened
    const show = vi.spyOn(comments.page.snackbars, 'show')
    expect(dialog.getByText('Comment by Uri')).toBeDefined()
    const reasons = dialog.getByRole('group', { name: 'Why are you reporting it?' })
    expect(reasons).toHaveAccessibleDescription('Required')
    expect(dialog.getByText('Required')).toBeVisible()
    expect(dialog.getAllByRole('radio')).toHaveLength(6)
    await comments.expectAccessible()

    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowDown}')
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'It incites hatred or discriminates' }).checked).toBe(
      true,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await closed(opened)
    await vi.waitFor(() => expect(focused()).toBe(more))
    const thanks = { kind: 'success', text: 'Thank you. We will review the comment.', timeout: 5000 }
    expect(show.mock.calls.map(([message]) => message)).toEqual([thanks])
    expect(row.getByText('You have reported it')).toBeDefined()
    expect(record?.reportedByUserIds).toEqual(['9006'])
    await userEvent.click(more)
    expect((await row.findByRole('menuitem', { name: 'You have reported it' })).getAttribute('aria-disabled')).toBe(
      'true',
    )
    expect(row.queryByRole('menuitem', { name: 'Report the comment' })).toBeNull()
    expect(row.getAllByText('You have reported it')).toHaveLength(2)
  })

  it('requires a reason', async () => {
    const opened = await openReport()
    await send(opened)
    expect(opened.dialog.getByText('Choose a reason.')).toBeDefined()
    expect(focused()).toBe(opened.dialog.getAllByRole('radio')[0])
    await opened.comments.expectAccessible()
    await choose(opened)
    expect(opened.dialog.queryByText('Choose a reason.')).toBeNull()
  })

  it('shows progress, sends once, and can be closed meanwhile', async () => {
    const opened = await openReport(open())
    const release = holdCall(backend(), 'comments.report')
    await choose(opened)
    await send(opened)
    const button = opened.dialog.getByRole('button', { name: 'Send the report' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(opened.dialog.getByText('Sending…')).toBeDefined()
    expect(focused()).toBe(button)
    await userEvent.keyboard('{Enter}{Escape}')
    await closed(opened)
    expect(focused()).toBe(opened.more)
    release()
    expect(await opened.row.findByText('You have reported it')).toBeDefined()
  })

  it.each(
    everyByTier(3, [
      ['comments.report:500x1', 'An error occurred while making the request'],
      ['comments.report:abortx1', 'Unable to connect to the server'],
      ['comments.report:404x1', 'The resource was not found'],
      ['comments.report:401x1', 'You are not authorized'],
    ]),
  )('keeps the choice when sending fails: %s', async (fault, message) => {
    const opened = await openReport(open({ fault }))
    await choose(opened)
    await send(opened)
    expect((await opened.dialog.findByRole('alert')).textContent).toMatch(new RegExp(message))
    expect(opened.dialog.getByRole<HTMLInputElement>('radio', { name: 'It is advertising or spam' }).checked).toBe(true)
    expect(opened.row.queryByText('You have reported it')).toBeNull()
    await opened.comments.expectAccessible()
  })

  it('succeeds on a retry, and thanks once', async () => {
    const opened = await openReport(open({ fault: 'comments.report:500x1' }))
    const show = vi.spyOn(opened.comments.page.snackbars, 'show')
    await choose(opened)
    await send(opened)
    await opened.dialog.findByRole('alert')
    await send(opened)
    await closed(opened)
    expect(opened.row.getByText('You have reported it')).toBeDefined()
    expect(show).toHaveBeenCalledOnce()
  })
})

describe('a comment that was already reported', () => {
  it.each([409, 400])('cannot be reported again (%i), and is marked', async (status) => {
    const opened = await openReport()
    const body = { errors: [{ errorCode: 'COMMENT_ALREADY_REPORTED', errorMessage: 'Already' }] }
    backend().worker.use(http.post('*/comment/:id/report', () => HttpResponse.json(body, { status })))
    await choose(opened)
    await send(opened)
    const alert = await opened.dialog.findByRole('alert')
    expect(alert.textContent).toBe('You cannot report an already reported comment.')
    expect(opened.row.getByText('You have reported it')).toBeDefined()
    expect(opened.view.queryByText('Thank you. We will review the comment.')).toBeNull()
    expect(opened.dialog.queryByRole('radio')).toBeNull()
    await opened.comments.expectAccessible()
    expect(focused()?.textContent).toBe('Close')
    await userEvent.keyboard('{Enter}')
    await closed(opened)
    expect(focused()).toBe(opened.more)
  })
})

it('the dialog explains that reporting is unavailable without reasons', async () => {
  const comment = { id: 1, body: 'Hello', publicationDate: '2026-11-21T09:00:00Z', author: { id: 2, nick: 'Uri' } }
  const answer = { response: { comments: [comment], contentNumComments: 1 } }
  backend().set({ persona: 'subscriber' })
  backend().worker.use(http.get('*/comment/content/:id', () => HttpResponse.json(answer)))
  const opened = await openReport(reopen({}))
  expect(opened.dialog.getByRole('status').textContent).toMatch(/the list of reasons has not arrived/)
  expect(opened.dialog.queryByRole('radio')).toBeNull()
  expect(opened.dialog.queryByRole('button', { name: 'Send the report' })).toBeNull()
  await opened.comments.expectAccessible()
  await userEvent.keyboard('{Escape}')
  await closed(opened)
})
