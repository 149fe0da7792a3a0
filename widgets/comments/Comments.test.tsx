import { HttpResponse, http } from 'msw/http'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { everyByTier } from '#testing/byTier.ts'
import { holdCall } from '#testing/holdCall.ts'
import { eventually, focused, startBackend } from './comments.page.fixture.ts'

const { open, backend } = startBackend()
const listUrl = '*/api/front/comment/content/:contentId'

type View = Awaited<ReturnType<ReturnType<typeof open>['ready']>>
const list = (view: View) => view.findByRole('list')
const articles = (view: View) => view.getAllByRole('article').map((article) => article.getAttribute('aria-label'))

/** Rows get their height when they become visible, so the end moves while scrolling to it. */
const scrollToEnd = (until: () => void) =>
  vi.waitFor(() => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    until()
  })

describe('the comments', () => {
  it('load, and publish their count', async () => {
    const comments = open()
    const release = holdCall(backend(), 'comments')
    const view = await comments.ready()
    expect((await view.findByText('Loading the comments…')).closest('[role=status]')).not.toBeNull()
    release()
    expect(await view.findByRole('heading', { name: '27\u00a0comments', level: 2 })).toBeDefined()
    expect(articles(view).slice(0, 2)).toEqual(['Comment by Uri', 'Comment by Aloma del Rec'])
    expect(view.getByRole('figure').textContent).toMatch(/Which long lunch do you remember best/)
    expect(comments.onEvent).toHaveBeenCalledExactlyOnceWith('quiosc:comments-counted', {
      contentId: '1002',
      count: 27,
    })
    await comments.expectAccessible()
  })

  it('have their headline at the level of the marker', async () => {
    const view = await open({ heading: '4', fault: 'comments:500x1' }).ready()
    expect(await view.findByRole('heading', { name: 'Comments', level: 4 })).toBeDefined()
    await userEvent.click(view.getByRole('button', { name: 'Try again' }))
    expect(await view.findByRole('heading', { name: '27\u00a0comments', level: 4 })).toBeDefined()
  })

  it('can be skipped to the content after them', async () => {
    const comments = open()
    const hidden = Object.assign(document.createElement('p'), { hidden: true, textContent: 'Later' })
    const footer = Object.assign(document.createElement('footer'), { textContent: 'The newspaper' })
    comments.host.after(hidden, footer)
    onTestFinished(() => {
      hidden.remove()
      footer.remove()
    })
    const view = await comments.ready()
    const skip = await view.findByRole('button', { name: 'Skip the comments' })
    const place = () => view.getByRole('figure').getBoundingClientRect().top
    const before = place()
    expect(skip.getBoundingClientRect().width).toBe(1)
    skip.focus()
    expect(skip.getBoundingClientRect().width).toBeGreaterThan(50)
    expect(place()).toBe(before)
    await userEvent.keyboard('{Enter}')
    expect(focused()).toBe(footer)
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(footer.hasAttribute('tabindex')).toBe(false)
  })

  it('publish their count again on request', async () => {
    const comments = open()
    await list(await comments.ready())
    comments.onEvent.mockClear()
    const requestCount = (contentId: string | number) =>
      document.dispatchEvent(new CustomEvent('quiosc:comments-count-wanted', { detail: { contentId } }))
    requestCount('1001')
    requestCount(1002)
    expect(comments.onEvent).toHaveBeenCalledExactlyOnceWith('quiosc:comments-counted', {
      contentId: '1002',
      count: 27,
    })
  })

  it('can be sorted in the other order', async () => {
    const view = await open().ready()
    const before = await list(view)
    const first = articles(view)[0]
    const release = holdCall(backend(), 'comments')
    await userEvent.click(view.getByText('Oldest'))
    expect(before.getAttribute('aria-busy')).toBe('true')
    expect(articles(view)[0]).toBe(first)
    release()
    await eventually(() => expect(articles(view)[0]).toBe('Comment by Lector antic'))
    expect(before.getAttribute('aria-busy')).toBe('false')
  })

  it('keep the old order when the other one does not load, and can be retried', async () => {
    const view = await open().ready()
    await list(view)
    backend().set({ persona: 'subscriber', fault: 'comments:500x1' })
    await userEvent.click(view.getByText('Oldest'))
    expect((await view.findByRole('alert')).textContent).toContain('We could not load the comments.')
    expect(view.getByRole('radio', { name: 'Newest', checked: true })).toBeDefined()
    expect(articles(view)[0]).toBe('Comment by Uri')
    await userEvent.click(view.getByRole('button', { name: 'Try again' }))
    await eventually(() => expect(articles(view)[0]).toBe('Comment by Lector antic'))
    expect(view.getByRole('heading', { name: '27\u00a0comments' }).matches(':focus')).toBe(true)
  })

  it('use the order of the marker', async () => {
    const view = await open({ order: 'asc' }).ready()
    await list(view)
    expect(articles(view)[0]).toBe('Comment by Lector antic')
    expect(view.getByRole('radio', { name: 'Oldest', checked: true })).toBeDefined()
  })

  it('invite readers to write the first comment when there are none', async () => {
    const comments = open({ contentId: '1003' })
    const view = await comments.ready()
    expect(await view.findByText('There are no comments yet.')).toBeDefined()
    expect(view.getByText('Start the conversation.')).toBeDefined()
    expect(view.getByRole('heading', { name: 'No comments' })).toBeDefined()
    await comments.expectAccessible()
  })

  it('are read-only when they are closed', async () => {
    const view = await open({ contentId: '1004' }).ready()
    expect(await view.findByText('Comments on this article are closed.')).toBeDefined()
    expect(view.queryByRole('textbox')).toBeNull()
    expect(view.queryByRole('button', { name: /^Reply/ })).toBeNull()
    await eventually(() => expect(view.getAllByRole('article').length).toBeGreaterThan(3))
  })
})

