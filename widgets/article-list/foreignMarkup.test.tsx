import { HttpResponse, http } from 'msw/http'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { startNetwork } from '#testing/startNetwork.ts'
import { answerListPages, item, openList } from './openList.fixture.ts'

const worker = startNetwork()

type List = ReturnType<typeof openList>

async function loadMore(list: List) {
  const view = await list.ready()
  await userEvent.click(await view.findByRole('link', { name: 'Show more' }))
  await view.findByText('There are no more.')
}

const section = '<a href="/ciutat/">City</a>'
const author = '<a href="/autors/clara" rel="author">Clara</a>'
const share = (name: string) => `<a href="https://x.example/?u=${name}">X</a>`

it.each([
  ['its section', (name: string) => `<li>${section}<h3><a href="/ciutat/${name}.html">A ${name}</a></h3></li>`],
  ['its author', (name: string) => `<li>${author}<a href="/ciutat/${name}.html"><h3>A ${name}</h3></a></li>`],
  [
    'a button to share it',
    (name: string) => `<li>${share('same')}<p><a href="/ciutat/${name}.html">A ${name}</a></p></li>`,
  ],
  [
    'its section alone, with its address beside',
    (name: string) => `<li data-item-url="/ciutat/${name}.html">${section}</li>`,
  ],
])('an article whose first link is %s does not count as a duplicate', async (_, card) => {
  answerListPages(worker, ['2', '3', '4'].map(card).join(''))
  const list = openList({}, `<ul data-list>${card('1')}${card('2')}</ul><a rel="next" href="/llista?page=2">Next</a>`)
  await loadMore(list)
  expect(list.host.querySelectorAll('li')).toHaveLength(4)
})

it('a list page keeps icons of the page’s own sprite, custom elements that are markers, and lazy pictures with their stand-ins', async () => {
  const ran = vi.fn()
  Object.assign(window, { ran })
  answerListPages(
    worker,
    `<li><a href="/3">Article 3</a><svg class="own"><use href="#icon-share"></use></svg>
    <svg class="other"><use href="https://evil.example/a.svg#x"></use></svg>
    <x-follow data-widget="follow" data-kind="author" data-id="102">Author</x-follow><x-other>words</x-other>
    <img class="lazy" data-src="/a.jpg" alt="A"><noscript><img src="/a.jpg" alt="A" onerror="ran()"></noscript></li>`,
  )
  const list = openList()
  await loadMore(list)
  const added = list.host.querySelector('li:last-child')
  expect(added?.querySelector('.own use')?.getAttribute('href')).toBe('#icon-share')
  expect(added?.querySelector('.other use')).toBeNull()
  expect(added?.querySelector<HTMLElement>('x-follow')?.dataset.widget).toBe('follow')
  expect(added?.querySelector('x-other')).toBeNull()
  expect(added?.textContent).toContain('words')
  expect(added?.querySelectorAll('img')).toHaveLength(1)
  expect(added?.querySelector('noscript')?.textContent).toBe('<img src="/a.jpg" alt="A">')
  expect(ran).not.toHaveBeenCalled()
})

it('markup that is removed from a list page is reported once', async () => {
  answerListPages(
    worker,
    `<li onclick="go()"><a href="/3">Article 3</a><script>go()</script><iframe src="/"></iframe>
    <div data-widget="profile">Profile</div>
    <div data-widget="follow" data-kind="author"><script type="application/json">{"id":"1"}</script></div></li>`,
  )
  const list = openList()
  await loadMore(list)
  expect(list.report).toHaveBeenCalledOnce()
  const [error] = list.report.mock.calls[0] ?? []
  for (const part of ['<script>', '<iframe>', 'onclick', 'the marker of “profile”'])
    expect(String(error)).toContain(part)
})

