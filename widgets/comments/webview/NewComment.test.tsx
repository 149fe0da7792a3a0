import { within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { focused } from '../comments.page.fixture.ts'
import { back, goTo, list, publish, replyField, startWebView, systemBack, type View } from './webview.page.fixture.ts'

const { reopen, openList, openThread } = startWebView()
const bar = (view: View, name: string) => userEvent.click(view.getByRole('button', { name }))

describe('the app’s screen to write a comment', () => {
  it('returns to the new comment in the list once that is published', async () => {
    const { comments, view } = await openList()
    await bar(view, 'Write a comment')
    const heading = await view.findByRole('heading', { name: 'New comment' })
    await vi.waitFor(() => expect(focused()).toBe(heading))
    await comments.expectAccessible()
    await userEvent.type(view.getByRole('textbox', { name: 'Write a comment' }), 'Hello there')
    await publish(view, 'Publish the comment')
    expect(await view.findByRole('heading', { name: '28\u00a0comments' })).toBeDefined()
    await vi.waitFor(() => expect(focused()?.textContent).toMatch(/Hello there/))
    expect(view.getByRole('button', { name: 'Write a comment' })).toBeDefined()
    expect(view.getByText('Your comment has been published.')).toBeDefined()
  })

  it.each([
    ['cancelling', () => userEvent.keyboard('{Escape}')],
    ['the system’s way back', systemBack],
  ])('keeps the draft on %s, and shows it in the bar', async (_, leave) => {
    const { view } = await openList()
    await bar(view, 'Write a comment')
    await userEvent.type(await view.findByRole('textbox'), 'Hello there')
    await leave()
    await list(view)
    const button = view.getByRole('button', { name: 'Hello there' })
    await vi.waitFor(() => expect(focused()).toBe(button))
    await userEvent.click(button)
    expect((await view.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Hello there')
  })

  it('is restored after a reload', async () => {
    const first = await openThread()
    await bar(first.view, 'Write a reply to Don Simón')
    await userEvent.type(await replyField(first.view, 'Don Simón'), 'Hello')
    first.comments.close()
    const view = await reopen({}).ready()
    expect(await view.findByRole('heading', { name: 'Reply to Don Simón' })).toBeDefined()
    await userEvent.click(await replyField(view, 'Don Simón'))
    await userEvent.keyboard('{Control>}{End}{/Control} you')
    await publish(view, 'Publish the reply')
    expect(await view.findByRole('heading', { name: 'Replies to Don Simón' })).toBeDefined()
    await vi.waitFor(() => expect(focused()?.textContent).toMatch(/Hello you/))
    await back(view)
    await list(view)
  })

  it('leads from a posted reply back to its thread, and from there to the list', async () => {
    const { comments, view } = await openList()
    const [article] = await view.findAllByRole('article', { name: 'Comment by Uri' })
    const reply = within(article ?? document.body).getByRole('button', { name: 'Reply to Uri' })
    await userEvent.click(reply)
    const heading = await view.findByRole('heading', { name: 'Reply to Uri' })
    await vi.waitFor(() => expect(focused()).toBe(heading))
    expect(view.getAllByText('M’heu fet venir gana.').at(-1)?.tagName).toBe('BLOCKQUOTE')
    await comments.expectAccessible()
    await userEvent.type(await replyField(view, 'Uri'), 'Hello Uri')
    await publish(view, 'Publish the reply')
    expect(await view.findByRole('heading', { name: 'Replies to Uri' })).toBeDefined()
    await vi.waitFor(() => expect(focused()?.textContent).toMatch(/Hello Uri/))
    systemBack()
    await list(view)
    await vi.waitFor(() => expect(focused()).toBe(reply))
    expect(
      within(article?.closest<HTMLElement>('.row') ?? view.getByRole('list')).getByText('Show 1 reply'),
    ).toBeDefined()
  })

  it('shows a moderated comment as pending, and stays open', async () => {
    goTo('1005')
    const { view } = await openList({ contentId: '1005' })
    await bar(view, 'Write a comment')
    await userEvent.type(await view.findByRole('textbox'), 'Hello')
    await publish(view, 'Publish the comment')
    const notice = await view.findByText(/it may take a while to appear/)
    expect(view.getByRole('heading', { name: 'New comment' })).toBeDefined()
    await vi.waitFor(() => expect(focused()?.contains(notice)).toBe(true))
    await back(view)
    await list(view)
  })

  it('asks to sign in when the session has expired, and keeps the draft', async () => {
    const { view } = await openList({ fault: 'comments.new:401x1' })
    await bar(view, 'Write a comment')
    await userEvent.type(await view.findByRole('textbox'), 'Hello')
    await publish(view, 'Publish the comment')
    expect(await view.findByText(/What you wrote is kept/)).toBeDefined()
    await back(view)
    await list(view)
    expect(view.getByText(/What you wrote is kept/)).toBeDefined()
  })
})
