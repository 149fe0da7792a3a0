import { within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { installApp } from '#testing/installApp.ts'
import { installShare } from '#testing/installShare.ts'
import { eventually, focused, startBackend } from '../comments.page.fixture.ts'

const { open } = startBackend({ newest: 4 })

/** Opens the ways to share Uri's comment. */
async function share() {
  const comments = open()
  const view = await comments.ready()
  const [article] = await view.findAllByRole('article', { name: 'Comment by Uri' })
  if (!article) throw new Error('No comment by Uri')
  const button = within(article).getByRole('button', { name: 'Share the comment by Uri' })
  await userEvent.click(button)
  return { comments, view, article, button, link: await linkTo(article.id) }
}

/** On the content's own page, which is not the one that the test runs on. */
async function linkTo(id: string) {
  const answer = await (await fetch('/api/front/comment/content/1002')).json()
  return new URL(`#${id}`, new URL(answer.response.mainContent.shareUrl, window.location.href)).href
}

const allowClipboard = () => vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
const refuseClipboard = () =>
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'))

describe('the popup to share a comment', () => {
  it('copies its link, confirms it, and closes with the button that opened it', async () => {
    const written = allowClipboard()
    const { comments, view, button, link } = await share()
    await userEvent.click(await view.findByRole('button', { name: 'Copy the link' }))
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(written).toHaveBeenCalledExactlyOnceWith(link)
    const done = await view.findByRole('button', { name: 'Link copied' })
    expect(focused()).toBe(done)
    expect(view.getAllByText('Link copied').some((text) => text.closest('[role=status]'))).toBe(true)
    await comments.expectAccessible()
    await userEvent.click(button)
    expect(view.queryByRole('button', { name: 'Link copied' })).toBeNull()
  })

  it('closes on Escape, which returns the focus, on a press elsewhere and when Tab leaves it', async () => {
    const { view, button } = await share()
    const popup = () => view.findByRole('group', { name: 'Share the comment by Uri' })
    const closed = () => eventually(() => expect(view.queryByRole('group', { name: /^Share/ })).toBeNull())
    await popup()
    await userEvent.tab()
    expect(focused()).toBe(view.getByRole('button', { name: 'Copy the link' }))
    await userEvent.keyboard('{Escape}')
    await closed()
    expect(focused()).toBe(button)

    await userEvent.keyboard('{Enter}')
    await popup()
    await userEvent.click(document.documentElement, { position: { x: 2, y: 2 }, force: true })
    await closed()

    await userEvent.click(button)
    await popup()
    await userEvent.tab()
    await userEvent.tab()
    await closed()
    expect(focused()).not.toBe(button)
  })

  it('leaves an opened reply as it is', async () => {
    const { view, article, button } = await share()
    await userEvent.click(within(article).getByRole('button', { name: 'Reply to Uri' }))
    const field = await view.findByRole('textbox', { name: 'Write a reply to Uri' })
    await userEvent.fill(field, 'Not yet')
    await userEvent.click(button)
    await view.findByRole('button', { name: 'Copy the link' })
    expect(view.getByRole('textbox', { name: 'Write a reply to Uri' })).toHaveProperty('value', 'Not yet')
  })

  it('shows the link to copy manually when the clipboard fails', async () => {
    refuseClipboard()
    const { comments, view, link } = await share()
    await userEvent.click(await view.findByRole('button', { name: 'Copy the link' }))
    expect((await view.findByRole('alert')).textContent).toBe('An error occurred while copying the URL.')
    const field = view.getByRole<HTMLInputElement>('textbox', { name: 'Link to the comment' })
    expect(field.value).toBe(link)
    expect(focused()).toBe(field)
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, link.length])
    await comments.expectAccessible()
  })

  it('offers the device’s share sheet only where there is one', async () => {
    const { view } = await share()
    await view.findByRole('button', { name: 'Copy the link' })
    expect(view.queryByRole('button', { name: 'Share via…' })).toBeNull()
  })

  it('uses the device’s share sheet', async () => {
    const shared = vi.fn(async () => undefined)
    installShare(shared)
    const { view, link } = await share()
    await userEvent.click(await view.findByRole('button', { name: 'Share via…' }))
    expect(shared).toHaveBeenCalledExactlyOnceWith({ title: expect.stringMatching(/\w/), url: link })
    await vi.waitFor(() => expect(view.queryByRole('button', { name: 'Share via…' })).toBeNull())
  })

  it.each(['AbortError', 'NotAllowedError'])('stays open when the device’s share sheet ends with %s', async (name) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    installShare(() => Promise.reject(new DOMException('No', name)))
    const { view } = await share()
    await userEvent.click(await view.findByRole('button', { name: 'Share via…' }))
    expect(view.getByRole('button', { name: 'Copy the link' })).toBeDefined()
    expect(view.queryByRole('alert')).toBeNull()
  })

  it.each(['android', 'ios'] as const)('hands the link over to the app on %s', async (channel) => {
    const send = installApp(channel)
    const { view, button, link } = await share()
    await vi.waitFor(() =>
      expect(send).toHaveBeenCalledWith({ action: 'sharePost', payload: { title: expect.any(String), url: link } }),
    )
    await vi.waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
    expect(view.queryByRole('button', { name: 'Copy the link' })).toBeNull()
  })

  it('shares the link by itself when the app’s interface is missing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    installApp('android')
    delete window.QuioscApp
    const { view } = await share()
    expect(await view.findByRole('button', { name: 'Copy the link' })).toBeDefined()
  })
})
