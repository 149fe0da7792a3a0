import { createMachine, type ReadonlyStore } from '#lib/createMachine.ts'
import { listen } from '#lib/listen.ts'
import { parseUrl } from '#lib/parseUrl.ts'
import { writeEntry } from '#lib/writeEntry.ts'
import {
  closed,
  entriesOf,
  hashOf,
  panelsAbove,
  parseRoute,
  type Route,
  type RouteState,
  topOf,
  transition,
} from './route.model.ts'

/** The open panels, in step with the page's address: each can be linked to, sent and reloaded. */
export interface ProfileRoute extends ReadonlyStore<RouteState> {
  /** Opens a panel on top, or goes back to it where it is open below. */
  open(route: Route): void
  /** Goes to the panel below, out of the aside from the last one. */
  back(): void
  /** Leaves the aside for the page below. */
  close(): void
  /** Closes the aside and takes it out of the address, where it stays in the history: for the way to another page. */
  forget(): void
}

export function createProfileRoute(pageWindow: Window, signal: AbortSignal): ProfileRoute {
  const { location, history } = pageWindow
  const first = parseRoute(location.hash)
  const { dispatch, ...store } = createMachine(
    // The entry before this one may be another site.
    first ? transition(closed, { type: 'addressChanged', route: first, isEntry: false }) : closed,
    transition,
  )

  const replace = (hash: string) =>
    writeEntry(history, 'replaceState', history.state, hash || `${location.pathname}${location.search}`)
  const follow = (route: Route | undefined, isEntry: boolean) => dispatch({ type: 'addressChanged', route, isEntry })
  /** True from leaving the aside until the history has followed. */
  let leaving = false

  listen(
    pageWindow,
    'hashchange',
    ({ newURL }) => {
      // Not the current address, which may have changed again since; a script's own event has no other.
      const route = parseRoute((parseUrl(newURL) ?? location).hash)
      // The reader has come to a panel through a link before: leaving must not end on it.
      if (leaving && route) replace('')
      else follow(route, true)
      leaving = false
    },
    { signal },
  )

  const close = () => {
    const entries = entriesOf(store.getState())
    dispatch({ type: 'left' })
    if (entries === 0) return replace('')
    leaving = true
    history.go(-entries)
  }
  const back = () => {
    const state = store.getState()
    const below = state.status === 'open' ? state.stack.at(-2) : undefined
    if (!below) return close()
    if (topOf(state)?.isPushed) return history.back()
    replace(hashOf(below))
    follow(below, false)
  }
  return {
    ...store,
    close,
    back,
    forget() {
      replace('')
      dispatch({ type: 'left' })
    },
    open(route) {
      const above = panelsAbove(store.getState(), route)
      if (above === 1) return back()
      if (above === 0) return
      if (writeEntry(history, 'pushState', history.state, hashOf(route))) follow(route, true)
      // The browser's own entry, which it refuses nobody, and tells of by its event.
      else location.hash = hashOf(route)
    },
  }
}
