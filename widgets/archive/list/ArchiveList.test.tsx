import { HttpResponse, http } from 'msw/http'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { everyByTier } from '#testing/byTier.ts'
import { runAxe } from '#testing/runAxe.ts'
import { startNetwork } from '#testing/startNetwork.ts'
import { answerIssues, answerOnce, failIssues, issue, showArchive } from '../archive.fixture.tsx'

const worker = startNetwork()

type View = ReturnType<typeof showArchive>['view']
const dates = (view: View) =>
  view.getAllByRole('link', { name: /^\d\d\/11\/2026/ }).map((link) => link.textContent?.slice(0, 2))
const focused = ({ shadow }: { shadow: ShadowRoot }) => shadow.activeElement?.textContent

describe('the archive’s list of papers', () => {
  it('shows the latest edition and the previous ones, each with its cover and its PDF', async () => {
    const { queries, handler } = answerIssues()
    worker.use(handler)
    const { view, host } = showArchive()
    expect(await view.findByRole('heading', { name: 'Latest issue' })).toBeDefined()
    expect(await view.findByRole('list', { name: 'Previous issues' })).toBeDefined()
    expect(queries).toEqual(['?order=desc&page=1'])
    expect(dates(view)).toEqual(['21', '20'])

    const link = view.getByRole<HTMLAnchorElement>('link', {
      name: /^21\/11\/2026 · Daily Saturday,? 21\sNovember 2026 Read the PDF PDF, 12 MB/,
    })
    expect(link).toMatchObject({ target: '_blank', rel: 'noopener', pathname: '/pdf/21.pdf' })
    const [large, small] = view.getAllByRole<HTMLImageElement>('img', { name: 'Front page', hidden: true })
    expect(large).toMatchObject({ width: expect.any(Number), loading: 'eager' })
    expect(small?.getAttribute('src')).toMatch(/\/covers\/a_400w_20\.svg$/)
    expect(small?.getAttribute('width')).toBe('400')
    expect(small?.getAttribute('height')).toBe('571')
    expect(small).toMatchObject({ loading: 'lazy' })
    expect(view.queryByRole('group', { name: 'Order' })).toBeNull()

    const { violations } = await runAxe(host)
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  it.each([
    ['/hemeroteca', 414],
    ['/hemeroteca/edition/portclar', 414],
    ['/hemeroteca', 1280],
    ['/hemeroteca/edition/portclar', 1280],
  ])('stands in the space that was reserved for it: %s at %i px', async (path, width) => {
    const before = { width: innerWidth, height: innerHeight }
    onTestFinished(() => page.viewport(before.width, before.height))
    await page.viewport(width, before.height)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    worker.use(answerIssues().handler)
    // Answers nothing itself: once it is released, the papers' own handler does.
    worker.use(http.get('*/api/front/archive/publications', () => released))
    const { shadow, view } = showArchive({ path })
    const covers = () => shadow.querySelector('.issues .cover')?.getBoundingClientRect() ?? new DOMRect()
    await vi.waitFor(() => expect(covers().width).toBeGreaterThan(0))
    const kept = covers()
    release()
    await view.findAllByRole('link', { name: /^21\/11\/2026/ })
    expect(Math.abs(covers().top - kept.top)).toBeLessThan(4)
    expect(covers().left).toBe(kept.left)
  })

  it('loads a further list page on demand and focuses its first paper, until there are no more', async () => {
    const { queries, handler } = answerIssues()
    worker.use(handler)
    const shown = showArchive()
    const { view } = shown
    const more = await view.findByRole<HTMLAnchorElement>('link', { name: 'Show more' })
    expect(more.pathname).toBe('/hemeroteca/2')
    await userEvent.click(more)
    await vi.waitFor(() => expect(dates(view)).toEqual(['21', '20', '19', '18']))
    expect(focused(shown)).toMatch(/^19\/11\/2026/)
    await userEvent.dblClick(view.getByRole('link', { name: 'Show more' }))
    await view.findByText('There are no more.')
    expect(queries).toEqual(['?order=desc&page=1', '?order=desc&page=2', '?order=desc&page=3'])
    expect(view.queryByRole('link', { name: 'Show more' })).toBeNull()
  })

  it('has an address for each further list page, with a link back', async () => {
    const { queries, handler } = answerIssues()
    worker.use(handler)
    const { view, place } = showArchive({ path: '/hemeroteca/2?a=1' })
    await view.findByRole('heading', { name: 'Previous issues, page 2' })
    await vi.waitFor(() => expect(dates(view)).toEqual(['19', '18']))
    await userEvent.click(view.getByRole('link', { name: 'More recent issues' }))
    await view.findByRole('list', { name: 'Previous issues' })
    expect(place()).toBe('/hemeroteca?a=1')
    expect(queries).toEqual(['?order=desc&page=2', '?order=desc&page=1'])
  })

  it('offers an order where there are two, and none for a single paper', async () => {
    worker.use(answerIssues(2).handler)
    const two = showArchive({ path: '/hemeroteca/edition/portclar' })
    expect(await two.view.findByRole('group', { name: 'Order' })).toBeVisible()
    worker.use(answerIssues(1).handler)
    const one = showArchive({ path: '/hemeroteca/edition/portclar' })
    await one.view.findByRole('link', { name: /^21/ })
    expect(one.view.queryByRole('group', { name: 'Order' })).toBeNull()
  })

  it('notifies the page and the publisher when a paper is opened', async () => {
    worker.use(answerIssues().handler)
    const { view, emit, track } = showArchive()
    const link = await view.findByRole('link', { name: /^20\/11/ })
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    expect(emit).toHaveBeenCalledExactlyOnceWith('quiosc:archive-opened', { pdfId: '1020' })
    expect(track).toHaveBeenCalledExactlyOnceWith({ category: 'archive', action: 'open', label: 'Daily 20/11/2026' })
  })

  it('does not link to an address off the site, and shows that the PDF is missing', async () => {
    const items = [
      { ...issue(21), pdf: { url: 'https://elsewhere.example/a.pdf', filesize: null, filename: null } },
      { ...issue(20), pdf: null, image: { url: 'javascript:alert(1)', alt: null }, type: null },
    ]
    worker.use(answerOnce({ items, currentPage: 1, numPages: 1, totalItems: 2, editions: null }))
    const { view, report } = showArchive()
    expect(await view.findAllByText('PDF not available')).toHaveLength(2)
    expect(view.queryByRole('link', { name: /2026/ })).toBeNull()
    expect(view.getAllByRole('img', { hidden: true })).toHaveLength(1)
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: expect.stringContaining('elsewhere') }),
      'archive',
    )
  })

  it('shows a message when there are no papers yet', async () => {
    worker.use(answerOnce({ items: [], currentPage: 1, numPages: 0, totalItems: 0 }))
    const { view } = showArchive()
    expect(await view.findByText('The print issues will be here. There are none yet.')).toBeDefined()
  })
})

