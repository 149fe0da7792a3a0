import { fireEvent } from '@testing-library/dom'
import { HttpResponse, http } from 'msw/http'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { firstByTier } from '#testing/byTier.ts'
import { resizeWindow } from '#testing/resizeWindow.ts'
import { startHeaders } from '../header.fixture.ts'

const { open, backend } = startHeaders()

/** Opens the search on a wide screen. @returns Also its field, once it suggests. */
async function openSearch(scene: Parameters<typeof open>[0] = {}) {
  await resizeWindow(1280)
  const header = open(scene)
  const view = await header.ready()
  await userEvent.click(view.getByRole('button', { name: 'Search' }))
  const field = await view.findByRole<HTMLInputElement>('combobox', { name: 'Search the newspaper' })
  return { ...header, view, field }
}

const optionsOf = ({ view }: Pick<Awaited<ReturnType<typeof openSearch>>, 'view'>) =>
  view.findAllByRole('option').then((options) => options.map(({ textContent }) => textContent))

describe('the header’s search', () => {
  it('has the focus when it opens, and is sent to the page of results', async () => {
    const { field, view } = await openSearch()
    expect(field.matches(':focus')).toBe(true)
    const form = view.getByRole<HTMLFormElement>('search')
    const sent = vi.fn((event: Event) => event.preventDefault())
    form.addEventListener('submit', sent)
    await userEvent.keyboard('{Enter}')
    // Nothing to search for.
    expect(sent.mock.calls[0]?.[0].defaultPrevented).toBe(true)
    expect([new URL(form.action).pathname, form.method, field.name]).toEqual(['/cercador', 'get', 'text'])
  })

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'keeps its list, its text and itself at an Escape that ends a composition: %j',
    async (composition) => {
      const { field, view } = await openSearch()
      await userEvent.keyboard('the')
      await view.findAllByRole('option')
      const escapeKey = { key: 'Escape', bubbles: true, cancelable: true, composed: true, ...composition }
      field.dispatchEvent(new KeyboardEvent('keydown', escapeKey))
      expect(view.getAllByRole('option').length).toBeGreaterThan(0)
      await userEvent.keyboard('{Escape}')
      await vi.waitFor(() => expect(view.queryAllByRole('option')).toEqual([]))
      field.dispatchEvent(new KeyboardEvent('keydown', escapeKey))
      expect([field.value, field.checkVisibility()]).toEqual(['the', true])
    },
  )

  it('is used by keyboard alone: arrows move through the suggestions and back, Enter follows one', async () => {
    const header = await openSearch()
    const { view, field, assign } = header
    expect(field.getAttribute('aria-expanded')).toBe('false')
    await userEvent.keyboard('the')
    expect((await optionsOf(header)).length).toBeGreaterThan(2)
    expect(field.getAttribute('aria-expanded')).toBe('true')
    await header.expectAccessible()
    const list = view.getByRole('listbox', { name: 'Suggestions' })
    expect(field.getAttribute('aria-controls')).toBe(list.id)
    const active = () =>
      view.getAllByRole('option').findIndex(({ id }) => id === field.getAttribute('aria-activedescendant'))
    await userEvent.keyboard('{ArrowDown}')
    await vi.waitFor(() => expect(active()).toBe(0))
    await userEvent.keyboard('{ArrowUp}')
    await vi.waitFor(() => expect(active()).toBe(-1))
    await userEvent.keyboard('{ArrowUp}')
    await vi.waitFor(() => expect(active()).toBe(view.getAllByRole('option').length - 1))
    await userEvent.keyboard('{Home}')
    await vi.waitFor(() => expect(active()).toBe(-1))
    expect(field.selectionStart).toBe(0)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await vi.waitFor(() => expect(active()).toBe(1))
    expect(field.matches(':focus')).toBe(true)
    await userEvent.keyboard('{Enter}')
    expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\/.+\.html$/))
  })

  it('closes step by step with Escape: the list, the text, the search', async () => {
    const { view, field } = await openSearch()
    await userEvent.keyboard('the')
    await view.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    expect(view.queryByRole('listbox')).toBeNull()
    expect(field.value).toBe('the')
    await userEvent.keyboard('{ArrowDown}')
    expect(view.getByRole('listbox')).toBeDefined()
    await userEvent.keyboard('{Escape}{Escape}')
    expect(field.value).toBe('')
    await userEvent.keyboard('{Escape}')
    expect(view.queryByRole('search')).toBeNull()
    expect(view.getByRole('button', { name: 'Search' }).matches(':focus')).toBe(true)
  })

  it('closes the list with Alt and the up arrow, and when the focus moves on', async () => {
    const { view, field } = await openSearch()
    await userEvent.keyboard('the')
    await view.findByRole('listbox')
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(view.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    expect(view.getByRole('listbox')).toBeDefined()
    await userEvent.tab()
    expect(view.queryByRole('listbox')).toBeNull()
    expect(field.matches(':focus')).toBe(false)
    expect(view.getByRole('search')).toBeDefined()
  })

  it('follows a suggestion that is pressed', async () => {
    const { view, assign } = await openSearch()
    await userEvent.keyboard('seafront')
    await userEvent.click(await view.findByRole('option', { name: /The seafront will close to cars/ }))
    expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('_1_1001.html'))
  })

  it('suggests ten contents at most, and announces their number', async () => {
    const header = await openSearch()
    const results = Array.from({ length: 14 }, (_, index) => ({ title: `Content ${index}`, url: `/${index}.html` }))
    backend().worker.use(http.get('*/api/front/search', () => HttpResponse.json({ response: { results } })))
    await userEvent.keyboard('content')
    expect(await optionsOf(header)).toHaveLength(10)
    expect(await header.view.findByText('10 suggestions')).toBeDefined()
  })

  it('announces that nothing was found', async () => {
    const header = await openSearch()
    await userEvent.keyboard('xyzzy')
    expect(await header.view.findByText('Nothing found for “xyzzy”.')).toBeDefined()
    expect(header.field.getAttribute('aria-expanded')).toBe('false')
    await header.expectAccessible()
  })

  it.each(
    firstByTier(
      [
        ['500', 'An error occurred while making the request. Please try again later.'],
        ['abort', 'Unable to connect to the server. Please try again later.'],
        ['malformed', 'Something went wrong. Try again later.'],
      ],
      1,
    ),
  )('shows the failure’s reason after %s, and searches again with the next letter', async (fault, text) => {
    const header = await openSearch({ fault: `search:${fault}` })
    await userEvent.keyboard('seafron')
    expect(await header.view.findByText(text)).toBeDefined()
    // Until here: letters that are typed slowly send more than one request.
    backend().set({})
    await userEvent.keyboard('t')
    expect(await optionsOf(header)).toHaveLength(1)
  })

  it('does not submit on an Enter that ends a composition', async () => {
    const { view, field, assign } = await openSearch()
    await userEvent.keyboard('the')
    await view.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}')
    await vi.waitFor(() => expect(field.getAttribute('aria-activedescendant')).not.toBeNull())
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    expect(assign).not.toHaveBeenCalled()
  })

  it('asks the publisher’s own source, without the reader’s token', async () => {
    const asked = vi.fn()
    const header = await openSearch({ persona: 'subscriber', options: { searchSource: 'cerca/titulars' } })
    backend().worker.use(
      http.get('*/api/front/cerca/titulars', ({ request }) => {
        asked(new URL(request.url).search, request.headers.get('x-bbnxauthorization'))
        return HttpResponse.json({ response: { results: [{ title: 'The sea front', url: '/1001.html' }] } })
      }),
    )
    await userEvent.fill(header.field, 'sea front')
    expect(await optionsOf(header)).toHaveLength(1)
    expect(asked).toHaveBeenCalledExactlyOnceWith('?text=sea+front&limit=10', null)
  })

  it('is a plain form where the publisher has no source', async () => {
    await resizeWindow(1280)
    const view = await open({ options: { searchSource: 'none' } }).ready()
    await userEvent.click(view.getByRole('button', { name: 'Search' }))
    await userEvent.keyboard('the')
    expect(view.getByRole('searchbox', { name: 'Search the newspaper' })).toBeDefined()
    expect(view.queryByRole('combobox')).toBeNull()
  })
})
