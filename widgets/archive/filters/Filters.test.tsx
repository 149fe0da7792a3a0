import { within } from '@testing-library/dom'
import { http } from 'msw/http'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { runAxe } from '#testing/runAxe.ts'
import { startNetwork } from '#testing/startNetwork.ts'
import { answerIssues, germanForms, showArchive } from '../archive.fixture.tsx'

const worker = startNetwork()

type Shown = ReturnType<typeof showArchive>
const focused = ({ shadow }: Shown) => shadow.activeElement

async function show(path?: string, total?: number) {
  const { queries, handler } = answerIssues(total)
  worker.use(handler)
  const shown = showArchive(path === undefined ? {} : { path })
  await shown.view.findAllByRole('link', { name: /^\d\d.11.2026/ })
  return { ...shown, queries }
}

async function openFilters({ view }: Shown) {
  await userEvent.click(view.getByRole('button', { name: /^Filters/ }))
  await view.findByRole('dialog', { name: 'Filters' })
}
async function choose({ view }: Shown, label: string, option: string) {
  await userEvent.click(view.getByRole('combobox', { name: label }))
  await userEvent.click(await view.findByRole('option', { name: option }))
}
const apply = ({ view }: Shown) => view.queryByRole('button', { name: 'Apply' })

describe('the choice in the archive’s filters', () => {
  it('changes nothing until the filters are applied; applying navigates to the path and keeps the query', async () => {
    const shown = await show('/hemeroteca?a=1&b=%20c')
    const { view, queries, place, track } = shown
    await openFilters(shown)
    expect(focused(shown)).toBe(view.getByRole('heading', { name: 'Filters' }))
    expect(apply(shown)).toBeNull()
    await choose(shown, 'Regional edition', 'Portclar')
    await choose(shown, 'Publication', 'Sunday')
    await userEvent.type(view.getByRole('textbox', { name: 'Date' }), '15/11/2026')
    expect(place()).toBe('/hemeroteca?a=1&b=%20c')
    expect(queries).toHaveLength(1)
    const { violations } = await runAxe(shown.host)
    expect(violations.map(({ id }) => id)).toEqual([])

    await userEvent.keyboard('{Enter}')
    await expect.poll(() => focused(shown)).toBe(await view.findByRole('heading', { name: '3\u00a0print issues' }))
    expect(place()).toBe('/hemeroteca/edition/portclar/publication/dominical/date/2026-11-15?a=1&b=%20c')
    expect(queries[1]).toBe('?edition=portclar&publication=dominical&date=2026-11-15&order=desc&page=1')
    expect(view.getByRole('status').textContent).toBe('3\u00a0print issues')
    expect(view.getByRole('button', { name: 'Filters (3)' })).toBeVisible()
    expect(view.queryByRole('dialog')).toBeNull()
    const path = '/hemeroteca/edition/portclar/publication/dominical/date/2026-11-15'
    expect(track).toHaveBeenCalledExactlyOnceWith({ category: 'archive', action: 'filter', label: path })
  })

  it('is dropped when the panel closes, and the focus returns to its button', async () => {
    const shown = await show('/hemeroteca/edition/portclar')
    const { view, place } = shown
    for (const close of [
      () => userEvent.click(view.getByRole('button', { name: 'Close' })),
      () => userEvent.keyboard('{Escape}'),
    ]) {
      await openFilters(shown)
      await choose(shown, 'Regional edition', 'Andorra')
      expect(apply(shown)).not.toBeNull()
      await close()
      expect(view.queryByRole('dialog')).toBeNull()
      expect(focused(shown)).toBe(view.getByRole('button', { name: 'Filters (1)' }))
      await openFilters(shown)
      expect(view.getByRole('combobox', { name: 'Regional edition' }).textContent).toBe('Portclar')
      await userEvent.keyboard('{Escape}')
    }
    expect(place()).toBe('/hemeroteca/edition/portclar')
  })

  it('shows the apply button only while the draft differs, and can be cleared', async () => {
    const shown = await show('/hemeroteca/edition/portclar/date/2026-11-20')
    const { view, place } = shown
    await openFilters(shown)
    await choose(shown, 'Regional edition', 'Andorra')
    expect(apply(shown)).not.toBeNull()
    await choose(shown, 'Regional edition', 'Portclar')
    expect(apply(shown)).toBeNull()
    await userEvent.click(view.getByRole('button', { name: 'Clear the selection' }))
    expect(view.getByRole('combobox', { name: 'Regional edition' }).textContent).toBe('All regional editions')
    expect(view.getByRole('combobox', { name: 'Publication' }).textContent).toBe('All publications')
    expect(view.getByRole('textbox', { name: 'Date' })).toHaveProperty('value', '')
    await userEvent.click(view.getByRole('button', { name: 'Apply' }))
    await view.findByRole('heading', { name: 'Latest issue' })
    expect(place()).toBe('/hemeroteca')
  })

  it('loses its publication with another edition that does not have it', async () => {
    const shown = await show('/hemeroteca/edition/portclar/publication/dominical')
    await openFilters(shown)
    await choose(shown, 'Regional edition', 'Andorra')
    const publication = shown.view.getByRole('combobox', { name: 'Publication' })
    expect(publication.textContent).toBe('All publications')
    await userEvent.click(publication)
    const list = await shown.view.findByRole('listbox')
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All publications', 'Weekly'])
  })

  it('keeps a date later than today for correction, and cannot be applied with it', async () => {
    const shown = await show()
    const { view, place } = shown
    await openFilters(shown)
    const field = view.getByRole<HTMLInputElement>('textbox', { name: 'Date' })
    await userEvent.type(field, '22/11/2026')
    await userEvent.click(view.getByRole('button', { name: 'Apply' }))
    expect(view.getByText('Choose a date no later than 21/11/2026.')).toBeDefined()
    expect(focused(shown)).toBe(field)
    expect(field.value).toBe('22/11/2026')
    expect(place()).toBe('/hemeroteca')
    await userEvent.click(view.getByRole('button', { name: 'Open the calendar: Date' }))
    await userEvent.click(await view.findByRole('button', { name: /21 November 2026/ }))
    expect(field.value).toBe('21/11/2026')
  })
})

