import { within } from '@testing-library/dom'
import { http } from 'msw/http'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { recordAnnouncements } from '#testing/recordAnnouncements.ts'
import { startNetwork } from '#testing/startNetwork.ts'
import { createBackend, openPage } from './save-to-list.fixture.tsx'

const worker = startNetwork()

type View = ReturnType<ReturnType<typeof openPage>['show']>['view']

function showButton(given: Parameters<typeof createBackend>[0] = {}, options: Record<string, string> = {}) {
  const backend = createBackend(given)
  worker.use(...backend.handlers)
  const page = openPage()
  return { ...backend, ...page, ...page.show(options) }
}
const press = async (view: View, name: string | RegExp) => userEvent.click(await view.findByRole('button', { name }))
const box = (view: View, name: string | RegExp) => view.findByRole('checkbox', { name })
const SAVED = /^Saved\. Change/
const DIALOG = 'Lists for this article'

describe('the button to save', () => {
  it('shows whether the article is saved, in sync with its other buttons', async () => {
    const backend = createBackend({ saved: [1001] })
    worker.use(...backend.handlers)
    const { show } = openPage()
    const [one, two, other] = [show(), show({ title: 'The lighthouse' }), show({ contentId: '1002' })]
    expect(await one.view.findByRole('button', { name: SAVED })).toBeDefined()
    const name = 'Saved. Change the lists of the article: The lighthouse'
    expect(await two.view.findByRole('button', { name })).toBeDefined()
    expect(other.view.getByRole('button', { name: 'Save article' }).textContent).toBe('Save')
    expect(backend.requests.map(({ call }) => call)).toEqual(['GET user/interest'])

    await press(other.view, 'Save article')
    expect(await other.view.findByRole('button', { name: SAVED })).toBeDefined()
  })

  it('has its icon in its middle where the page hides the word', async () => {
    worker.use(...createBackend().handlers)
    const { view } = openPage({ as: 'visitor' }).show()
    const button = await view.findByRole('button', { name: 'Save article' })
    const label = button.querySelector<HTMLElement>('[part=label]')
    label?.style.setProperty('display', 'none')
    const middle = (part: Element | null) => {
      const { left, width } = part?.getBoundingClientRect() ?? new DOMRect()
      return left + width / 2
    }
    expect(middle(button.querySelector('svg'))).toBeCloseTo(middle(button), 0)
  })

  it('opens the login prompt for a visitor, and sends no request', async () => {
    const backend = createBackend()
    worker.use(...backend.handlers)
    const { open, show } = openPage({ as: 'visitor' })
    const { view } = show()
    await press(view, 'Save article')
    await vi.waitFor(() =>
      expect(open).toHaveBeenCalledExactlyOnceWith('login-prompt', { reason: 'save', id: '1001', detail: undefined }),
    )
    expect(view.queryByRole('dialog')).toBeNull()
    expect(backend.requests).toEqual([])
  })

  it('opens a dialog that names the article', async () => {
    worker.use(...createBackend({ saved: [1001] }).handlers)
    const { view } = openPage().show({ title: 'The lighthouse' })
    await press(view, 'Saved. Change the lists of the article: The lighthouse')
    const dialog = within(await view.findByRole('dialog', { name: `${DIALOG} The lighthouse` }))
    expect(await dialog.findAllByRole('checkbox')).not.toEqual([])
  })

  it('opens one dialog on a double click', async () => {
    const { view } = showButton({ saved: [1001] })
    await userEvent.dblClick(await view.findByRole('button', { name: SAVED }))
    expect(await view.findAllByRole('dialog')).toHaveLength(1)
  })
})

