import { waitFor, within } from '@testing-library/dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deepActiveElement } from '#kit/dom/deepActiveElement.ts'
import { mountOnPage } from '#testing/mountOnPage.ts'
import { filtersIsland } from './filters.island.tsx'
import type { Filtered } from './filters.types.ts'

const NOW = new Date(2026, 10, 21, 12)

const section = {
  label: 'Section',
  name: 'seccio',
  type: 'checkbox',
  filters: [
    { name: 'City', value: 'ciutat' },
    { name: 'Opinion', value: 'opinio' },
  ],
}
const published = { label: 'Published', name: 'publicat', type: 'date-range', help: 'From the first issue on.' }
const author = { label: 'Author', name: 'firma', type: 'single-select', filters: [{ name: 'Roser', value: '101' }] }
const day = { label: 'Day', name: 'dia', type: 'date' }
const typed = { label: 'Born', name: 'nascut', type: 'inputDate' }

function show({
  query = '?text=port',
  filters = [section, published, author] as object[],
  options = {} as Record<string, string>,
} = {}) {
  const before = window.location.href
  window.history.replaceState(null, '', `/cercador${query}`)
  onTestFinished(() => window.history.replaceState(null, '', before))
  const assign = vi.fn<(href: string) => void>()
  const mounted = mountOnPage({
    island: filtersIsland,
    options,
    overrides: { now: () => NOW, location: { href: () => window.location.href, assign, reload: vi.fn() } },
    watch(host) {
      const block = document.createElement('script')
      block.type = 'application/json'
      block.textContent = JSON.stringify({ filters })
      host.append(block)
    },
  })
  /** The page takes the filters itself. */
  const take = () => {
    const taken: Filtered[] = []
    mounted.host.addEventListener('quiosc:filtered', (event) => {
      event.preventDefault()
      taken.push(event.detail)
    })
    return taken
  }
  const opened = () => new URL(assign.mock.calls.at(-1)?.[0] ?? 'https://none.example')
  return { ...mounted, assign, take, opened, place: () => window.location.pathname + window.location.search }
}

type View = Awaited<ReturnType<ReturnType<typeof show>['ready']>>
const button = (view: View) => view.getByRole('button', { name: /^Filters/ })

async function openPanel(shown: ReturnType<typeof show>) {
  const view = await shown.ready()
  await userEvent.click(button(view))
  return within(await view.findByRole('dialog', { name: 'Filters' }))
}

const applyIn = (panel: View) => panel.queryByRole('button', { name: 'Apply' })

it('the filters widget applies filters by the address, with its other parameters, and not before', async () => {
  const shown = show({ query: '?text=port&page=3' })
  const panel = await openPanel(shown)
  expect(applyIn(panel)).toBeNull()
  await userEvent.click(panel.getByRole('checkbox', { name: 'Opinion' }))
  await userEvent.type(panel.getByRole('textbox', { name: 'Start' }), '1/2/2026')
  await userEvent.click(panel.getByRole('combobox', { name: 'Author' }))
  await userEvent.click(await panel.findByRole('option', { name: 'Roser' }))
  expect(shown.assign).not.toHaveBeenCalled()
  await shown.expectAccessible()
  await userEvent.click(panel.getByRole('button', { name: 'Apply' }))
  expect(shown.opened().search).toBe('?text=port&seccio=opinio&minDate=2026-02-01&firma=101')
  expect((await shown.ready()).queryByRole('dialog')).toBeNull()
})

it('the filters widget is opened, changed and applied by keyboard alone', async () => {
  const shown = show()
  const view = await shown.ready()
  button(view).focus()
  await userEvent.keyboard('{Enter}')
  const panel = within(await view.findByRole('dialog', { name: 'Filters' }))
  panel.getByRole('checkbox', { name: 'City' }).focus()
  await userEvent.keyboard(' ')
  panel.getByRole('combobox', { name: 'Author' }).focus()
  await userEvent.keyboard('{ArrowDown}')
  await panel.findByRole('listbox')
  await userEvent.keyboard('{ArrowDown}{Tab}')
  expect(panel.getByRole('combobox', { name: 'Author' }).textContent).toBe('Roser')
  panel.getByRole('textbox', { name: 'End' }).focus()
  await userEvent.keyboard('14/02/2026{Enter}')
  expect(shown.opened().search).toBe('?text=port&seccio=ciutat&maxDate=2026-02-14&firma=101')
  expect(deepActiveElement()).toBe(button(view))
})

it('the filters widget closes a list by Escape, and the panel by the next one', async () => {
  const shown = show()
  const panel = await openPanel(shown)
  const author = panel.getByRole('combobox', { name: 'Author' })
  await userEvent.click(author)
  await panel.findByRole('listbox')
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await waitFor(() => expect(panel.queryByRole('listbox')).toBeNull())
  expect(author.textContent).toBe('Any')
  expect(author).toBe(deepActiveElement())
  await userEvent.keyboard('{Escape}')
  const view = await shown.ready()
  await waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
})

