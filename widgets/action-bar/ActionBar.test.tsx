import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { getLibrary } from '#page/library/getLibrary.ts'
import { createInterruptedActions } from '#page/resume/interruptedActions.ts'
import { act } from '#testing/act.ts'
import { holdCall } from '#testing/holdCall.ts'
import { article, dispatchPageEvent, putComments, startBars } from './action-bar.fixture.ts'

const { backend, open } = startBars()

/** As the login prompt stores what it has interrupted. */
const interruption = () =>
  createInterruptedActions({ storage: () => sessionStorage, now: () => new Date(), report: vi.fn() })

type View = Awaited<ReturnType<ReturnType<typeof open>['ready']>>
/** Clicks “Share”, and waits for the popup if one is expected. */
async function pressShare(view: View, expected: 'popup' | 'noPopup' = 'popup') {
  await userEvent.click(view.getByRole('button', { name: 'Share' }))
  if (expected === 'popup') await view.findByRole('group', { name: 'Share' })
}

/** Delays the next opened widget: the returned function opens it, or makes it fail. */
function holdOpening(bar: ReturnType<typeof open>) {
  let settle = (_opened: boolean) => {}
  bar.open.mockReturnValueOnce(new Promise((resolve) => (settle = resolve)))
  return (opened: boolean) => settle(opened)
}

describe('the bar’s button of comments', () => {
  it('links to the conversation on the page, and moves the focus there', async () => {
    const comments = putComments()
    const bar = open()
    const view = await bar.ready()
    // Its name is not its description as well.
    await userEvent.click(view.getByRole('button', { name: '1.204\u00a0comments', description: '' }))
    expect(document.activeElement).toBe(comments)
    expect(bar.assign).not.toHaveBeenCalled()
    await bar.expectAccessible()
  })

  it('links to the article’s page when the conversation is not on this one', async () => {
    const bar = open()
    const view = await bar.ready()
    await userEvent.click(view.getByRole('button', { name: '1.204\u00a0comments' }))
    expect(bar.assign).toHaveBeenCalledExactlyOnceWith(new URL(article.url, window.location.href).href)
  })

  it('is hidden when there is no conversation', async () => {
    const view = await open({ options: { contentId: '1001', numComments: '3' } }).ready()
    expect(view.queryByRole('button', { name: '3\u00a0comments' })).toBeNull()
  })

  it('opens the conversation natively in the app', async () => {
    const comments = putComments()
    const bar = open({ app: 'there' })
    const view = await bar.ready()
    await userEvent.click(view.getByRole('button', { name: '1.204\u00a0comments' }))
    expect(bar.toApp).toHaveBeenCalledWith({ action: 'showComments', payload: { contentId: '1001' } })
    expect(bar.track).toHaveBeenCalledExactlyOnceWith({ category: 'comments', action: 'open', label: '1001' })
    expect(document.activeElement).not.toBe(comments)
  })

  it('stays on the page when the app’s interface is missing', async () => {
    const comments = putComments()
    const view = await open({ app: 'missing' }).ready()
    await userEvent.click(view.getByRole('button', { name: '1.204\u00a0comments' }))
    expect(document.activeElement).toBe(comments)
  })

  it('shows the count that the page’s other markers publish', async () => {
    putComments()
    const wanted = vi.fn()
    const listening = new AbortController()
    onTestFinished(() => listening.abort())
    document.addEventListener(
      'quiosc:comments-count-wanted',
      ({ detail }) => {
        wanted(detail)
        dispatchPageEvent('quiosc:comments-counted', { contentId: '1001', count: 1205 })
      },
      listening,
    )
    const view = await open().ready()
    expect(wanted).toHaveBeenCalledExactlyOnceWith({ contentId: '1001' })
    expect(await view.findByRole('button', { name: '1.205\u00a0comments' })).toBeDefined()
    act(() => void dispatchPageEvent('quiosc:comments-counted', { contentId: '1002', count: 7 }))
    act(() => void dispatchPageEvent('quiosc:comments-counted', { contentId: 1001, count: 1 }))
    expect(view.getByRole('button', { name: '1\u00a0comment' })).toBeDefined()
    act(() => void dispatchPageEvent('quiosc:comments-counted', { contentId: '1001', count: 0 }))
    expect(view.getByRole('button', { name: 'No comments yet' }).textContent).toBe('')
  })

  it('works without a count, and ignores a malformed one', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    putComments()
    const view = await open({ options: { contentId: '1001' } }).ready()
    act(() => void dispatchPageEvent('quiosc:comments-counted', { contentId: '1001', count: -1 }))
    expect(view.getByRole('button', { name: 'Comments' })).toBeDefined()
    await vi.waitFor(() => expect(log).toHaveBeenCalledOnce())
  })
})

