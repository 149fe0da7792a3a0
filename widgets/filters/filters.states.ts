import type { WidgetState } from '#islands/island/widgetState.ts'
import { filterMessages } from '#kit/filters/filters.messages.ts'
import { dateMessages } from '#kit/ui/date/date.messages.ts'

const options = {}
const persona = 'anonymous'
const sections = {
  label: 'Secció',
  name: 'seccio',
  type: 'checkbox',
  filters: [
    { name: 'Ciutat', value: 'ciutat' },
    { name: 'Comarca', value: 'comarca' },
    { name: 'Opinió', value: 'opinio' },
  ],
}
const dates = { label: 'Publicat', name: 'publicat', type: 'date-range', help: 'Des del primer número, del 1912.' }
const authors = {
  label: 'Firma',
  name: 'firma',
  type: 'single-select',
  filters: [
    { name: 'Roser Puigventós', value: '101' },
    { name: 'Biel Aranyó', value: '102' },
  ],
}
const day = { label: 'Dia', name: 'dia', type: 'date' }
const born = { label: 'Nascut', name: 'nascut', type: 'inputDate' }
const block = { filters: [sections, authors, dates] }
const everyKind = { filters: [sections, dates, day, born, authors] }

const path = '/cercador?text=port'
const filtered = `${path}&seccio=ciutat&seccio=opinio&minDate=2026-02-01&maxDate=2026-02-14&firma=101`
const open = { press: filterMessages.open.id }
/** Its text begins with the same word in every language. */
const openApplied = { press: filterMessages.applied.id, values: { count: 4 } }

export const states: Record<string, WidgetState> = {
  none: { title: 'None applied', options, block, path, persona },
  applied: { title: 'Some applied', options, block, path: filtered, persona },
  panel: { title: 'Panel, none chosen', options, block: everyKind, path, persona, steps: [open] },
  panelApplied: { title: 'Panel, some applied', options, block, path: filtered, persona, steps: [openApplied] },
  changed: {
    title: 'Panel, not yet applied',
    options,
    block,
    path,
    persona,
    steps: [open, { press: 'Opinió', role: 'checkbox' }, { see: filterMessages.apply.id }],
  },
  list: {
    title: 'Panel, list open',
    options,
    block,
    path,
    persona,
    steps: [open, { press: 'Firma', role: 'combobox' }],
  },
  wrongDays: {
    title: 'Panel, end before start',
    options,
    block,
    path: `${path}&minDate=2026-02-14&maxDate=2026-02-01`,
    persona,
    steps: [
      { press: filterMessages.applied.id, values: { count: 1 } },
      { press: 'Opinió', role: 'checkbox' },
      { press: filterMessages.apply.id },
    ],
  },
  calendar: {
    title: 'Panel, calendar with a range',
    options,
    block,
    path: filtered,
    persona,
    steps: [openApplied, { press: dateMessages.open.id, values: { label: '' } }],
  },
  unknownValue: { title: 'Value that is no choice', options, block, path: `${path}&seccio=esports`, persona },
  inApp: { title: 'In the app', options, block, path: filtered, channel: 'ios' },
  offline: { title: 'Offline', options, block, path, fault: 'user.profile:abort', persona },
  forbidden: { title: 'Without permissions', options, block, path, persona: 'banned' },
  empty: { title: 'No filters, hidden', options, block: { filters: [] }, path, persona },
  wrongFilter: {
    title: 'Invalid filter, left out',
    options,
    block: { filters: [{ label: 'Secció', name: 'seccio', type: 'checkbox' }, dates] },
    path,
    persona,
    steps: [open],
  },
  wrongOption: { title: 'Invalid option', options: { pageParam: '' }, block, path, persona },
}
