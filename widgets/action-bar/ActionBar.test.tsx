import { act } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { installShare } from '../../src/island/testing/installShare.ts'
import { libraryOf } from '../../src/library/libraryOf.ts'
import { article, putComments, startBars, tellPage } from './action-bar.fixture.ts'

const { open } = startBars()

type View = Awaited<ReturnType<ReturnType<typeof open>['ready']>>
const pressShare = (view: View) => userEvent.click(view.getByRole('button', { name: 'Share' }))

/** The next panel that is opened takes its time: it comes, or fails to, when this is called. */
function holdPanel(bar: ReturnType<typeof open>) {
  let come = (_there: boolean) => {}
  bar.open.mockReturnValueOnce(new Promise((resolve) => (come = resolve)))
  return (there: boolean) => come(there)
}

describe('comments', () => {
  it('lead to the conversation on the page, with the focus', async () => {
    const comments = putComments()
    const bar = open()
    const view = await bar.ready()
    await userEvent.click(view.getByRole('button', { name: '1.204 comments' }))
    expect(document.activeElement).toBe(comments)
    expect(bar.assign).not.toHaveBeenCalled()
    await bar.expectAccessible()
  })

  it('lead to the article’s page where the conversation is not on this one', async () => {
    const bar = open()
    const view = await bar.ready()
    await userEvent.click(view.getByRole('button', { name: '1.204 comments' }))
    expect(bar.assign).toHaveBeenCalledExactlyOnceWith(new URL(article.url, window.location.href).href)
  })

  it('are not offered where they are nowhere', async () => {
    const view = await open({ options: { contentId: '1001', numComments: '3' } }).ready()
    expect(view.queryByRole('button', { name: '3 comments' })).toBeNull()
  })

  it('are the app’s own in the app', async () => {
    const comments = putComments()
    const bar = open({ app: 'there' })
    const view = await bar.ready()
    await userEvent.click(view.getByRole('button', { name: '1.204 comments' }))
    expect(bar.toApp).toHaveBeenCalledWith({ action: 'showComments', payload: { contentId: '1001' } })
    expect(bar.track).toHaveBeenCalledExactlyOnceWith({ category: 'comments', action: 'open', label: '1001' })
    expect(document.activeElement).not.toBe(comments)
  })

  it('are on the page where the app’s interface is missing', async () => {
    const comments = putComments()
    const view = await open({ app: 'missing' }).ready()
    await userEvent.click(view.getByRole('button', { name: '1.204 comments' }))
    expect(document.activeElement).toBe(comments)
  })

  it('count what the page’s other markers know, and follow them', async () => {
    putComments()
    const wanted = vi.fn()
    const listening = new AbortController()
    onTestFinished(() => listening.abort())
    document.addEventListener(
      'quiosc:comments-count-wanted',
      ({ detail }) => {
        wanted(detail)
        tellPage('comments-counted', { contentId: '1001', count: 1205 })
      },
      listening,
    )
    const view = await open().ready()
    expect(wanted).toHaveBeenCalledExactlyOnceWith({ contentId: '1001' })
    expect(await view.findByRole('button', { name: '1.205 comments' })).toBeDefined()
    act(() => void tellPage('comments-counted', { contentId: '1002', count: 7 }))
    act(() => void tellPage('comments-counted', { contentId: 1001, count: 1 }))
    expect(view.getByRole('button', { name: '1 comment' })).toBeDefined()
    act(() => void tellPage('comments-counted', { contentId: '1001', count: 0 }))
    expect(view.getByRole('button', { name: 'No comments yet' }).textContent).toBe('')
  })

  it('need no count, and ignore a broken one', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    putComments()
    const view = await open({ options: { contentId: '1001' } }).ready()
    act(() => void tellPage('comments-counted', { contentId: '1001', count: -1 }))
    expect(view.getByRole('button', { name: 'Comments' })).toBeDefined()
    expect(log).toHaveBeenCalledOnce()
  })
})

describe('saving', () => {
  it('opens the panel for this article', async () => {
    const bar = open()
    const view = await bar.ready()
    await userEvent.click(view.getByRole('button', { name: 'Save article' }))
    expect(bar.open).toHaveBeenCalledExactlyOnceWith('save-to-list', {
      contentId: '1001',
      title: 'No cars on Sundays',
    })
  })

  it('says whether it is saved, and changes with the page’s other buttons', async () => {
    const bar = open()
    const view = await bar.ready()
    await act(() => libraryOf(bar.page).saveContent('1001'))
    expect(await view.findByRole('button', { name: /^Saved\./ })).toBeDefined()
    await bar.expectAccessible()
  })

  it('still opens the panel when what is saved could not be loaded', async () => {
    const bar = open({ fault: 'user.interest:500' })
    const view = await bar.ready()
    await userEvent.click(view.getByRole('button', { name: 'Save article' }))
    expect(bar.open).toHaveBeenCalledOnce()
  })

  it('says so when the panel does not come, once for a double press', async () => {
    const bar = open()
    const come = holdPanel(bar)
    const view = await bar.ready()
    const button = view.getByRole('button', { name: 'Save article' })
    await userEvent.dblClick(button)
    expect(bar.open).toHaveBeenCalledOnce()
    expect(view.getByText('Opening…')).toBeDefined()
    come(false)
    await vi.waitFor(() =>
      expect(bar.say).toHaveBeenCalledExactlyOnceWith({
        kind: 'error',
        text: 'Something went wrong. Try again later.',
      }),
    )
    expect(view.queryByText('Opening…')).toBeNull()
  })

  it('opens no second panel over one that is on its way', async () => {
    const bar = open()
    const come = holdPanel(bar)
    const view = await bar.ready()
    await userEvent.click(view.getByRole('button', { name: 'Save article' }))
    await userEvent.click(view.getByRole('button', { name: 'Gift' }))
    expect(bar.open).toHaveBeenCalledOnce()
    come(true)
    await vi.waitFor(() => expect(view.queryByText('Opening…')).toBeNull())
    await userEvent.click(view.getByRole('button', { name: 'Gift' }))
    expect(bar.open).toHaveBeenLastCalledWith('gift', { contentId: '1001', title: 'No cars on Sundays' })
  })

  it('is taken up after the sign-in that it needed', async () => {
    const action = { kind: 'save', id: '1001', detail: '' }
    sessionStorage.setItem('quiosc-interrupted', JSON.stringify({ time: Date.now(), value: action }))
    const bar = open()
    await bar.ready()
    await vi.waitFor(() =>
      expect(bar.open).toHaveBeenCalledExactlyOnceWith('save-to-list', {
        contentId: '1001',
        title: 'No cars on Sundays',
        resume: '',
      }),
    )
  })
})

