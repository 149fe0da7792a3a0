import type { WidgetState } from '#islands/island/widgetState.ts'
import { filterMessages as listFilters } from '#kit/filters/filters.messages.ts'
import { dateMessages } from '#kit/ui/date/date.messages.ts'
import { filterMessages, messages } from './archive.messages.ts'

const options = {}
const path = '/hemeroteca'
const filtered = '/hemeroteca/edition/balears/publication/dominical'
const day = '/hemeroteca/date/2026-02-14'
const inApp = `${day}?app-test-mode=1`

/** Papers are named by their dates. */
const paper = { press: '2026-02-14' }
const openFilters = { press: listFilters.open.id }
const more = { press: messages.more.id }

export const states: Record<string, WidgetState> = {
  loading: { title: 'Loading', options, path, fault: 'archive:timeout' },
  latest: { title: 'Latest issue', options, path },
  visitor: { title: 'Latest issue, visitor', options, path, persona: 'anonymous' },
  secondPage: { title: 'Second list page', options, path: '/hemeroteca/2' },
  more: { title: 'More loaded', options, path, steps: [more] },
  moreLoading: { title: 'Loading more', options, path, fault: 'archive:timeout@2', steps: [more] },
  moreFailed: { title: 'Failed to load more', options, path, fault: 'archive:500@2', steps: [more] },
  end: { title: 'End of the list', options, path: '/hemeroteca/edition/andorra/15', steps: [more] },

  filtered: { title: 'Filtered', options, path: filtered },
  oldest: { title: 'Filtered, oldest first', options, path: `${filtered}?order=asc` },
  filteredLoading: { title: 'Filtered, loading', options, path: filtered, fault: 'archive:timeout' },
  day: { title: 'One day, all editions', options, path: day },
  one: { title: 'Single paper', options, path: `/hemeroteca/edition/andorra/date/2026-02-14` },
  unavailable: { title: 'Without cover and PDF', options, path: '/hemeroteca/date/2026-02-12' },
  empty: { title: 'Empty, no results for these filters', options, path: '/hemeroteca/date/2025-12-25' },
  misrouted: { title: 'Unknown address', options, path: '/hemeroteca/date/2026-02-30' },

  panel: { title: 'Filters, none chosen', options, path, steps: [openFilters] },
  panelApplied: { title: 'Filters, some applied', options, path: filtered, steps: [openFilters] },
  list: {
    title: 'Filters, edition list open',
    options,
    path,
    steps: [openFilters, { press: filterMessages.edition.id }],
  },
  typed: {
    title: 'Filters, not yet applied',
    options,
    path,
    steps: [openFilters, { type: '2026-02-14', into: filterMessages.date.id }],
  },
  wrongDate: {
    title: 'Filters, invalid date',
    options,
    path,
    steps: [openFilters, { type: '31 02 2026', into: filterMessages.date.id }, { press: filterMessages.edition.id }],
  },
  calendar: {
    title: 'Filters, calendar open',
    options,
    path: day,
    steps: [openFilters, { press: dateMessages.open.id, values: { label: '' } }],
  },

  lockedVisitor: { title: 'Locked, visitor', options, path: day, persona: 'anonymous', steps: [paper] },
  lockedRegistered: {
    title: 'Locked, no subscription',
    options,
    path: day,
    persona: 'registered',
    steps: [paper],
  },
  lockedLimited: {
    title: 'Locked, not included in subscription',
    options,
    path: day,
    persona: 'subscriber-no-archive',
    steps: [paper],
  },
  apple: { title: 'Unlocked, Apple subscriber', options, path: day, persona: 'apple' },

  inApp: { title: 'In the app', options, path: inApp },
  inAppSaved: {
    title: 'In the app, one saved',
    options,
    path: inApp,
    appMessages: [{ action: 'setSavedPDFs', payload: { pdfs: [{ id: 2026021400, size: 12_400_000 }] } }],
  },
  inAppVisitor: { title: 'In the app, locked, visitor', options, path: inApp, persona: 'anonymous', steps: [paper] },

  offline: { title: 'Failed to load, offline', options, path, fault: 'archive:abort' },
  server: { title: 'Failed to load, server error', options, path, fault: 'archive:500' },
  forbidden: { title: 'Failed to load, unauthorized', options, path, fault: 'archive:403' },
  wrongShape: { title: 'Failed to load, invalid response', options, path, fault: 'archive:wrong-shape' },
}