describe('the archive’s list that does not load', () => {
  it.each(
    everyByTier(3, [
      ['500', () => new HttpResponse(null, { status: 500 }), /^We could not load the print issues\.$/],
      ['no connection', () => HttpResponse.error(), /^We could not load the print issues\.$/],
      ['401', () => new HttpResponse(null, { status: 401 }), /^You are not authorized/],
      ['403', () => new HttpResponse(null, { status: 403 }), /^You are not authorized/],
      ['404', () => new HttpResponse(null, { status: 404 }), /^We could not load the print issues\.$/],
      [
        'a wrong shape',
        () => HttpResponse.json({ response: { items: 'none' } }),
        /^We could not load the print issues\.$/,
      ],
      [
        'no JSON',
        () => new HttpResponse('<html>', { headers: { 'content-type': 'application/json' } }),
        /^We could not load the print issues\.$/,
      ],
    ]),
  )('is named in the failure %s, and can be retried', async (_, response, text) => {
    worker.use(failIssues(response), answerIssues().handler)
    const shown = showArchive()
    const alert = await shown.view.findByRole('alert')
    expect(alert.textContent).toMatch(text)
    await userEvent.click(shown.view.getByRole('button', { name: 'Try again' }))
    await shown.view.findByRole('list', { name: 'Previous issues' })
    expect(focused(shown)).toBe('Latest issue')
  })

  it('keeps the papers when the next list page fails, whose link retries', async () => {
    worker.use(answerIssues().handler)
    const shown = showArchive()
    const { view } = shown
    const more = await view.findByRole('link', { name: 'Show more' })
    worker.use(failIssues(() => new HttpResponse(null, { status: 500 })))
    await userEvent.click(more)
    // The link below tries again, so the text does not say “later”.
    expect((await view.findByRole('alert')).textContent).toBe('We could not load the print issues.')
    expect(dates(view)).toEqual(['21', '20'])
    expect(focused(shown)).toBe('Show more')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(dates(view)).toEqual(['21', '20', '19', '18']))
    expect(view.queryByRole('alert')).toBeNull()
  })
})
