import { within } from '@testing-library/dom'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { everyByTier } from '#testing/byTier.ts'
import { holdCall } from '#testing/holdCall.ts'
import { eventually, focused, startBackend, wholePage } from '../comments.page.fixture.ts'

const { open, backend } = startBackend()

type View = Awaited<ReturnType<ReturnType<typeof open>['ready']>>
/** The first comment by somebody, with queries inside it. */
const commentBy = async (view: View, nick: string) => {
  const [article] = await view.findAllByRole('article', { name: `Comment by ${nick}` })
  if (!article) throw new Error(`No comment by ${nick}`)
  await wholePage(article)
  return { article, row: within(article.closest<HTMLElement>('.row') ?? article) }
}

/** Runs a test in a document that a CMS gave another base. */
async function underBase(href: string, see: () => Promise<void>): Promise<void> {
  const base = document.createElement('base')
  base.href = href
  document.head.append(base)
  try {
    await see()
  } finally {
    base.remove()
  }
}

it('a comment has no language for a text, because its language is unknown', async () => {
  const view = await open().ready()
  const { row } = await commentBy(view, 'Uri')
  expect(row.getByText(/./, { selector: 'p' }).getAttribute('lang')).toBe('')
})

it('a comment shows the full date beside a date that has the focus from the keyboard', async () => {
  const view = await open().ready()
  const { row } = await commentBy(view, 'Uri')
  const [date] = row.getAllByRole('link')
  if (!date) throw new Error('The comment has no date.')
  date.focus()
  // Not backwards first: the composer may be what is before it, and grows when it has the focus.
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}')
  expect(focused()).toBe(date)
  expect(row.getByRole('link', { description: / at \d\d:\d\d$/ })).toBe(date)
  expect(getComputedStyle(date, '::after').content).toContain(date.title)
})

