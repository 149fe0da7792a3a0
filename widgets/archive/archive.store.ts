import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import type { ApiFailure } from '../../src/api/apiFailure.ts'
import type { Result } from '../../src/lib/result.ts'
import type { ArchiveApi } from './archive.api.ts'
import type { ArchiveEvent, ArchiveState } from './archive.model.ts'
import { transition } from './archive.model.ts'
import type { Archive } from './archive.schema.ts'
import type { AddressRules } from './issues/readIssue.ts'
import { readIssue } from './issues/readIssue.ts'
import { parseRoute } from './route/parseRoute.ts'
import type { Route } from './route/route.ts'
import { isFiltered, startRoute } from './route/route.ts'
import { routeHref } from './route/routeHref.ts'

/** The page's address and its history. */
export interface ArchiveAddress {
  read(): URL
  push(href: string): void
}

export interface ArchiveStoreNeeds {
  api: ArchiveApi
  basePath: string
  address: ArchiveAddress
  rules(): AddressRules
  /** Ends what is on its way when the island goes. */
  signal: AbortSignal
  /** Told of each change of filters or order that the reader makes: the new path. */
  onFiltered(path: string): void
}

/** Read it with `useStore`; change it only through the commands. */
export interface ArchiveStore extends Omit<StoreApi<ArchiveState>, 'setState'> {
  /** Shows what the address says: at the start, and when the reader goes back or forth. */
  follow(): Promise<void>
  /** Goes to another place of the archive: a new step in the history. */
  go(route: Route): void
  /** Asks again after a list that did not come. */
  retry(): void
  /** Adds the next page, once, however often it is called meanwhile. */
  more(): Promise<void>
  /** Where a place is, for links that can be opened in a new tab. */
  href(route: Route): string
}

export function createArchiveStore(needs: ArchiveStoreNeeds): ArchiveStore {
  const { api, basePath, address, signal } = needs
  const { setState, ...store } = createStore<ArchiveState>()(() => ({
    status: 'loading',
    route: startRoute,
    editions: [],
    by: 'address',
  }))
  const send = (event: ArchiveEvent) => setState((state) => transition(state, event), true)
  let visit = new AbortController()
  /** The address that is shown: a fragment that comes or goes is a step in the history too, and no new list. */
  let followed: string | undefined
  signal.addEventListener('abort', () => visit.abort(), { once: true })

  const take = (answer: Result<Archive, ApiFailure>) => {
    if (!answer.ok) return send({ type: 'failed', failure: answer.failure })
    const { items, totalItems, currentPage, numPages, editions } = answer.value
    const rules = needs.rules()
    const issues = items.map((issue) => readIssue(issue, rules))
    const page = { issues, total: totalItems, page: currentPage, pages: numPages, editions: editions ?? [] }
    send({ type: 'received', page })
  }
  const load = async (route: Route) => {
    const { signal } = visit
    const answer = await api.fetchIssues(route, signal)
    if (!signal.aborted) take(answer)
  }
  const show = (route: Route, by: ArchiveState['by']) => {
    visit.abort()
    visit = new AbortController()
    send({ type: 'routed', route, by })
    return load(route)
  }
  const href = (route: Route) => routeHref(basePath, route, address.read().search)

  return {
    ...store,
    async follow() {
      const url = address.read()
      const place = url.pathname + url.search
      if (place === followed) return
      followed = place
      const route = parseRoute(basePath, url)
      if (route) return show(route, 'address')
      visit.abort()
      send({ type: 'lost' })
    },
    go(place) {
      // What is not filtered has the newest on top, as its address says.
      const route: Route = isFiltered(place) ? place : { ...place, order: startRoute.order }
      const target = href(route)
      address.push(target)
      followed = target
      needs.onFiltered(target.replace(/\?.*/s, ''))
      void show(route, 'press')
    },
    retry() {
      const state = store.getState()
      if (state.status !== 'error' || state.retrying) return
      send({ type: 'retried' })
      void load(state.route)
    },
    async more() {
      const state = store.getState()
      if (state.status !== 'shown' || state.more.status === 'loading' || state.more.status === 'ended') return
      send({ type: 'moreAsked' })
      await load({ ...state.route, page: state.page + 1 })
    },
    href,
  }
}
