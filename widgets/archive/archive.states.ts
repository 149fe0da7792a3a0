import type { WidgetState } from '../../src/island/widgetState.ts'
import { dateMessages } from '../../src/ui/date/date.messages.ts'
import { filterMessages, messages } from './archive.messages.ts'

const options = {}
const path = '/hemeroteca'
const filtered = '/hemeroteca/edition/balears/publication/dominical'
const day = '/hemeroteca/date/2026-02-14'
const inApp = `${day}?app-test-mode=1`

/** Papers are named by their dates, which are the same in every language. */
const paper = { press: '14/02/2026' }
const openFilters = { press: filterMessages.open.id }
const more = { press: messages.more.id }

export const states: Record<string, WidgetState> = {
  loading: { title: 'Loading', options, path, fault: 'archive:timeout' },
  latest: { title: 'The latest edition and the previous ones', options, path },
  visitor: { title: 'The latest edition for a visitor', options, path, persona: 'anonymous' },
  secondPage: { title: 'The second page', options, path: '/hemeroteca/2' },
  more: { title: 'More was asked for', options, path, steps: [more] },
  moreLoading: { title: 'More is on its way', options, path, fault: 'archive:timeout@2', steps: [more] },
  moreFailed: { title: 'More did not come', options, path, fault: 'archive:500@2', steps: [more] },
  end: { title: 'The end of the list', options, path: '/hemeroteca/edition/andorra/15', steps: [more] },

  filtered: { title: 'Filtered: the count and the order', options, path: filtered },
  oldest: { title: 'Filtered, oldest first', options, path: `${filtered}?order=asc` },
  filteredLoading: { title: 'Filtered, loading', options, path: filtered, fault: 'archive:timeout' },
  day: { title: 'One day, all editions', options, path: day },
  one: { title: 'A single paper', options, path: `/hemeroteca/edition/andorra/date/2026-02-14` },
  unavailable: { title: 'Neither cover nor PDF', options, path: '/hemeroteca/date/2026-02-12' },
  empty: { title: 'Nothing with these filters', options, path: '/hemeroteca/date/2025-12-25' },
  misrouted: { title: 'An address that is none of the archive’s', options, path: '/hemeroteca/date/2026-02-30' },

  panel: { title: 'The filters, nothing chosen', options, path, steps: [openFilters] },
  panelApplied: { title: 'The filters, some applied', options, path: filtered, steps: [openFilters] },
  list: {
    title: 'The filters, an edition being chosen',
    options,
    path,
    steps: [openFilters, { press: filterMessages.edition.id }],
  },
  typed: {
    title: 'The filters, something to apply',
    options,
    path,
    steps: [openFilters, { type: '14/02/2026', into: filterMessages.date.id }],
  },
  wrongDate: {
    title: 'The filters, a date that is none',
    options,
    path,
    steps: [openFilters, { type: '31/02/2026', into: filterMessages.date.id }, { press: filterMessages.edition.id }],
  },
  calendar: {
    title: 'The filters, the calendar open',
    options,
    path: day,
    steps: [openFilters, { press: dateMessages.open.id, values: { label: '' } }],
  },

  lockedVisitor: { title: 'Closed: a visitor', options, path: day, persona: 'anonymous', steps: [paper] },
  lockedRegistered: {
    title: 'Closed: without a subscription',
    options,
    path: day,
    persona: 'registered',
    steps: [paper],
  },
  lockedLimited: {
    title: 'Closed: not in the subscription',
    options,
    path: day,
    persona: 'subscriber-no-archive',
    steps: [paper],
  },
  apple: { title: 'Open for an Apple subscriber', options, path: day, persona: 'apple' },

  inApp: { title: 'In the app', options, path: inApp },
  inAppSaved: {
    title: 'In the app, one of them saved',
    options,
    path: inApp,
    appMessages: [{ action: 'setSavedPDFs', payload: { pdfs: [{ id: 2026021400, size: 12_400_000 }] } }],
  },
  inAppVisitor: { title: 'In the app, closed: a visitor', options, path: inApp, persona: 'anonymous', steps: [paper] },

  offline: { title: 'Not loaded, no connection', options, path, fault: 'archive:abort' },
  server: { title: 'Not loaded, the server failed', options, path, fault: 'archive:500' },
  forbidden: { title: 'Not loaded, not authorized', options, path, fault: 'archive:403' },
  wrongShape: { title: 'Not loaded, an answer of the wrong shape', options, path, fault: 'archive:wrong-shape' },
}
