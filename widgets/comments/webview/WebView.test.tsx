import { within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { installApp } from '#testing/installApp.ts'
import { focused, wholePage } from '../comments.page.fixture.ts'
import { back, goTo, list, publish, replyField, startWebView, systemBack } from './webview.page.fixture.ts'

const { open, reopen, openList, openThread } = startWebView()

describe('the first screen of the app’s comments', () => {
  it('lists the comments, with the form on its own screen', async () => {
    const { comments, view } = await openList()
    expect(view.queryByRole('textbox')).toBeNull()
    expect(view.getByRole('button', { name: 'Write a comment' })).toBeDefined()
    expect(view.getByText('In praise of staying at the table')).toBeDefined()
    expect(focused()).toBe(document.body)
    await comments.expectAccessible()
  })

  it.each(['android', 'ios'] as const)('is closed by the app on %s', async (channel) => {
    const send = installApp(channel)
    const { view } = await openList()
    await userEvent.click(view.getByRole('button', { name: 'Close the comments' }))
    expect(send).toHaveBeenLastCalledWith({ action: 'closeModal' })
  })

  it('grows near its end, without a button in between', async () => {
    goTo('1001')
    const { view } = await openList({ contentId: '1001' })
    await vi.waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      expect(view.getAllByRole('article').length).toBeGreaterThanOrEqual(40)
    })
    expect(view.queryByRole('button', { name: /^Show more/ })).toBeNull()
  })

  it('links to the article in a browser', async () => {
    const { comments, view } = await openList()
    const follow = vi.spyOn(comments.page.location, 'assign').mockReturnValue()
    await userEvent.click(view.getByRole('button', { name: 'Back to the article' }))
    expect(follow).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\/.*sobretaula|^http/))
  })

  it('opens the app’s login for visitors', async () => {
    const send = installApp('android')
    const { view } = await openList({ persona: 'anonymous' })
    expect(view.queryByRole('button', { name: 'Write a comment' })).toBeNull()
    await userEvent.click(view.getByRole('link', { name: 'Already a subscriber? Sign in' }))
    expect(send).toHaveBeenLastCalledWith({ action: 'showLogin', payload: { backUrl: window.location.href } })
  })
})

