import { createStore } from 'zustand/vanilla'
import type { ReadonlyStore } from '#lib/createMachine.ts'
import { listen } from '#lib/listen.ts'
import { writeEntry } from '#lib/writeEntry.ts'
import { type CommentPath, parsePermalink } from '../thread/permalink.ts'
import { HISTORY_KEY, readStack, type Stack, type View, viewsFor } from './backStack.model.ts'
import { captureReadingPosition, type ReadingPosition } from './readingPosition.ts'

export interface BackStackState {
  views: Stack['views']
  pushed: number
  /** How the visible screen was reached: opened, or returned to at a reading position. Undefined for the page's first screen. */
  arrival: 'opened' | ReadingPosition | undefined
}

export interface BackStackDeps {
  contentId: string
  /** The window whose URL and history the screens use. */
  browser: Window
  /** Back from the first screen. */
  close(): void
  /** The screen behind what is open is another one. */
  leave(): void
  /** After a reload or from a link, the comment may have to be loaded first. */
  search(path: CommentPath): void
}

/** Read it with `useStore`; change it only through the commands. */
export interface BackStack extends ReadonlyStore<BackStackState> {
  /** Follows the browser's history until the returned function is called. */
  start(): () => void
  open(view: View): void
  /** Replaces the visible screen. */
  replace(view: View): void
  back(): void
}

/** The stack of screens, stored in the browser's history so that the system's back button works and a reload restores the screen. */
export function createBackStack({ contentId, browser, close, leave, search }: BackStackDeps): BackStack {
  const { history } = browser
  const restored = readStack(history.state, contentId)
  const path = parsePermalink(browser.location.href)
  const { setState, ...store } = createStore<BackStackState>()(() => ({
    views: restored?.views ?? viewsFor(path),
    pushed: restored?.pushed ?? 0,
    arrival: undefined,
  }))
  /** By how many entries deep. */
  const positions = new Map<number, ReadingPosition>()

  const show = (views: readonly View[], pushed: number, arrival: BackStackState['arrival'] = 'opened') => {
    const last = store.getState().pushed
    if (pushed !== last) positions.set(last, captureReadingPosition())
    leave()
    setState({ views: [...views], pushed, arrival })
  }
  const entry = (views: readonly View[], pushed: number) => ({
    ...history.state,
    [HISTORY_KEY]: { contentId, views, pushed },
  })
  const replaceAll = (views: readonly View[], pushed = store.getState().pushed) => {
    writeEntry(history, 'replaceState', entry(views, pushed))
    show(views, pushed)
  }

  return {
    ...store,
    start() {
      const following = new AbortController()
      history.scrollRestoration = 'manual'
      const { views, pushed } = store.getState()
      writeEntry(history, 'replaceState', entry(views, pushed))
      const wanted = restored?.views.at(-1)?.path ?? []
      if (wanted.length > 0) search(wanted)

      const onPopState = (event: PopStateEvent) => {
        const stack = readStack(event.state, contentId)
        if (stack) show(stack.views, stack.pushed, positions.get(stack.pushed))
      }
      // Following a permalink adds a history entry without our state.
      const onHashChange = () => {
        const path = parsePermalink(browser.location.href)
        if (!path || readStack(history.state, contentId)) return
        const { views, pushed } = store.getState()
        const here = views.at(-1)?.path[0] === path[0]
        replaceAll(here ? views : viewsFor(path), pushed + 1)
      }
      listen(browser, 'popstate', onPopState, following)
      listen(browser, 'hashchange', onHashChange, following)
      return () => {
        following.abort()
        history.scrollRestoration = 'auto'
      }
    },
    open(view) {
      const { views, pushed } = store.getState()
      // The way back needs it: a reader may press before the list's first effect has run, and a script of the page may have written another state.
      if (!readStack(history.state, contentId)) writeEntry(history, 'replaceState', entry(views, pushed))
      const opened = [...views, view]
      writeEntry(history, 'pushState', entry(opened, pushed + 1))
      show(opened, pushed + 1)
    },
    replace: (view) => replaceAll([...store.getState().views.slice(0, -1), view]),
    back() {
      const { views, pushed } = store.getState()
      if (pushed > 0) history.back()
      else if (views.length > 1) replaceAll(views.slice(0, -1))
      else close()
    },
  }
}