describe('a save to lists', () => {
  it('to the default list takes one press, without a dialog, and is confirmed', async () => {
    const { view, writes, snackbars, events, track } = showButton()
    await press(view, 'Save article')
    const button = await view.findByRole('button', { name: SAVED })
    expect(button.matches(':focus')).toBe(true)
    expect(view.queryByRole('dialog')).toBeNull()
    expect(writes().map(({ call }) => call)).toEqual(['GET user/content/1001/save'])
    // Without a button (content-features §8): the bookmark itself leads to the lists.
    expect(snackbars).toEqual([{ kind: 'success', text: 'Article saved.' }])
    expect(events).toEqual(['quiosc:saved 1001'])
    expect(track).toHaveBeenCalledExactlyOnceWith({ category: 'content', action: 'save', label: '1001' })

    await press(view, SAVED)
    expect((await box(view, /^All saved articles/)).matches(':checked')).toBe(true)
  })

  it('is announced once, by the snackbar, while the button shows only progress', async () => {
    const { view, snackbars } = showButton()
    const button = await view.findByRole('button', { name: 'Save article' })
    const said = recordAnnouncements(button.getRootNode())
    await userEvent.click(button)
    await view.findByRole('button', { name: SAVED })
    await vi.waitFor(() => expect(snackbars).toEqual([{ kind: 'success', text: 'Article saved.' }]))
    expect(said.filter((text) => text !== 'Saving…')).toEqual([])
  })

  it('sends one request for two presses', async () => {
    const { view, writes, events } = showButton()
    await userEvent.dblClick(view.getByRole('button', { name: 'Save article' }))
    await view.findByRole('button', { name: SAVED })
    await vi.waitFor(() => expect(events).toEqual(['quiosc:saved 1001']))
    expect(writes()).toHaveLength(1)
  })

  it('is answered as done already, when the press comes before the page knows', async () => {
    const { view, writes, snackbars } = showButton({ saved: [1001] })
    let answer = () => {}
    const released = new Promise<void>((resolve) => (answer = resolve))
    worker.use(http.get('*/user/interest', () => released))
    await press(view, 'Save article')
    answer()
    expect(await view.findByRole('button', { name: SAVED })).toBeDefined()
    await vi.waitFor(() => expect(snackbars).toEqual([{ kind: 'success', text: 'Article saved.' }]))
    expect(writes()).toEqual([])
  })

  it('sends the lists to add the article to and those to remove it from', async () => {
    const { view, writes } = showButton({ saved: [1001] })
    await press(view, SAVED)
    expect((await view.findByRole('button', { name: 'Save' })).matches(':disabled')).toBe(true)
    await userEvent.click(await box(view, /^Receptes/))
    await userEvent.click(await box(view, /^Per més tard/))
    await press(view, 'Save')
    await vi.waitFor(() => expect(writes()).toHaveLength(1))
    expect(writes()[0]?.body).toEqual({ contentId: '1001', saveLists: ['3'], deleteLists: ['2'] })
  })

  it('works by keyboard from start to end', async () => {
    const { view, writes } = showButton()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect((await view.findByRole('button', { name: SAVED })).matches(':focus')).toBe(true)
    await userEvent.keyboard('{Enter}')
    const dialog = await view.findByRole('dialog', { name: DIALOG })
    expect(dialog.contains(document.activeElement?.shadowRoot?.activeElement ?? null)).toBe(true)
    const later = await box(view, /^Per més tard/)
    while (!later.matches(':focus')) await userEvent.tab()
    await userEvent.keyboard(' ')
    while (!view.getByRole('button', { name: 'Save' }).matches(':focus')) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(writes()[1]?.body).toMatchObject({ saveLists: ['3'] }))
    await vi.waitFor(() => expect(view.getByRole('button', { name: SAVED }).matches(':focus')).toBe(true))
  })

  it('changes nothing when the reader closes the dialog', async () => {
    const { view, writes, snackbars } = showButton({ saved: [1001] })
    await press(view, SAVED)
    await userEvent.click(await box(view, /^Per més tard/))
    await userEvent.keyboard('{Escape}')
    expect(view.queryByRole('dialog')).toBeNull()
    expect(view.getByRole('button', { name: SAVED }).matches(':focus')).toBe(true)
    expect([writes(), snackbars]).toEqual([[], []])
  })
})

describe('a new list in the dialog', () => {
  it('is checked once created, and the article is saved to it with the others', async () => {
    const { view, writes, snackbars } = showButton({ saved: [1001] })
    await press(view, SAVED)
    await press(view, 'Create a list')
    const name = await view.findByRole('textbox', { name: 'Name of the list' })
    expect(name.matches(':focus')).toBe(true)
    await userEvent.keyboard('Nova{Enter}')
    const created = await box(view, /^Nova/)
    expect(created.matches(':checked:focus')).toBe(true)
    expect(snackbars).toEqual([{ kind: 'success', text: 'List created.' }])
    await press(view, 'Save')
    await vi.waitFor(() => expect(writes()).toHaveLength(2))
    expect(writes().map(({ body }) => body)).toEqual([
      { listName: 'Nova' },
      { contentId: '1001', saveLists: ['9'], deleteLists: [] },
    ])
  })

  it('requires a name before it sends a request', async () => {
    const { view, writes } = showButton({ saved: [1001] })
    await press(view, SAVED)
    await press(view, 'Create a list')
    await press(view, 'Create list')
    const name = view.getByRole('textbox', { name: 'Name of the list', description: 'Give the list a name.' })
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(writes()).toEqual([])
  })

  it('returns to the lists and keeps the typed name, even after closing the dialog', async () => {
    const { view } = showButton({ saved: [1001] })
    await press(view, SAVED)
    await press(view, 'Create a list')
    await userEvent.keyboard('Viatges')
    await press(view, 'Back to your lists')
    expect((await view.findByRole('button', { name: 'Create a list' })).matches(':focus')).toBe(true)
    await userEvent.keyboard('{Escape}')
    await press(view, SAVED)
    await press(view, 'Create a list')
    expect(await view.findByDisplayValue('Viatges')).toBeDefined()
  })
})