it('the filters widget tells the number of applied filters, and removes them all by the trash', async () => {
  const shown = show({
    query: '?text=port&seccio=ciutat&seccio=opinio&minDate=2026-02-01&maxDate=2026-02-14&firma=101',
  })
  const view = await shown.ready()
  expect(button(view).textContent).toBe('Filters (4)')
  await userEvent.click(view.getByRole('button', { name: 'Remove all filters' }))
  expect(shown.opened().search).toBe('?text=port')
  expect(deepActiveElement()).toBe(button(view))
})

it('the filters widget shows the applied filters in its panel, and again after that was closed', async () => {
  const shown = show({ query: '?seccio=ciutat&maxDate=2026-02-14' })
  const view = await shown.ready()
  for (const close of [
    (panel: View) => userEvent.click(panel.getByRole('button', { name: 'Close' })),
    () => userEvent.keyboard('{Escape}'),
  ]) {
    const panel = await openPanel(shown)
    expect(panel.getByRole('checkbox', { name: 'City', checked: true })).toBeVisible()
    expect(panel.getByRole('textbox', { name: 'End' })).toHaveValue('14/02/2026')
    await userEvent.click(panel.getByRole('checkbox', { name: 'City' }))
    await userEvent.fill(panel.getByRole('textbox', { name: 'End' }), '')
    expect(applyIn(panel)).toBeVisible()
    await close(panel)
    await waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
    expect(deepActiveElement()).toBe(button(view))
  }
  expect(shown.assign).not.toHaveBeenCalled()
})

it('the filters widget offers to apply a choice that differs, and clears dates and lists', async () => {
  const shown = show({ query: '?seccio=ciutat&minDate=2026-02-01&firma=101' })
  const panel = await openPanel(shown)
  const city = panel.getByRole('checkbox', { name: 'City' })
  await userEvent.click(city)
  expect(applyIn(panel)).toBeVisible()
  await userEvent.click(city)
  expect(applyIn(panel)).toBeNull()
  await userEvent.click(panel.getByRole('button', { name: 'Clear the selection' }))
  expect(city).not.toBeChecked()
  expect(panel.getByRole('textbox', { name: 'Start' })).toHaveValue('')
  expect(panel.getByRole('combobox', { name: 'Author' }).textContent).toBe('Any')
  await userEvent.click(panel.getByRole('button', { name: 'Apply' }))
  expect(shown.opened().search).toBe('')
})

it('the filters widget caps each day of a range by the other, with an error on each side and no help beside it', async () => {
  const shown = show()
  const panel = await openPanel(shown)
  const start = panel.getByRole('textbox', { name: 'Start' })
  const end = panel.getByRole('textbox', { name: 'End' })
  const help = panel.getByText('From the first issue on.')
  const isSeen = () => help.checkVisibility({ visibilityProperty: true })
  expect(isSeen()).toBe(true)
  await userEvent.type(start, '14/02/2026')
  await userEvent.type(end, '01/02/2026{Enter}')
  expect(shown.assign).not.toHaveBeenCalled()
  expect(await panel.findByText('Choose a date no later than 01/02/2026.')).toBeVisible()
  expect(panel.getByText('Choose a date no earlier than 14/02/2026.')).toBeVisible()
  await waitFor(() => expect(deepActiveElement()).toBe(start))
  expect(isSeen()).toBe(false)
  await userEvent.fill(end, '31/02/2026')
  expect(panel.getByText('Enter a real date, such as 23/04/2025.')).toBeVisible()
  expect(start).toHaveAttribute('aria-invalid', 'false')
  await userEvent.fill(end, '22/11/2026')
  expect(panel.getByText('Choose a date no later than 21/11/2026.')).toBeVisible()
  await userEvent.fill(end, '21/11/2026')
  expect(isSeen()).toBe(true)
})

it.each([320, 390, 1280])(
  'the filters widget has the two days of a range beside or below each other, at %d px',
  async (width) => {
    const before = { width: window.innerWidth, height: window.innerHeight }
    onTestFinished(() => page.viewport(before.width, before.height))
    await page.viewport(width, 800)
    const panel = await openPanel(show())
    const [start, end] = ['Start', 'End'].map((name) =>
      panel.getByRole('textbox', { name }).parentElement?.getBoundingClientRect(),
    )
    const box = panel.getByRole('group', { name: 'Published' }).getBoundingClientRect()
    if (!start || !end) throw new Error('A side is not there.')
    expect(end.left >= start.right || end.top >= start.bottom).toBe(true)
    expect(Math.max(start.right, end.right)).toBeLessThanOrEqual(box.right)
  },
)

