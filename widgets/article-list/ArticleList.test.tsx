import { waitFor } from '@testing-library/dom'
import { HttpResponse, http } from 'msw/http'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { startNetwork } from '#testing/startNetwork.ts'
import { answerListPages as answer, item, openList as open } from './openList.fixture.ts'

const worker = startNetwork()

const answerListPages = (...listPages: readonly string[]) => answer(worker, ...listPages)

type View = Awaited<ReturnType<ReturnType<typeof open>['ready']>>
const more = (view: View) => view.findByRole<HTMLAnchorElement>('link', { name: 'Show more' })

it('an article list adds the next list page by keyboard, tells its number of articles and focuses the first, with a link to the page after it', async () => {
  const asked = answerListPages(item('3') + item('4'), item('5'))
  const list = open()
  const view = await list.ready()
  const button = await more(view)
  expect(button.pathname + button.search).toBe('/llista?page=2')
  expect(list.host.querySelector<HTMLElement>('[rel=next]')?.checkVisibility()).toBe(false)
  button.focus()
  await userEvent.keyboard('{Enter}')
  const next = await view.findByRole<HTMLAnchorElement>('link', { name: 'Next page' })
  expect(list.links()).toEqual(['Article 1', 'Article 2', 'Article 3', 'Article 4'])
  expect(document.activeElement?.textContent).toBe('Article 3')
  expect(view.getByRole('status').textContent).toBe('2\u00a0articles added')
  expect(next.search).toBe('?page=3')
  expect(asked).toEqual(['?page=2&format=json'])
  await list.expectAccessible()
})

it('an article list adds list page after list page where the marker says so, each once, until there are no more', async () => {
  const asked = answerListPages(item('2') + item('3'), item('4'))
  const list = open({ ajaxOnly: '' })
  const view = await list.ready()
  await userEvent.dblClick(await more(view))
  await waitFor(() => expect(list.links()).toEqual(['Article 1', 'Article 2', 'Article 3']))
  await userEvent.click(await more(view))
  await view.findByText('There are no more.')
  expect(list.links()).toEqual(['Article 1', 'Article 2', 'Article 3', 'Article 4'])
  expect(view.queryByRole('link')).toBeNull()
  expect(asked).toHaveLength(2)
})

it('an article list keeps the list and the focus when a list page fails, and retries it by the same link', async () => {
  answerListPages(item('3'))
  worker.use(http.get('*/llista', () => new HttpResponse(null, { status: 500 }), { once: true }))
  const list = open()
  const view = await list.ready()
  await userEvent.click(await more(view))
  expect((await view.findByRole('alert')).textContent).toBe('We could not load more articles.')
  expect(list.links()).toHaveLength(2)
  expect(list.host.shadowRoot?.activeElement?.textContent).toBe('Show more')
  await userEvent.keyboard('{Enter}')
  await view.findByText('There are no more.')
  expect(list.links()).toHaveLength(3)
})

it('an article list leaves the focus where the reader has moved it during the request', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  answerListPages(item('3'))
  worker.use(http.get('*/llista', () => held))
  const list = open()
  const view = await list.ready()
  await userEvent.click(await more(view))
  list.host.querySelector<HTMLElement>('li a')?.focus()
  release()
  await view.findByText('There are no more.')
  expect(document.activeElement?.textContent).toBe('Article 1')
})

it('an article list removes styles, forms and privileged widgets from a list page', async () => {
  answerListPages(`<li><a href="/3">Article 3</a><div style="position: fixed; inset: 0">Above the page</div>
    <form action="https://evil.example/"><label>Password <input type="password" name="p"></label><button>Send</button></form>
    <div data-widget="page-shell" data-service-worker="/evil.js"></div>
    <div data-widget="profile"><script type="application/json">{"links":{"premium":"/evil"}}</script></div>
    <div data-widget="follow" data-kind="author" data-id="102">Author</div></li>`)
  const list = open()
  const view = await list.ready()
  await userEvent.click(await more(view))
  await view.findByText('There are no more.')
  const added = list.host.querySelector('li:last-child')
  expect(added?.querySelectorAll('[style], form, input, script')).toHaveLength(0)
  const markers = [...(added?.querySelectorAll<HTMLElement>('[data-widget]') ?? [])]
  expect(markers.map(({ dataset }) => dataset.widget)).toEqual(['follow'])
})

const EVERYWHERE = 'width="9000" height="9000"'
const overlay = `<a href="https://evil.example/"><img alt="" ${EVERYWHERE}></a>`
const area = `<a href="https://evil.example/"><rect x="-4000" y="-4000" ${EVERYWHERE} fill="transparent"/></a>`