describe('a long thread of comments', () => {
  const showMore = async (view: View) => userEvent.click(await view.findByRole('button', { name: 'Show more (1.180)' }))

  it('ends after one list page until the reader asks for more, and then grows near its end', async () => {
    const view = await open({ contentId: '1001' }).ready()
    await list(view)
    expect(view.getByRole('heading', { name: '1.200\u00a0comments' })).toBeDefined()
    // The first frame has a screenful of the page's twenty, and the others push its end down.
    await eventually(() => expect(view.getAllByRole('article')).toHaveLength(20))
    // An observer that would load the next list page has been called by the time another one is.
    let isSeen = false
    const observer = new IntersectionObserver(([entry]) => {
      isSeen ||= Boolean(entry?.isIntersecting)
    })
    observer.observe(view.getByRole('button', { name: 'Show more (1.180)' }))
    await scrollToEnd(() => expect(isSeen).toBe(true))
    observer.disconnect()
    expect(view.getAllByRole('article')).toHaveLength(20)
    expect(view.getByRole('button', { name: 'Show more (1.180)' })).toBeDefined()

    await showMore(view)
    await eventually(() => expect(view.getAllByRole('article').length).toBeGreaterThanOrEqual(40))
    expect(view.queryByRole('button', { name: /^Show more/ })).toBeNull()
    await scrollToEnd(() => expect(view.getAllByRole('article').length).toBeGreaterThanOrEqual(60))
  })

  it('keeps the position of the focus when more is requested by keyboard', async () => {
    const view = await open({ contentId: '1001' }).ready()
    const button = await view.findByRole('button', { name: 'Show more (1.180)' })
    // The first frame has a screenful of the page's twenty.
    await eventually(() => expect(view.getAllByRole('article')).toHaveLength(20))
    const last = view.getAllByRole('article').at(-1)
    button.focus()
    await userEvent.keyboard('{Enter}')
    expect(focused()).toBe(last)
  })

  it('has no button for less than one more list page', async () => {
    const view = await open({ contentId: '1002' }).ready()
    await list(view)
    await scrollToEnd(() => expect(view.getAllByRole('article').length).toBeGreaterThan(10))
    expect(view.queryByRole('button', { name: /^Show more/ })).toBeNull()
  })

  it('shows a screenful in its first frame and the other rows of the list page after it', async () => {
    const { host, ready } = open({ contentId: '1001' })
    const counts: number[] = []
    const count = () => counts.push(host.shadowRoot?.querySelectorAll('article').length ?? 0)
    const observer = new MutationObserver(count)
    if (host.shadowRoot) observer.observe(host.shadowRoot, { subtree: true, childList: true })
    const view = await ready()
    await eventually(() => expect(view.getAllByRole('article')).toHaveLength(20))
    observer.disconnect()
    expect(counts.find((shown) => shown > 0)).toBe(3)
  })

  it('does not render the existing rows again', async () => {
    const { ready, page } = open({ contentId: '1001' })
    const view = await ready()
    const rows = await list(view)
    // The reader's own likes show once the session is ready.
    await page.session.ready()
    await eventually(() => expect(view.getAllByRole('article')).toHaveLength(20))
    await new Promise(requestAnimationFrame)
    const existing = view.getAllByRole('listitem')
    const changes: MutationRecord[] = []
    const observer = new MutationObserver((records) => changes.push(...records))
    observer.observe(rows, { subtree: true, childList: true, attributes: true, characterData: true })
    await showMore(view)
    await eventually(() => expect(view.getAllByRole('article').length).toBeGreaterThanOrEqual(40))
    observer.disconnect()
    // The tests' server has no portraits: those that are missing turn into initials.
    const inRows = changes.filter(
      ({ target }) =>
        existing.some((row) => row.contains(target)) &&
        !(target instanceof Element && target.closest('.who, .q-avatar')),
    )
    expect(inRows).toEqual([])
  })

  it('keeps the comments when a list page does not load, and loads it on a press', async () => {
    const view = await open({ contentId: '1001' }).ready()
    await list(view)
    backend().set({ persona: 'subscriber', fault: 'comments:abortx1' })
    await showMore(view)
    await eventually(() => expect(view.getByRole('alert')).toBeDefined())
    expect(view.getByRole('alert').textContent).toContain('We could not load more comments.')
    expect(view.getAllByRole('article')).toHaveLength(20)
    await userEvent.click(view.getByRole('button', { name: 'Try again' }))
    await eventually(() => expect(view.getAllByRole('article').length).toBeGreaterThanOrEqual(40))
  })
})