it('the filters widget shows a range in the calendar, where only days that keep it in order can be picked', async () => {
  const shown = show({ query: '?minDate=2026-02-10&maxDate=2026-02-14' })
  const panel = await openPanel(shown)
  await userEvent.click(panel.getByRole('button', { name: 'Open the calendar: End' }))
  const calendar = within(await panel.findByRole('dialog', { name: 'End' }))
  expect(calendar.getAllByRole('gridcell', { selected: true }).map(({ textContent }) => textContent)).toEqual([
    '10',
    '11',
    '12',
    '13',
    '14',
  ])
  expect(calendar.getByRole('button', { name: /\b9\sFebruary/ })).toBeDisabled()
  await shown.expectAccessible()
  await userEvent.click(calendar.getByRole('button', { name: /\b20\sFebruary/ }))
  expect(panel.getByRole('textbox', { name: 'Start' })).toHaveValue('10/02/2026')
  expect(panel.getByRole('textbox', { name: 'End' })).toHaveValue('20/02/2026')
  await userEvent.click(panel.getByRole('button', { name: 'Apply' }))
  expect(shown.opened().search).toBe('?minDate=2026-02-10&maxDate=2026-02-20')
})

it('the filters widget has days that are picked and days that are typed, and sides that cannot be changed', async () => {
  const fixed = { ...published, startLabel: 'From', endLabel: 'To', startDisabled: true }
  const shown = show({ filters: [day, typed, fixed], query: '?dia=2026-02-14' })
  const panel = await openPanel(shown)
  expect(panel.getByRole('textbox', { name: 'Day' })).toHaveValue('14/02/2026')
  expect(panel.getByRole('button', { name: 'Open the calendar: Day' })).toBeVisible()
  expect(panel.queryByRole('button', { name: 'Open the calendar: Born' })).toBeNull()
  expect(panel.getByRole('textbox', { name: 'From' })).toBeDisabled()
  expect(panel.getByRole('textbox', { name: 'To' })).toBeEnabled()
  await userEvent.type(panel.getByRole('textbox', { name: 'Born' }), '22/11/2026')
  await userEvent.click(panel.getByRole('button', { name: 'Apply' }))
  expect(panel.getByText('Choose a date no later than 21/11/2026.')).toBeVisible()
  expect(shown.assign).not.toHaveBeenCalled()
})

it('the filters widget shows an applied value that is no choice, so that it can be removed', async () => {
  const shown = show({ query: '?seccio=esports' })
  const panel = await openPanel(shown)
  await userEvent.click(panel.getByRole('checkbox', { name: 'esports', checked: true }))
  await userEvent.click(panel.getByRole('button', { name: 'Apply' }))
  expect(shown.opened().search).toBe('')
})

it('the filters widget lets a list of the page apply the filters in place, and goes back and forward with the reader', async () => {
  const shown = show({ options: { for: 'directe' } })
  const taken = shown.take()
  const panel = await openPanel(shown)
  await userEvent.click(panel.getByRole('checkbox', { name: 'City' }))
  await userEvent.click(panel.getByRole('button', { name: 'Apply' }))
  const view = await shown.ready()
  expect(taken).toEqual([{ filters: { seccio: ['ciutat'] }, for: 'directe' }])
  expect(shown.assign).not.toHaveBeenCalled()
  expect(shown.place()).toBe('/cercador?text=port&seccio=ciutat')
  expect(button(view).textContent).toBe('Filters (1)')
  await waitFor(() => expect(view.getByRole('status').textContent).toBe('One filter applied'))

  // The choice was for the list that is left.
  await userEvent.click(button(view))
  await userEvent.click(await view.findByRole('checkbox', { name: 'Opinion' }))
  window.history.back()
  await waitFor(() => expect(taken).toHaveLength(2))
  expect(taken[1]?.filters).toEqual({})
  await waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
  expect(button(view).textContent).toBe('Filters')
  window.history.forward()
  await waitFor(() => expect(button(view).textContent).toBe('Filters (1)'))
  expect(taken[2]?.filters).toEqual({ seccio: ['ciutat'] })
})

it('the filters widget keeps the buttons of the panel in one row on a phone, whether there is anything to apply or not', async () => {
  const before = { width: window.innerWidth, height: window.innerHeight }
  onTestFinished(() => page.viewport(before.width, before.height))
  await page.viewport(390, 844)
  const shown = show()
  const panel = await openPanel(shown)
  const placeOf = (name: string) => panel.getByRole('button', { name }).getBoundingClientRect()
  const reset = placeOf('Clear the selection')
  await userEvent.click(panel.getByRole('checkbox', { name: 'City' }))
  expect(placeOf('Clear the selection').top).toBe(reset.top)
  expect(placeOf('Apply').top).toBe(reset.top)
})

it('the filters widget is hidden without filters', async () => {
  const shown = show({ filters: [] })
  const view = await shown.ready()
  expect(view.queryByRole('button')).toBeNull()
  expect(shown.host.dataset.widgetView).toBe('empty')
})