it.each([
  ['a dialog', `<dialog open>${overlay}</dialog>`],
  ['a popover, by a press', `<button popovertarget="over">Press</button><div popover id="over">${overlay}</div>`],
  [
    'a dialog, by a press',
    `<button command="show-modal" commandfor="over">Press</button><dialog id="over">${overlay}</dialog>`,
  ],
  [
    'a drawing that is larger than its place',
    `<svg width="1" height="1" overflow="visible" opacity="0.9">${area}</svg>`,
  ],
  ['a drawing that is scaled', `<svg width="9" height="9" transform="scale(900)">${area}</svg>`],
])('an article list lets no list page cover the window with %s', async (_, markup) => {
  answerListPages(`<li><a href="/3">Article 3</a>${markup}</li>`)
  const list = open()
  const view = await list.ready()
  await userEvent.click(await more(view))
  const end = await view.findByText('There are no more.')
  for (const button of list.host.querySelectorAll('li button')) await userEvent.click(button)
  const hit = (element: Element | null) => {
    element?.scrollIntoView({ block: 'center' })
    const { left = 0, top = 0 } = element?.getBoundingClientRect() ?? {}
    return document.elementFromPoint(left + 2, top + 2)
  }
  const first = list.host.querySelector('li a')
  expect(hit(first)).toBe(first)
  // Within the widget's shadow root.
  expect(hit(end)).toBe(list.host)
})

it('an article list gives a list page’s links to another window no way back to this one', async () => {
  answerListPages(`<li><a href="/3" target="news" rel="nofollow">Article 3</a><svg><a href="/4" target="news"></a></svg>
    <map name="m"><area href="/5" target="news"></map></li>`)
  const list = open()
  const view = await list.ready()
  await userEvent.click(await more(view))
  await view.findByText('There are no more.')
  const rels = [...list.host.querySelectorAll('[target]')].map((link) => link.getAttribute('rel'))
  expect(rels).toEqual(['nofollow noopener', 'noopener', 'noopener'])
})

it('an article list removes scripts from a list page, and keeps the markers that the publisher allows, with their options and JSON', async () => {
  const ran = vi.fn()
  Object.assign(window, { ran })
  answerListPages(`<li onclick="ran()"><a href="javascript:ran()">Article 3</a><img src="data:," onerror="ran()"><script>ran()</script>
    <style>body { display: none }</style><iframe src="/"></iframe>
    <div data-widget="poll" data-poll-id="4711"><script type="application/json">{"text":"a </b> c"}</script><p>Vote</p></div></li>`)
  const list = open({}, undefined, ['poll'])
  const view = await list.ready()
  await userEvent.click(await more(view))
  await view.findByText('There are no more.')
  const poll = list.host.querySelector<HTMLElement>('[data-widget=poll]')
  expect(poll?.dataset.pollId).toBe('4711')
  expect(poll?.querySelector(':scope > script[type="application/json"]')?.textContent).toBe('{"text":"a </b> c"}')
  const added = list.host.querySelector('li:last-child')
  expect(added?.querySelectorAll('style, iframe, [onerror], [href^="javascript"]')).toHaveLength(0)
  expect(added?.querySelectorAll('script')).toHaveLength(1)
  await userEvent.click(view.getByText('There are no more.'))
  expect(ran).not.toHaveBeenCalled()
})

it.each(['https://elsewhere.example/llista', 'javascript:alert(1)', '//elsewhere.example'])(
  'an article list ends at a link to the next list page that must not be followed: %s',
  async (href) => {
    const list = open({}, `<ul>${item('1')}</ul><a rel="next" href="${href}">Next</a>`)
    const view = await list.ready()
    expect(view.queryByRole('link')).toBeNull()
    expect(list.links()).toEqual(['Article 1'])
  },
)

it('an article list has the same length and scroll position when the reader returns to the page', async () => {
  answerListPages(item('3'), item('4'))
  const first = open({ ajaxOnly: '' })
  const view = await first.ready()
  await userEvent.click(await more(view))
  await waitFor(() => expect(first.links()).toHaveLength(3))
  await userEvent.click(await more(view))
  await view.findByText('There are no more.')
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  first.close()
  const again = open({ ajaxOnly: '' })
  await again.ready()
  await waitFor(() => expect(again.links()).toEqual(['Article 1', 'Article 2', 'Article 3', 'Article 4']))
  // A list that has come back is no news.
  expect((await again.ready()).getByRole('status').textContent).toBe('')
})

it('an article list restores the CMS’s own link when it is unmounted', async () => {
  const list = open()
  await list.ready()
  list.unmount()
  expect(list.host.querySelector<HTMLElement>('[rel=next]')?.checkVisibility()).toBe(true)
})

it('an article list uses the default in place of a wrong option', async () => {
  const view = await open({ ajaxOnly: 'always' }).ready()
  expect(await more(view)).toBeVisible()
})