describe('a thread in the app’s comments', () => {
  it('has its own screen with the focus on its heading, and is hidden in the list', async () => {
    const { comments, view, heading } = await openThread()
    await vi.waitFor(() => expect(focused()).toBe(heading))
    expect(await view.findByRole('article', { name: 'Comment by Roger dels Horts' })).toBeDefined()
    expect(view.queryByRole('heading', { name: '27\u00a0comments' })).toBeNull()
    expect(view.queryByRole('button', { name: 'Hide the replies' })).toBeNull()
    await userEvent.click(view.getByRole('button', { name: 'Show 1\u00a0reply' }))
    await vi.waitFor(() => expect(view.getAllByRole('article')).toHaveLength(4))
    await comments.expectAccessible()
    await back(view)
    await list(view)
    expect(view.queryByRole('article', { name: 'Comment by Roger dels Horts' })).toBeNull()
  })

  it.each([
    ['the button', back],
    ['the system’s way back', systemBack],
  ])('returns by %s to the previous position', async (_, goBack) => {
    goTo('1001')
    const { view } = await openList({ contentId: '1001' })
    await vi.waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      expect(view.getAllByRole('article').length).toBeGreaterThan(30)
    })
    const toggle = view.getAllByRole('button', { name: /^Show \d+\u00a0repl/ }).at(-1) ?? document.body
    const left = { y: 0, top: 0 }
    toggle.addEventListener('click', () => {
      Object.assign(left, { y: window.scrollY, top: toggle.getBoundingClientRect().top })
    })
    await userEvent.click(toggle)
    await view.findByRole('heading', { name: /^Replies to/ })
    expect(left.y).toBeGreaterThan(1000)
    expect(window.scrollY).toBe(0)
    await goBack(view)
    await list(view)
    await vi.waitFor(() => expect(focused()).toBe(toggle))
    expect(toggle.getBoundingClientRect().top).toBeCloseTo(left.top, 0)
    expect(window.scrollY).toBeCloseTo(left.y, 0)
  })

  it('is restored by the system’s forward navigation', async () => {
    const { view } = await openThread()
    systemBack()
    await list(view)
    window.history.forward()
    expect(await view.findByRole('heading', { name: 'Replies to Don Simón' })).toBeDefined()
    systemBack()
    await list(view)
  })

  it('is restored after a reload, with the list behind it', async () => {
    const first = await openThread()
    first.comments.close()
    const view = await reopen({}).ready()
    expect(await view.findByRole('heading', { name: 'Replies to Don Simón' })).toBeDefined()
    expect(await view.findByRole('article', { name: 'Comment by Roger dels Horts' })).toBeDefined()
    await back(view)
    await list(view)
  })

  it('closes an open dialog or menu when the reader goes back', async () => {
    const { view } = await openThread()
    await view.findByRole('article', { name: 'Comment by Roger dels Horts' })
    await userEvent.click(view.getByRole('button', { name: 'More options for the comment by Don Simón' }))
    await userEvent.click(await view.findByRole('menuitem', { name: 'Report the comment' }))
    await view.findByRole('dialog')
    systemBack()
    await list(view)
    expect(view.queryByRole('dialog')).toBeNull()
  })

  it('closes when its comment is removed', async () => {
    const { comments, view } = await openList()
    const [own = document.body] = await view.findAllByRole('article', { name: 'Comment by Aloma del Rec' })
    await wholePage(own)
    const reply = within(own).getByRole('button', { name: 'Reply to Aloma del Rec' })
    await userEvent.click(reply)
    await userEvent.type(await replyField(view, 'Aloma del Rec'), 'Me too')
    await publish(view, 'Publish the reply')
    await view.findByRole('heading', { name: 'Replies to Aloma del Rec' })
    const [parent, child] = await vi.waitFor(() => {
      const articles = view.getAllByRole('article')
      expect(articles).toHaveLength(2)
      return articles
    })
    for (const article of [child, parent]) {
      const row = within(article ?? document.body)
      await userEvent.click(row.getByRole('button', { name: 'More options for the comment by Aloma del Rec' }))
      await userEvent.click(await row.findByRole('menuitem', { name: 'Delete the comment' }))
      const dialog = within(await view.findByRole('alertdialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Delete the comment' }))
      await vi.waitFor(() => expect(view.queryByRole('alertdialog')).toBeNull())
    }
    expect(await view.findByRole('heading', { name: '26\u00a0comments' })).toBeDefined()
    await vi.waitFor(() => expect(focused()?.getAttribute('aria-label')).toBe('Comment by Ada'))
    await comments.expectAccessible()
  })
})

describe('a link to a comment in the app', () => {
  it('scrolls to the comment in the list', async () => {
    goTo('1002', '#comment-501211')
    const { view } = await openList()
    await vi.waitFor(() => expect(focused()?.id).toBe('comment-501211'))
    expect(view.queryByRole('button', { name: 'Back' })).toBeNull()
  })

  it('opens the thread of a reply, and returns from there to the list', async () => {
    goTo('1002', '#comment-501205.501206.501207')
    const comments = open()
    const view = await comments.ready()
    expect(await view.findByRole('heading', { name: 'Replies to Don Simón' })).toBeDefined()
    await vi.waitFor(() => expect(focused()?.id).toBe('comment-501207'))
    await back(view)
    await list(view)
    expect(view.queryByRole('article', { name: 'Comment by Roger dels Horts' })).toBeNull()
  })

  it('reports that the comment no longer exists', async () => {
    goTo('1002', '#comment-1.2')
    const view = await open().ready()
    expect(await view.findByText('The comment you are looking for is no longer here.')).toBeDefined()
    await back(view)
    await list(view)
  })

  it('can be followed inside a thread, and undone by going back', async () => {
    const { view } = await openThread()
    const reply = await view.findByRole('article', { name: 'Comment by Roger dels Horts' })
    await userEvent.click(within(reply).getByRole('link', { name: /ago|yesterday/ }))
    await vi.waitFor(() => expect(focused()).toBe(reply))
    expect(view.getByRole('heading', { name: 'Replies to Don Simón' })).toBeDefined()
    systemBack()
    await vi.waitFor(() => expect(window.location.hash).toBe(''))
    expect(view.getByRole('heading', { name: 'Replies to Don Simón' })).toBeDefined()
    systemBack()
    await list(view)
  })
})

it('the web view shows the article’s view on any other page', async () => {
  window.history.replaceState(null, '', '/webview/content/9999/comments')
  const { view } = await openList()
  expect(view.getByRole('textbox', { name: 'Write a comment' })).toBeDefined()
  expect(view.queryByRole('button', { name: 'Back to the article' })).toBeNull()
})