describe('likes of a comment', () => {
  it('are counted at once and withdrawn by the next press', async () => {
    const comments = open()
    const view = await comments.ready()
    const { row } = await commentBy(view, 'Uri')
    await userEvent.click(row.getByRole('button', { name: 'Like 6', pressed: false }))
    const liked = row.getByRole('button', { name: 'Like 7', pressed: true })
    expect(await view.findByText('You like this comment.')).toBeDefined()
    await eventually(() =>
      expect(comments.onEvent).toHaveBeenCalledWith('quiosc:comment-liked', expect.objectContaining({ liked: true })),
    )
    await userEvent.click(liked)
    expect(row.getByRole('button', { name: 'Like 6', pressed: false })).toBeDefined()
    // A pending request would reach the backend of the next test.
    await eventually(() =>
      expect(comments.onEvent).toHaveBeenCalledWith('quiosc:comment-liked', expect.objectContaining({ liked: false })),
    )
  })

  it('are rolled back with a message when they fail', async () => {
    const view = await open({ fault: 'comments.like:500' }).ready()
    const { row } = await commentBy(view, 'Uri')
    const release = holdCall(backend(), 'comments.like')
    await userEvent.click(row.getByRole('button', { name: 'Like 6' }))
    expect(row.getByRole('button', { name: 'Like 7', pressed: true })).toBeDefined()
    expect(view.queryByText('You like this comment.')).toBeNull()
    release()
    expect((await row.findByRole('alert')).textContent).toMatch(/error occurred/)
    expect(row.getByRole('button', { name: 'Like 6', pressed: false })).toBeDefined()
  })

  it.each(
    everyByTier(2, [
      ['anonymous', 'To like a comment, you need a subscription', ['Subscribe', 'Already a subscriber? Sign in']],
      ['registered', 'To like a comment, you need a subscription', ['Subscribe']],
      ['subscriber-no-comments', 'Your subscription does not include commenting', ['Upgrade your subscription']],
      ['banned', 'You cannot take part in the comments', ['Write to us']],
    ] as const),
  )('are not allowed for %s, with an explanation', async (persona, title, offers) => {
    const comments = open({ persona })
    const view = await comments.ready()
    const { row } = await commentBy(view, 'Uri')
    const like = row.getByRole('button', { name: 'Like 6' })
    await userEvent.click(like)
    const dialog = await view.findByRole('dialog', { name: title })
    expect(
      within(dialog)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(offers)
    await comments.expectAccessible()
    await userEvent.keyboard('{Escape}')
    await eventually(() => expect(view.queryByRole('dialog')).toBeNull())
    expect(focused()).toBe(like)
    expect(row.getByRole('button', { name: 'Like 6', pressed: false })).toBeDefined()
  })

  it('count once the session has loaded, when they are pressed before', async () => {
    const comments = open()
    const release = holdCall(backend(), 'user.profile')
    const view = await comments.ready()
    const { row } = await commentBy(view, 'Uri')
    await userEvent.click(row.getByRole('button', { name: 'Like 6', pressed: false }))
    expect(comments.page.session.get().status).toBe('loading')
    release()
    expect(await row.findByRole('button', { name: 'Like 7', pressed: true })).toBeDefined()
    await eventually(() => expect(comments.onEvent).toHaveBeenCalledWith('quiosc:comment-liked', expect.anything()))
  })

  it('leave the dialog for banned readers to the page’s shell', async () => {
    const onShowModal = vi.fn((event: CustomEvent<{ name: string }>) => event.preventDefault())
    document.addEventListener('quiosc:show-modal', onShowModal)
    onTestFinished(() => document.removeEventListener('quiosc:show-modal', onShowModal))
    const view = await open({ persona: 'banned' }).ready()
    const { row } = await commentBy(view, 'Uri')
    for (const times of [1, 2]) {
      await userEvent.click(row.getByRole('button', { name: 'Like 6' }))
      await eventually(() => expect(onShowModal).toHaveBeenCalledTimes(times))
    }
    expect(onShowModal.mock.lastCall?.[0].detail).toEqual({ name: 'bannedComments' })
    expect(view.queryByRole('dialog')).toBeNull()
  })
})

describe('replies of a comment', () => {
  it('load when opened, level by level, and can be hidden', async () => {
    const comments = open()
    const view = await comments.ready()
    const { row } = await commentBy(view, 'Don Simón')
    await userEvent.click(row.getByRole('button', { name: 'Show 2\u00a0replies', expanded: false }))
    expect(await row.findByRole('article', { name: 'Comment by Roger dels Horts' })).toBeDefined()
    await userEvent.click(row.getByRole('button', { name: 'Show 1\u00a0reply' }))
    await eventually(() => expect(row.getAllByRole('article')).toHaveLength(4))
    await comments.expectAccessible()
    const [hide] = row.getAllByRole('button', { name: 'Hide the replies', expanded: true })
    if (hide) await userEvent.click(hide)
    expect(row.getAllByRole('article')).toHaveLength(1)
  })

  it('can be retried when they do not load', async () => {
    const view = await open({ fault: 'comments.replies:500x1' }).ready()
    const { row } = await commentBy(view, 'Don Simón')
    await userEvent.click(row.getByRole('button', { name: 'Show 2\u00a0replies' }))
    await row.findByRole('alert')
    await userEvent.click(row.getByRole('button', { name: 'Try again' }))
    expect(await row.findByRole('article', { name: 'Comment by Elisenda V.' })).toBeDefined()
  })
})

it('a reply pressed while the session is loading opens its form once it has loaded', async () => {
  const comments = open()
  const release = holdCall(backend(), 'user.profile')
  const view = await comments.ready()
  const { row } = await commentBy(view, 'Uri')
  await userEvent.click(row.getByRole('button', { name: 'Reply to Uri' }))
  expect(comments.page.session.get().status).toBe('loading')
  release()
  const form = await row.findByRole('textbox', { name: 'Write a reply to Uri' })
  await eventually(() => expect(focused()).toBe(form))
})

describe('deleting a comment', () => {
  const openDeleteDialog = async (view: View, nth: number) => {
    const [first] = await view.findAllByRole('article', { name: 'Comment by Aloma del Rec' })
    if (first) await wholePage(first)
    const article = view.getAllByRole('article', { name: 'Comment by Aloma del Rec' })[nth]
    if (!article) throw new Error('No such comment')
    await userEvent.click(
      within(article).getByRole('button', { name: 'More options for the comment by Aloma del Rec' }),
    )
    await userEvent.click(await within(article).findByRole('menuitem', { name: 'Delete the comment' }))
    const dialog = await view.findByRole('alertdialog', { name: 'Delete the comment?' })
    return { article, dialog: within(dialog) }
  }

  it('confirms, removes the comment and focuses the next one', async () => {
    const comments = open()
    const view = await comments.ready()
    const { dialog } = await openDeleteDialog(view, 0)
    await comments.expectAccessible()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete the comment' }))
    expect(await view.findByRole('heading', { name: '26\u00a0comments' })).toBeDefined()
    expect(view.queryByText(/farà un llibre/)).toBeNull()
    expect(view.queryByRole('alertdialog')).toBeNull()
    await eventually(() => expect(focused()?.getAttribute('aria-label')).toBe('Comment by Ada'))
    expect(view.getByText('The comment has been deleted.')).toBeDefined()
    expect(comments.onEvent).toHaveBeenLastCalledWith('quiosc:comments-counted', { contentId: '1002', count: 26 })
  })

  it('leaves a placeholder for a comment that has replies', async () => {
    const view = await open().ready()
    const { article, dialog } = await openDeleteDialog(view, 1)
    await userEvent.click(dialog.getByRole('button', { name: 'Delete the comment' }))
    await eventually(() => expect(article.textContent).toBe('This comment was deleted by the person who wrote it.'))
    await eventually(() => expect(focused()).toBe(article))
    expect(view.getByRole('heading', { name: '27\u00a0comments' })).toBeDefined()
  })

  it('removes it where it was deleted elsewhere on the page, and leaves the focus where it is', async () => {
    const comments = open()
    const view = await comments.ready()
    const [article] = await view.findAllByRole('article', { name: 'Comment by Aloma del Rec' })
    const here = view.getByRole('button', { name: 'Skip the comments' })
    here.focus()
    const [commentId = ''] = [...backend().backend.state.comments.values()]
      .filter(({ body }) => /farà un llibre/.test(body))
      .map(({ id }) => id)
    document.dispatchEvent(new CustomEvent('quiosc:comment-deleted', { detail: { contentId: 1002, commentId } }))
    expect(await view.findByRole('heading', { name: '26\u00a0comments' })).toBeDefined()
    expect(article?.isConnected).toBe(false)
    expect(focused()).toBe(here)
    expect(comments.onEvent).toHaveBeenLastCalledWith('quiosc:comments-counted', { contentId: '1002', count: 26 })
  })

  it('shows a failure in the dialog, and cancelling changes nothing', async () => {
    const view = await open({ fault: 'comments.delete:500' }).ready()
    const { article, dialog } = await openDeleteDialog(view, 0)
    await userEvent.click(dialog.getByRole('button', { name: 'Delete the comment' }))
    expect((await dialog.findByRole('alert')).textContent).toMatch(/error occurred/)
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await eventually(() => expect(view.queryByRole('alertdialog')).toBeNull())
    expect(article.isConnected).toBe(true)
    expect(focused()).toBe(within(article).getByRole('button', { name: /^More options/ }))
  })

  it('is offered for one’s own comments only', async () => {
    const view = await open().ready()
    const { row } = await commentBy(view, 'Uri')
    await userEvent.click(row.getByRole('button', { name: 'More options for the comment by Uri' }))
    expect(await row.findByRole('menuitem', { name: 'Report the comment' })).toBeDefined()
    expect(row.getByRole('menuitem', { name: 'Mute Uri' })).toBeDefined()
    expect(row.queryByRole('menuitem', { name: 'Delete the comment' })).toBeNull()
  })
})

describe('a link to a comment', () => {
  const go = (hash: string) => window.history.replaceState(null, '', hash)

  it('scrolls to the comment, through the replies', async () => {
    go('#comment-501205.501206.501207')
    const view = await open().ready()
    await eventually(() => expect(focused()?.textContent).toMatch(/benvingut al club dels plats nets/))
    expect(view.getAllByRole('button', { name: 'Hide the replies' })).toHaveLength(2)
  })

  it('is on every comment’s date, and works without a reload', async () => {
    const view = await open({ contentId: '1001' }).ready()
    const [first] = await view.findAllByRole('article')
    const link = within(first ?? document.body).getByRole('link', { name: /ago|yesterday|now|minute|hour/ })
    expect(link).toHaveProperty('href', expect.stringMatching(/#comment-\d+$/))
    window.location.hash = '#comment-500930'
    await eventually(() => expect(focused()?.id).toBe('comment-500930'))
  })

  it('stays on the article when the page has a <base>', async () => {
    await underBase('https://elsewhere.example/', async () => {
      const view = await open().ready()
      const { row } = await commentBy(view, 'Uri')
      const [date] = row.getAllByRole('link')
      expect(date).toHaveProperty('href', expect.stringMatching(/^http:\/\/localhost.*#comment-\d+$/))
    })
  })

  it('reports that the comment is far down, and continues on request', async () => {
    go('#comment-500001')
    const comments = open({ contentId: '1001' })
    const view = await comments.ready()
    expect(await view.findByText(/it is further down in the conversation/, {}, { timeout: 20_000 })).toBeDefined()
    const count = () => comments.host.shadowRoot?.querySelectorAll('article').length
    expect(count()).toBe(220)
    await userEvent.click(view.getByRole('button', { name: 'Keep looking' }))
    await eventually(() => expect(count()).toBe(420))
  }, 20_000)

  it('reports that the comment no longer exists', async () => {
    go('#comment-1')
    const view = await open().ready()
    expect(await view.findByText('The comment you are looking for is no longer here.')).toBeDefined()
    expect(backend().backend.state.comments.has('1')).toBe(false)
  })
})