it.each([
  ['a handler beside a lazy picture', '<noscript><img src="/a.jpg" alt="A" onerror="go()"></noscript>', 'onerror'],
  ['a script without scripts', '<noscript><script src="/a.js"></script></noscript>', '<script>'],
  ['a style beside a lazy picture', '<noscript><img src="/a.jpg" alt="A" style="top: 0"></noscript>', 'style'],
  ['a layer without scripts', '<noscript><dialog open>Over the page</dialog></noscript>', '<dialog>'],
  [
    'a button that opens a layer, without scripts',
    '<noscript><button popovertarget="x">Press</button></noscript>',
    'popovertarget',
  ],
  ['a marker without scripts', '<noscript><div data-widget="page-shell"></div></noscript>', 'data-widget'],
  ['a marker in a template', '<template><div data-widget="page-shell"></div></template>', '<template>'],
  [
    'a drawing of another file in a template',
    '<template><svg><use href="https://evil.example/a.svg#x"></use></svg></template>',
    '<template>',
  ],
  [
    'an element that moves a drawing',
    '<svg><animateTransform attributeName="transform" type="scale" to="99" /></svg>',
    '<animateTransform>',
  ],
  ['a filter', '<svg width="1" height="1" filter="blur(9px)"></svg>', 'filter'],
  ['an attribute that lets a drawing overflow', '<svg width="1" height="1" overflow="visible"></svg>', 'overflow'],
  ['an attribute that enlarges a drawing', '<svg width="1" height="1" transform="scale(9)"></svg>', 'transform'],
])('markup of a list page is reported as removed: %s', async (_, markup, name) => {
  answerListPages(worker, `<li><a href="/3">Article 3</a>${markup}</li>`)
  const list = openList()
  await loadMore(list)
  expect(list.report.mock.calls.map(String)).toEqual([expect.stringMatching(`is shown without ${name}(,|$)`)])
  expect(list.host.querySelector('li:last-child')?.innerHTML).not.toContain(
    name.endsWith('>') ? name.slice(0, -1) : `${name}=`,
  )
})

it('a list page that is shown as it is causes no report', async () => {
  answerListPages(worker, item('3'))
  const list = openList()
  await loadMore(list)
  expect(list.report).not.toHaveBeenCalled()
})

it('a list page is loaded where a page’s scripts have replaced window.Request', async () => {
  answerListPages(worker, item('3'))
  vi.stubGlobal('Request', class {})
  const list = openList()
  await loadMore(list)
  expect(list.links()).toHaveLength(3)
})

it('a failed list page is in the page’s list of failed requests, and dispatched as an event', async () => {
  worker.use(http.get('*/llista', () => new HttpResponse(null, { status: 403 })))
  const told = vi.fn()
  document.addEventListener('quiosc:request-failed', (event) => told(event.detail), { once: true })
  const list = openList()
  const view = await list.ready()
  await userEvent.click(await view.findByRole('link', { name: 'Show more' }))
  await view.findByRole('alert')
  const failedCall = { apiInfo: { type: 'http 403', text: 'GET /llista' }, forbidden: true }
  expect(list.page.errors.get()).toEqual([expect.objectContaining(failedCall)])
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(failedCall))
})

it('a list page’s marker keeps its JSON block wherever its CMS has put it', async () => {
  answerListPages(
    worker,
    `<li><a href="/3">Article 3</a><div data-widget="carousel"><p><script type="application/json">{"title":"More"}</script></p></div></li>`,
  )
  const list = openList()
  await loadMore(list)
  const block = list.host.querySelector('li:last-child [data-widget="carousel"] script[type="application/json"]')
  expect(block?.textContent).toBe('{"title":"More"}')
})

it('a list page loses the library’s own attributes', async () => {
  answerListPages(
    worker,
    '<li><a href="/3">Article 3</a><p data-quiosc-config hidden>{"apiBase":"https://evil.example/api"}</p><b data-quiosc-light data-kept="1">b</b></li>',
  )
  const list = openList()
  await loadMore(list)
  const added = list.host.querySelector('li:last-child')
  expect(added?.querySelector('p')?.getAttributeNames()).toEqual(['hidden'])
  expect(added?.querySelector('b')?.getAttributeNames()).toEqual(['data-kept'])
})
