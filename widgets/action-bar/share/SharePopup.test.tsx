import { within } from '@testing-library/dom'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { installShare } from '#testing/installShare.ts'
import { article, startBars } from '../action-bar.fixture.ts'

const { open } = startBars()

type View = Awaited<ReturnType<ReturnType<typeof open>['ready']>>

/** Clicks “Share”, and waits for the popup if one is expected. */
async function pressShare(view: View, expected: 'popup' | 'noPopup' = 'popup') {
  await userEvent.click(view.getByRole('button', { name: 'Share' }))
  if (expected === 'popup') await view.findByRole('group', { name: 'Share' })
}

describe('the popup to share an article', () => {
  it('links to the six places, each with its text, title and link', async () => {
    const bar = open()
    const view = await bar.ready()
    await pressShare(view)
    expect(view.getByRole('button', { name: 'Share' }).getAttribute('aria-expanded')).toBe('true')
    const url = new URL(article.url, window.location.href).href
    const links = view.getAllByRole<HTMLAnchorElement>('link')
    expect(
      links.map(({ textContent, title, target, href }) => [textContent, title, target, new URL(href).host]),
    ).toEqual([
      ['X', 'Share on X', '_blank', 'x.com'],
      ['Bluesky', 'Share on Bluesky', '_blank', 'bsky.app'],
      ['Facebook', 'Share on Facebook', '_blank', 'www.facebook.com'],
      ['WhatsApp', 'Share on WhatsApp', '_blank', 'wa.me'],
      ['Telegram', 'Share on Telegram', '_blank', 't.me'],
      ['Email', 'Send by email', '', ''],
    ])
    for (const { href, rel } of links) {
      expect(decodeURIComponent(href)).toContain(url)
      expect(rel).toContain('noopener')
    }
    await bar.expectAccessible()
  })

  it('shares the page’s URL without its query when the template has no usable one', async () => {
    window.history.replaceState(null, '', '?gift=secret')
    onTestFinished(() => window.history.replaceState(null, '', window.location.pathname))
    const view = await open({ options: { contentId: '1001', url: 'javascript:alert(1)' } }).ready()
    await pressShare(view)
    const facebook = view.getByRole<HTMLAnchorElement>('link', { name: 'Facebook' })
    expect(new URL(facebook.href).searchParams.get('u')).toBe(window.location.origin + window.location.pathname)
  })

  it('copies the link first of all, and announces the copy or the browser’s refusal', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
    const bar = open()
    const view = await bar.ready()
    await pressShare(view)
    const group = view.getByRole('group', { name: 'Share' })
    const [first] = within(group).getAllByRole('button')
    expect(first?.ariaLabel).toBe('Copy the link')
    await userEvent.click(view.getByRole('button', { name: 'Copy the link' }))
    const copy = await view.findByRole('button', { name: 'Link copied' })
    expect(write).toHaveBeenCalledExactlyOnceWith(new URL(article.url, window.location.href).href)
    expect(bar.track).toHaveBeenCalledExactlyOnceWith({ category: 'content', action: 'share', label: 'copy' })
    write.mockRejectedValueOnce(new DOMException('No', 'NotAllowedError'))
    await userEvent.click(copy)
    const failure = { kind: 'error', text: 'An error occurred while copying the URL.' }
    await expect.poll(() => bar.showSnackbar.mock.calls.map(([message]) => message)).toEqual([failure])
    expect(view.getByRole('button', { name: 'Copy the link' })).toBe(copy)
  })

  it('tracks the chosen place in analytics', async () => {
    const bar = open()
    const view = await bar.ready()
    await pressShare(view)
    const link = view.getByRole('link', { name: 'Telegram' })
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    expect(bar.track).toHaveBeenCalledExactlyOnceWith({ category: 'content', action: 'share', label: 'telegram' })
  })

  it('closes with Escape, which returns the focus to the button, and with the button', async () => {
    const view = await open().ready()
    await pressShare(view)
    await userEvent.tab()
    expect(view.getByRole('button', { name: 'Copy the link' }).matches(':focus')).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(view.queryByRole('link')).toBeNull()
    expect(view.getByRole('button', { name: 'Share' }).matches(':focus')).toBe(true)
    await userEvent.keyboard('{Enter}')
    expect(view.getAllByRole('link')).toHaveLength(6)
    await userEvent.keyboard('{Enter}')
    expect(view.queryByRole('link')).toBeNull()
  })

  it('closes on a click outside, and when Tab leaves the last place', async () => {
    const view = await open().ready()
    await pressShare(view)
    await userEvent.click(document.documentElement, { position: { x: 380, y: 400 }, force: true })
    await vi.waitFor(() => expect(view.queryByRole('link')).toBeNull())
    const next = document.body.appendChild(document.createElement('button'))
    onTestFinished(() => next.remove())
    await pressShare(view)
    for (let places = 0; places < 8; places++) await userEvent.tab()
    await vi.waitFor(() => expect(view.queryByRole('link')).toBeNull())
    expect(view.getByRole('button', { name: 'Gift' })).toBeDefined()
  })

  it('fits on a small phone, above the surrounding content', async () => {
    const view = await open().ready()
    await pressShare(view)
    const { left, right } = view.getByRole('group', { name: 'Share' }).getBoundingClientRect()
    expect([left >= 0, right <= window.innerWidth]).toEqual([true, true])
  })

  it.each([undefined, 'AbortError', 'NotAllowedError'])(
    'offers the device’s share sheet, which may end with %s',
    async (end) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const share = vi.fn(async () => {
        if (end) throw new DOMException('No', end)
      })
      installShare(share)
      const bar = open()
      const view = await bar.ready()
      await pressShare(view)
      await userEvent.click(view.getByRole('button', { name: 'Share via…' }))
      expect(share).toHaveBeenCalledExactlyOnceWith({
        title: 'No cars on Sundays',
        url: new URL(article.url, window.location.href).href,
      })
      await vi.waitFor(() => expect(bar.track).toHaveBeenCalledTimes(end ? 0 : 1))
      expect(log).toHaveBeenCalledTimes(end === 'NotAllowedError' ? 1 : 0)
      expect(bar.showSnackbar).not.toHaveBeenCalled()
    },
  )

  it('is not shown in the app, which has its own share sheet', async () => {
    const bar = open({ app: 'there' })
    const view = await bar.ready()
    await pressShare(view, 'noPopup')
    expect(bar.toApp).toHaveBeenCalledWith({
      action: 'sharePost',
      payload: { title: 'No cars on Sundays', url: new URL(article.url, window.location.href).href },
    })
    expect(bar.track).toHaveBeenCalledExactlyOnceWith({ category: 'content', action: 'share', label: 'app' })
    expect(view.queryByRole('link')).toBeNull()
  })

  it('is shown in the app when its interface is missing', async () => {
    const view = await open({ app: 'missing' }).ready()
    await pressShare(view)
    expect(view.getAllByRole('link')).toHaveLength(6)
  })
})
