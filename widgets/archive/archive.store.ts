import { addDays, clampDay, type Day, lastDayOf } from '#kit/dates/day.ts'
import { createLatestSignal } from '#lib/createLatestSignal.ts'
import { createMachine, type ReadonlyStore } from '#lib/createMachine.ts'
import type { Result } from '#lib/result.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import { canLoadMore } from '#page/resource/LoadMore.ts'
import type { ArchiveApi } from './archive.api.ts'
import { type ArchiveEvent, type ArchiveState, type IssueListPage, transition } from './archive.model.ts'
import type { Archive } from './archive.schema.ts'
import { type AddressRules, readIssue } from './issues/readIssue.ts'
import { parseRoute } from './route/parseRoute.ts'
import { isFiltered, type Route, startRoute } from './route/route.ts'
import { routeHref } from './route/routeHref.ts'

/** A weekly has a paper within the last seven days of each month. */
const LAST_DAYS = 7

/** The page's address and its history. */
export interface ArchiveAddress {
  read(): URL
  push(href: string): void
}

export interface ArchiveStoreDeps {
  api: ArchiveApi
  basePath: string
  /** The list that a server has rendered, of the address: what is shown first. */
  served?: { route: Route; archive: Archive } | undefined
  address: ArchiveAddress
  /** Today in the reader's time zone: no paper is later. */
  today(): Day
  rules(): AddressRules
  /** Aborts pending requests when the island unmounts. */
  signal: AbortSignal
  /** Called with the new path when the reader changes filters or order. */
  onFiltered(path: string): void
}

/** Read it with `useStore`; change it only through the commands. */
export interface ArchiveStore extends ReadonlyStore<ArchiveState> {
  /** Shows the route in the address: at the start, and when the reader goes back or forward. */
  follow(): Promise<void>
  /** Navigates to another route: adds an entry to the history. */
  go(route: Route): void
  /** Navigates to the newest day of a month (YYYY-MM) that has papers of the route's edition and publication. */
  goToMonth(month: string): Promise<void>
  /** Retries a list that failed to load. */
  retry(): void
  /** Adds the next list page; calls while it is pending are ignored. */
  more(): Promise<void>
  /** The address of a route, for links that can be opened in a new tab. */
  href(route: Route): string
}

/** @param asked The number of the list page that was asked for. */
function readListPage(archive: Archive, asked: number, rules: AddressRules): IssueListPage {
  const { items, totalItems, currentPage, numPages, editions } = archive
  return {
    issues: items.map((issue) => readIssue(issue, rules)),
    total: totalItems ?? undefined,
    listPage: currentPage ?? asked,
    // Without a number of list pages the one that brings nothing is the last.
    listPages: numPages ?? Number.POSITIVE_INFINITY,
    editions: editions ?? [],
  }
}

function firstState({ served, rules }: Pick<ArchiveStoreDeps, 'served' | 'rules'>): ArchiveState {
  const route = served?.route ?? startRoute
  const loading: ArchiveState = { status: 'loading', route, editions: [], by: 'address', isEverybodys: false }
  if (!served) return loading
  const listPage = readListPage(served.archive, route.listPage, rules())
  return { ...transition(loading, { type: 'received', listPage }), isEverybodys: true }
}

export function createArchiveStore(deps: ArchiveStoreDeps): ArchiveStore {
  const { api, basePath, address, signal } = deps
  const { dispatch, ...store } = createMachine<ArchiveState, ArchiveEvent>(firstState(deps), transition)
  const latest = createLatestSignal(signal)
  /** The shown address: a change of the fragment is a history entry too, but not a new list. */
  let followed: string | undefined

  const take = (answer: Result<Archive, ApiFailure>, asked: number) => {
    if (!answer.ok) return dispatch({ type: 'failed', failure: answer.failure })
    dispatch({ type: 'received', listPage: readListPage(answer.value, asked, deps.rules()) })
  }
  const load = async (route: Route) => {
    const current = latest.get()
    const answer = await api.fetchIssues(route, current)
    if (!current.aborted) take(answer, route.listPage)
  }
  const show = (route: Route, by: ArchiveState['by']) => {
    latest.renew()
    dispatch({ type: 'routed', route, by })
    return load(route)
  }
  const go = (place: Route) => {
    // Without filters the order is newest first, because its address has no order.
    const route: Route = isFiltered(place) ? place : { ...place, order: startRoute.order }
    const target = href(route)
    address.push(target)
    followed = target
    deps.onFiltered(target.replace(/\?.*/s, ''))
    void show(route, 'press')
  }
  const href = (route: Route) => routeHref(basePath, route, store.getState().isEverybodys ? '' : address.read().search)

  return {
    ...store,
    async follow() {
      const url = address.read()
      const place = url.pathname + url.search
      if (place === followed) return
      const isFirst = followed === undefined
      followed = place
      if (isFirst && store.getState().isEverybodys) return dispatch({ type: 'takenOver' })
      const route = parseRoute(basePath, url, deps.today())
      if (route) return show(route, 'address')
      latest.abort()
      dispatch({ type: 'misrouted' })
    },
    go,
    async goToMonth(month) {
      const current = latest.get()
      const newest = {
        ...store.getState().route,
        date: clampDay(lastDayOf(month), `${month}-01`, deps.today()),
        listPage: 1,
      }
      // The backend finds papers by the day alone: from the month's end on, until there is one.
      for (let back = 0; back < LAST_DAYS; back++) {
        const route = { ...newest, date: addDays(newest.date, -back) }
        if (!route.date.startsWith(month)) break
        const answer = await api.fetchIssues(route, current)
        if (current.aborted) return
        if (!answer.ok || answer.value.items.length > 0) return go(route)
      }
      go(newest)
    },
    retry() {
      const state = store.getState()
      if (state.status !== 'error' || state.retrying) return
      dispatch({ type: 'retried' })
      void load(state.route)
    },
    async more() {
      const state = store.getState()
      if (state.status !== 'shown' || !canLoadMore(state.more)) return
      dispatch({ type: 'moreRequested' })
      await load({ ...state.route, listPage: state.listPage + 1 })
    },
    href,
  }
}