describe('the bar’s button to save', () => {
  it('takes one press, and opens the dialog with the lists for a saved article', async () => {
    const bar = open()
    const view = await bar.ready()
    await userEvent.click(view.getByRole('button', { name: 'Save article' }))
    const article = { contentId: '1001', title: 'No cars on Sundays' }
    expect(bar.open).toHaveBeenCalledExactlyOnceWith('save-to-list', { ...article, resume: '' })
    await act(() => getLibrary(bar.page).saveContent('1001'))
    await userEvent.click(await view.findByRole('button', { name: /^Saved\./ }))
    expect(bar.open).toHaveBeenLastCalledWith('save-to-list', article)
  })

  it('is busy while the article is being saved, from whichever button', async () => {
    const bar = open()
    const view = await bar.ready()
    const release = holdCall(backend(), 'content.save')
    act(() => void getLibrary(bar.page).saveContent('1001'))
    const button = view.getByRole('button', { name: 'Save article' })
    await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
    expect(view.getByText('Saving…')).toBeDefined()
    await userEvent.click(button, { force: true })
    expect(bar.open).not.toHaveBeenCalled()
    release()
    expect(await view.findByRole('button', { name: /^Saved\./ })).toBeDefined()
  })

  it('shows whether the article is saved, in sync with the page’s other buttons', async () => {
    const bar = open()
    const view = await bar.ready()
    await act(() => getLibrary(bar.page).saveContent('1001'))
    expect(await view.findByRole('button', { name: /^Saved\./ })).toBeDefined()
    await bar.expectAccessible()
  })

  it('works even if the library did not load', async () => {
    const bar = open({ fault: 'user.interest:500' })
    const view = await bar.ready()
    await userEvent.click(view.getByRole('button', { name: 'Save article' }))
    expect(bar.open).toHaveBeenCalledOnce()
  })

  it('shows one error when its code does not load after a double click', async () => {
    const bar = open()
    const release = holdOpening(bar)
    const view = await bar.ready()
    const button = view.getByRole('button', { name: 'Save article' })
    await userEvent.dblClick(button)
    expect(bar.open).toHaveBeenCalledOnce()
    expect(view.getByText('Saving…')).toBeDefined()
    release(false)
    await vi.waitFor(() =>
      expect(bar.showSnackbar).toHaveBeenCalledExactlyOnceWith(
        { kind: 'error', text: 'We could not open “Save article”.' },
        'action-bar',
        'en',
      ),
    )
    expect(view.queryByText('Saving…')).toBeNull()
  })

  it('opens no second widget over the page while one is loading', async () => {
    const bar = open()
    const release = holdOpening(bar)
    const view = await bar.ready()
    await userEvent.click(view.getByRole('button', { name: 'Save article' }))
    await userEvent.click(view.getByRole('button', { name: 'Gift' }))
    expect(bar.open).toHaveBeenCalledOnce()
    release(true)
    await vi.waitFor(() => expect(view.queryByText('Saving…')).toBeNull())
    await userEvent.click(view.getByRole('button', { name: 'Gift' }))
    expect(bar.open).toHaveBeenLastCalledWith('gift', { contentId: '1001', title: 'No cars on Sundays' })
  })

  it('resumes the save after the sign-in that it needed', async () => {
    interruption().save({ kind: 'save', id: '1001', detail: '' })
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

describe('the bar’s button to gift', () => {
  it('opens the gift box', async () => {
    const bar = open()
    const view = await bar.ready()
    await userEvent.click(view.getByRole('button', { name: 'Gift' }))
    expect(bar.open).toHaveBeenCalledExactlyOnceWith('gift', { contentId: '1001', title: 'No cars on Sundays' })
  })

  it('hides while the share icons are open', async () => {
    const view = await open().ready()
    await pressShare(view)
    expect(view.queryByRole('button', { name: 'Gift' })).toBeNull()
    await pressShare(view, 'noPopup')
    expect(view.getByRole('button', { name: 'Gift' })).toBeDefined()
  })

  it.each([
    [{ ...article, giftEnabled: 'false' }, 'ara'],
    [{ contentId: '1001' }, 'ara'],
    [article, 'andorra'],
  ] as const)('is not shown for %j on %s', async (options, site) => {
    const view = await open({ options, site }).ready()
    expect(view.getByRole('button', { name: 'Share' })).toBeDefined()
    expect(view.queryByRole('button', { name: 'Gift' })).toBeNull()
  })

  it('resumes the gift after the sign-in that it needed', async () => {
    interruption().save({ kind: 'gift', id: '1001' })
    const bar = open()
    await bar.ready()
    await vi.waitFor(() =>
      expect(bar.open).toHaveBeenCalledExactlyOnceWith('gift', expect.objectContaining({ contentId: '1001' })),
    )
  })
})