describe('removing an article from all lists', () => {
  const requestDelete = async (view: View) => {
    await press(view, SAVED)
    await userEvent.click(await box(view, /^All saved articles/))
    return view.findByRole('alertdialog', { name: 'Remove this from your saved articles?' })
  }

  it('needs a confirmation, and can be undone from the snackbar', async () => {
    const { view, writes, snackbars, events, track } = showButton({ saved: [1001] })
    await requestDelete(view)
    expect(view.getByRole('button', { name: 'Cancel' }).matches(':focus')).toBe(true)
    await press(view, 'Remove')
    expect(await view.findByRole('button', { name: 'Save article' })).toBeDefined()
    await vi.waitFor(() => expect(events).toEqual(['quiosc:unsaved 1001']))
    expect(writes()).toEqual([{ call: 'DELETE user/content/1001', body: '' }])
    expect(track).toHaveBeenCalledExactlyOnceWith({ category: 'content', action: 'unsave', label: '1001' })
    expect(snackbars).toMatchObject([{ text: 'Article removed from your lists.', action: { label: 'Undo' } }])

    snackbars[0]?.action?.run()
    expect(await view.findByRole('button', { name: SAVED })).toBeDefined()
    await vi.waitFor(() => expect(events).toEqual(['quiosc:unsaved 1001', 'quiosc:saved 1001']))
    expect(writes()[1]?.body).toEqual({ contentId: '1001', saveLists: ['2'], deleteLists: [] })
    expect(snackbars[1]).toEqual({ kind: 'success', text: 'Article saved.' })
  })

  it('is undone in the lists of a dialog that is open again', async () => {
    const { view, snackbars } = showButton({ saved: [1001] })
    await requestDelete(view)
    await press(view, 'Remove')
    await press(view, 'Save article')
    await press(view, SAVED)
    const recipes = await box(view, /^Receptes/)
    expect(recipes.matches(':checked')).toBe(false)
    snackbars[0]?.action?.run()
    await vi.waitFor(() => expect(recipes.matches(':checked')).toBe(true))
    expect(view.getByRole('button', { name: 'Save' }).matches(':disabled')).toBe(true)
  })

  it('changes nothing when the reader cancels', async () => {
    const { view, writes } = showButton({ saved: [1001] })
    await requestDelete(view)
    await press(view, 'Cancel')
    expect((await box(view, /^All saved articles/)).matches(':checked:focus')).toBe(true)
    expect((await box(view, /^Receptes/)).matches(':checked')).toBe(true)
    expect(writes()).toEqual([])
  })
})

describe('a hundred lists in the dialog', () => {
  it('load as two list pages and can be filtered by typing', async () => {
    const { view, requests } = showButton({ saved: [1001], many: 97 })
    await press(view, SAVED)
    const search = await view.findByRole('searchbox', { name: 'Find a list' })
    expect(view.getAllByRole('checkbox')).toHaveLength(100)
    expect(requests.filter(({ call }) => call.includes('?page=')).map(({ call }) => call)).toEqual([
      'GET user/favourite-list?page=1',
      'GET user/favourite-list?page=2',
    ])
    await userEvent.type(search, 'list 42')
    expect(view.getAllByRole('checkbox')).toHaveLength(2)
    expect(view.getByRole('status').textContent).toBe('1\u00a0list')
    await userEvent.click(await box(view, /^List 42/))
    await userEvent.clear(search)
    expect((await box(view, /^List 42/)).matches(':checked')).toBe(true)
  })

  it('load at most two list pages', async () => {
    const { view, requests } = showButton({ saved: [1001], many: 200 })
    await press(view, SAVED)
    await view.findByRole('searchbox', { name: 'Find a list' })
    expect(requests.filter(({ call }) => call.includes('?page='))).toHaveLength(2)
  })

  it('offer to create a list with the search text when nothing matches', async () => {
    const { view } = showButton({ saved: [1001], many: 20 })
    await press(view, SAVED)
    await userEvent.type(await view.findByRole('searchbox', { name: 'Find a list' }), 'Viatges')
    expect(view.getAllByText('No list of that name')).toHaveLength(2)
    await press(view, 'Create the list “Viatges”')
    expect(await view.findByDisplayValue('Viatges')).toBeDefined()
  })
})