it('a filter’s date in German’s own form has dots, and is YYYY-MM-DD in the address and for the backend', async () => {
  const { queries, handler } = answerIssues()
  worker.use(handler)
  const shown = { ...showArchive({ path: '/hemeroteca/date/2026-11-20', intl: germanForms() }), queries }
  const { view, place } = shown
  expect((await view.findByRole('link', { name: 'Remove the filter 20.11.2026' })).textContent).toBe('20.11.2026')
  await openFilters(shown)
  const field = view.getByRole<HTMLInputElement>('textbox', { name: 'Date' })
  expect(field.value).toBe('20.11.2026')
  // Nothing has changed, so there is nothing to apply.
  expect(apply(shown)).toBeNull()
  await userEvent.fill(field, '5.11.2026')
  await userEvent.keyboard('{Enter}')
  await view.findByRole('link', { name: 'Remove the filter 05.11.2026' })
  expect(place()).toBe('/hemeroteca/date/2026-11-05')
  const asked = () => queries.map((query) => new URLSearchParams(query).get('date'))
  await expect.poll(asked).toEqual(['2026-11-20', '2026-11-05'])
})

describe('the applied filters', () => {
  it('are in the address, and follow going back and forward', async () => {
    const shown = await show('/hemeroteca')
    const { view, place, queries } = shown
    await openFilters(shown)
    await choose(shown, 'Regional edition', 'Andorra')
    await userEvent.click(view.getByRole('button', { name: 'Apply' }))
    await view.findByRole('heading', { name: '3\u00a0print issues' })
    window.history.back()
    await view.findByRole('list', { name: 'Previous issues' })
    expect(place()).toBe('/hemeroteca')
    expect(view.getByRole('button', { name: 'Filters' })).toBeDefined()
    window.history.forward()
    await view.findByRole('heading', { name: '3\u00a0print issues' })
    expect(queries.map((query) => new URLSearchParams(query).get('edition'))).toEqual([
      null,
      'andorra',
      null,
      'andorra',
    ])
  })

  it('are not named by the words of the address while their names are loading', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    worker.use(answerIssues().handler)
    worker.use(http.get('*/api/front/archive/publications', () => released))
    const { view } = showArchive({ path: '/hemeroteca/edition/portclar/date/2026-11-20' })
    const [edition, date] = await view.findAllByRole('link', { name: /^Remove the filter/ })
    expect([edition?.textContent, date?.textContent]).toEqual(['', '20/11/2026'])
    release()
    expect((await view.findByText('Portclar')).closest('a')).toBe(edition)
  })

  it('do not load the list again when the fragment changes', async () => {
    const { queries, view } = await show('/hemeroteca')
    window.history.pushState(null, '', '#profile')
    window.history.back()
    await vi.waitFor(() => expect(window.location.hash).toBe(''))
    expect(queries).toHaveLength(1)
    expect(view.getByRole('heading', { name: 'Latest issue' })).toBeDefined()
  })

  it('close the panel when the reader goes back, because its draft was for another list', async () => {
    const shown = await show('/hemeroteca')
    const { view } = shown
    await openFilters(shown)
    await choose(shown, 'Regional edition', 'Portclar')
    await userEvent.click(view.getByRole('button', { name: 'Apply' }))
    await view.findByRole('heading', { name: '3\u00a0print issues' })
    await openFilters(shown)
    await choose(shown, 'Regional edition', 'Andorra')
    window.history.back()
    await view.findByRole('heading', { name: 'Latest issue' })
    expect(view.queryByRole('dialog')).toBeNull()
    await openFilters(shown)
    expect(view.getByRole('combobox', { name: 'Regional edition' }).textContent).toBe('All regional editions')
    expect(apply(shown)).toBeNull()
  })

  it('are removed one by one by links, or all at once', async () => {
    const shown = await show('/hemeroteca/edition/portclar/publication/diari/date/2026-11-20?a=1')
    const { view, place } = shown
    const remove = (name: string) => view.getByRole<HTMLAnchorElement>('link', { name: `Remove the filter ${name}` })
    expect(remove('Portclar').pathname).toBe('/hemeroteca/publication/diari/date/2026-11-20')
    expect(remove('Daily').pathname).toBe('/hemeroteca/edition/portclar/date/2026-11-20')
    await userEvent.click(remove('20/11/2026'))
    await view.findByRole('heading', { name: '3\u00a0print issues' })
    expect(place()).toBe('/hemeroteca/edition/portclar/publication/diari?a=1')
    await userEvent.click(view.getByRole('button', { name: 'Remove all filters' }))
    await view.findByRole('heading', { name: 'Latest issue' })
    expect(place()).toBe('/hemeroteca?a=1')
  })

  it.each([
    [
      'the link of the last filter',
      (view: Shown['view']) => view.getByRole('link', { name: 'Remove the filter Portclar' }),
    ],
    ['the button for all filters', (view: Shown['view']) => view.getByRole('button', { name: 'Remove all filters' })],
  ])('removed by %s show the newest first, with the focus on the heading', async (_, find) => {
    const shown = await show('/hemeroteca/edition/portclar?order=asc')
    const { view, queries, place } = shown
    await userEvent.click(find(view))
    await expect.poll(() => focused(shown)).toBe(await view.findByRole('heading', { name: 'Latest issue' }))
    // The heading is there while the list loads.
    await expect.poll(() => queries.at(-1)).toBe('?order=desc&page=1')
    expect(place()).toBe('/hemeroteca')
  })

  it('can be sorted newest or oldest first', async () => {
    const shown = await show('/hemeroteca/publication/diari?a=1')
    const { view, place, queries } = shown
    await userEvent.click(view.getByText('Newest'))
    await userEvent.keyboard('{ArrowRight}')
    await vi.waitFor(() => expect(queries[1]).toBe('?publication=diari&order=asc&page=1'))
    expect(place()).toBe('/hemeroteca/publication/diari?a=1&order=asc')
    await view.findAllByRole('link', { name: /^\d\d.11.2026/ })
    expect(view.getByRole('radio', { name: 'Oldest', checked: true })).toBe(focused(shown))
  })

  it('show a link to all papers when they match none', async () => {
    const { handler } = answerIssues(0)
    worker.use(handler)
    const { view, place } = showArchive({ path: '/hemeroteca/date/2026-01-01' })
    expect(await view.findByRole('heading', { name: 'No print issues found' })).toBeDefined()
    await userEvent.click(view.getByRole('link', { name: 'Remove all filters' }))
    await view.findByRole('heading', { name: 'Latest issue' })
    expect(place()).toBe('/hemeroteca')
  })

  it('show a message and a link to the latest edition for an unknown address', async () => {
    worker.use(answerIssues().handler)
    const fetchSpy = vi.spyOn(window, 'fetch')
    const { view, place } = showArchive({
      path: '/diari/hemeroteca/colour/red',
      options: { basePath: '/diari/hemeroteca/' },
    })
    expect(await view.findByRole('heading', { name: 'This address is not in the archive' })).toBeDefined()
    expect(fetchSpy).not.toHaveBeenCalled()
    await userEvent.click(view.getByRole('link', { name: 'Go to the latest issue' }))
    await view.findByRole('heading', { name: 'Latest issue' })
    expect(place()).toBe('/diari/hemeroteca')
  })
})