describe('comments that do not load', () => {
  it.each(
    everyByTier(4, [
      'comments:500x1',
      'comments:404x1',
      'comments:abortx1',
      'comments:wrong-shapex1',
      'comments:malformedx1',
    ]),
  )('show their failure and can be retried: %s', async (fault) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const comments = open({ fault })
    const view = await comments.ready()
    expect((await view.findByRole('alert')).textContent).toContain('We could not load the comments.')
    expect(view.getByRole('heading', { name: 'Comments' })).toBeDefined()
    await comments.expectAccessible()
    await userEvent.click(view.getByRole('button', { name: 'Try again' }))
    expect(await view.findByRole('heading', { name: '27\u00a0comments' })).toBeDefined()
    await userEvent.tab()
    expect(view.getByRole('button', { name: 'Skip the comments' }).matches(':focus')).toBe(true)
  })

  it('load when the network returns', async () => {
    const view = await open({ fault: 'comments:abortx1' }).ready()
    await view.findByRole('alert')
    window.dispatchEvent(new Event('online'))
    expect(await view.findByRole('heading', { name: '27\u00a0comments' })).toBeDefined()
  })
})

describe('a comment’s text', () => {
  const renderComment = (body: string, more: object = {}) =>
    backend().worker.use(
      http.get(listUrl, () =>
        HttpResponse.json({
          response: {
            comments: [
              { id: 1, body, publicationDate: '2026-11-20T10:00:00Z', author: { id: 2, nick: '<b>Ada</b>' }, ...more },
            ],
            contentNumComments: 1,
          },
        }),
      ),
    )

  it('is never rendered as markup', async () => {
    const comments = open()
    renderComment('<img src=x onerror=alert(1)> javascript:alert(1)\n\nSecond')
    const view = await comments.ready()
    const article = await view.findByRole('article', { name: 'Comment by <b>Ada</b>' })
    expect(article.textContent).toContain('<img src=x onerror=alert(1)> javascript:alert(1)')
    expect(article.querySelector('img, b, .body a')).toBeNull()
  })

  it('links to web addresses with rel="nofollow ugc"', async () => {
    const comments = open()
    renderComment('See https://example.org/a. @Pol!', { mentions: [{ id: 3, nick: 'Pol' }] })
    const view = await comments.ready()
    const link = await view.findByRole('link', { name: 'https://example.org/a' })
    expect(link.getAttribute('rel')).toBe('nofollow ugc noopener noreferrer')
    expect(view.getByText('@Pol').localName).toBe('strong')
  })

  it('is replaced by a placeholder when it is deleted or pending moderation', async () => {
    const comments = open({ contentId: '1006' })
    const view = await comments.ready()
    expect(await view.findByText('Waiting for review')).toBeDefined()
    expect(await view.findByText('This comment was deleted by the person who wrote it.')).toBeDefined()
    expect(await view.findByText('This comment was removed by our moderators.')).toBeDefined()
    expect(await view.findByText('This comment was removed because it breaks the community rules.')).toBeDefined()
    await comments.expectAccessible()
  })
})
