import { createStore } from 'zustand/vanilla'
import type { ReadonlyStore } from '#lib/createMachine.ts'
import type { Session } from '#page/session/session.types.ts'
import { userOf } from '#page/session/userOf.ts'
import type { LocalStore } from '#page/storage/createLocalStore.ts'
import { isIntervalOver, isRelevant } from './modal.model.ts'
import type { Modal } from './modal.schema.ts'

/** A modal to be shown, and why. */
export interface DueModal {
  modal: Modal
  by: 'reader' | 'page'
  /** The id of the reader who requested it: it closes when they sign out. */
  reader?: string | undefined
}

export interface ModalsDeps {
  /** The most important first. Of two with the same name the first is used. */
  definitions: readonly Modal[]
  session: Pick<Session, 'get' | 'subscribe'>
  /** The page's address. */
  href: string
  /** When each modal was last seen, by reader and name, in milliseconds. */
  seen: LocalStore<Record<string, number>>
  /** Calls back when another tab has shown one. @returns Stops it. */
  onSeenElsewhere(listener: () => void): () => void
  now: () => Date
  /** Reports an unknown name to developers. */
  report(error: unknown, source: string): void
}

export interface ModalsStore extends ReadonlyStore<readonly DueModal[]> {
  /** Follows the session, from its current state on. @returns Stops it. */
  start(): () => void
  /** Opens one on request, no matter when it was last seen. */
  open(name: string): void
  /** Records that it is visible: its interval starts now. */
  shown(name: string): void
  close(name: string): void
}

export function createModalsStore({
  definitions,
  session,
  href,
  seen,
  onSeenElsewhere,
  now,
  report,
}: ModalsDeps): ModalsStore {
  const { setState, ...store } = createStore<readonly DueModal[]>()(() => [])
  /** The modals shown in this page view, by reader and name. */
  const alreadyShown = new Set<string>()
  const user = () => userOf(session.get())
  const key = (name: string) => `${user()?.id ?? ''}:${name}`
  const without = (name: string) => store.getState().filter(({ modal }) => modal.name !== name)

  const update = () => {
    if (session.get().status === 'loading') return
    const pageView = { user: user(), href }
    const times = seen.read() ?? {}
    const isDue = (modal: Modal) =>
      isRelevant(modal, pageView) && isIntervalOver(modal, times[key(modal.name)], now().getTime())
    const remaining = store.getState().filter(({ modal, by, reader }) => {
      if (by === 'reader') return reader === undefined || reader === pageView.user?.id
      return alreadyShown.has(key(modal.name)) ? isRelevant(modal, pageView) : isDue(modal)
    })
    const names = new Set(remaining.map(({ modal }) => modal.name))
    const due = definitions.filter((modal) => {
      if (names.has(modal.name) || alreadyShown.has(key(modal.name)) || !isDue(modal)) return false
      names.add(modal.name)
      return true
    })
    if (due.length === 0 && remaining.length === store.getState().length) return
    setState([...remaining, ...due.map((modal) => ({ modal, by: 'page' as const }))], true)
  }

  return {
    ...store,
    start() {
      update()
      const stops = [session.subscribe(update), onSeenElsewhere(update)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    open(name) {
      const modal = definitions.find((definition) => definition.name === name)
      if (modal) setState([...without(name), { modal, by: 'reader', reader: user()?.id }], true)
      else report(new Error(`Unknown modal “${name}”`), 'page-shell')
    },
    shown(name) {
      alreadyShown.add(key(name))
      seen.write({ ...seen.read(), [key(name)]: now().getTime() })
    },
    close: (name) => setState(without(name), true),
  }
}