describe('sharing', () => {
  it('unfolds the six places, each with its text, title and form', async () => {
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

  it('shares the page’s own address without its query where the template gives none it can use', async () => {
    window.history.replaceState(null, '', '?gift=secret')
    onTestFinished(() => window.history.replaceState(null, '', window.location.pathname))
    const view = await open({ options: { contentId: '1001', url: 'javascript:alert(1)' } }).ready()
    await pressShare(view)
    const facebook = view.getByRole<HTMLAnchorElement>('link', { name: 'Facebook' })
    expect(new URL(facebook.href).searchParams.get('u')).toBe(window.location.origin + window.location.pathname)
  })

  it('tells the tools where to', async () => {
    const bar = open()
    const view = await bar.ready()
    await pressShare(view)
    const link = view.getByRole('link', { name: 'Telegram' })
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    expect(bar.track).toHaveBeenCalledExactlyOnceWith({ category: 'content', action: 'share', label: 'telegram' })
  })

  it('closes with Escape, back on its button, and with the button', async () => {
    const view = await open().ready()
    await pressShare(view)
    await userEvent.tab()
    expect(view.getByRole('link', { name: 'X' }).matches(':focus')).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(view.queryByRole('link')).toBeNull()
    expect(view.getByRole('button', { name: 'Share' }).matches(':focus')).toBe(true)
    await userEvent.keyboard('{Enter}')
    expect(view.getAllByRole('link')).toHaveLength(6)
    await userEvent.keyboard('{Enter}')
    expect(view.queryByRole('link')).toBeNull()
  })

  it.each([undefined, 'AbortError', 'NotAllowedError'])(
    'offers the device’s own sheet, which may end with %s',
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
      expect(bar.say).not.toHaveBeenCalled()
    },
  )

  it('is the app’s own in the app', async () => {
    const bar = open({ app: 'there' })
    const view = await bar.ready()
    await pressShare(view)
    expect(bar.toApp).toHaveBeenCalledWith({
      action: 'sharePost',
      payload: { title: 'No cars on Sundays', url: new URL(article.url, window.location.href).href },
    })
    expect(bar.track).toHaveBeenCalledExactlyOnceWith({ category: 'content', action: 'share', label: 'app' })
    expect(view.queryByRole('link')).toBeNull()
  })

  it('unfolds in the app too where its interface is missing', async () => {
    const view = await open({ app: 'missing' }).ready()
    await pressShare(view)
    expect(view.getAllByRole('link')).toHaveLength(6)
  })
})

describe('giving', () => {
  it('opens the gift panel', async () => {
    const bar = open()
    const view = await bar.ready()
    await userEvent.click(view.getByRole('button', { name: 'Gift' }))
    expect(bar.open).toHaveBeenCalledExactlyOnceWith('gift', { contentId: '1001', title: 'No cars on Sundays' })
  })

  it('hides while the share icons are open', async () => {
    const view = await open().ready()
    await pressShare(view)
    expect(view.queryByRole('button', { name: 'Gift' })).toBeNull()
    await pressShare(view)
    expect(view.getByRole('button', { name: 'Gift' })).toBeDefined()
  })

  it.each([
    [{ ...article, giftEnabled: 'false' }, 'ara'],
    [{ contentId: '1001' }, 'ara'],
    [article, 'andorra'],
  ] as const)('is not there for %j on %s', async (options, site) => {
    const view = await open({ options, site }).ready()
    expect(view.getByRole('button', { name: 'Share' })).toBeDefined()
    expect(view.queryByRole('button', { name: 'Gift' })).toBeNull()
  })

  it('goes on after the sign-in that it needed', async () => {
    const action = { kind: 'gift', id: '1001' }
    sessionStorage.setItem('quiosc-interrupted', JSON.stringify({ time: Date.now(), value: action }))
    const bar = open()
    await bar.ready()
    await vi.waitFor(() =>
      expect(bar.open).toHaveBeenCalledExactlyOnceWith('gift', expect.objectContaining({ contentId: '1001' })),
    )
  })
})
