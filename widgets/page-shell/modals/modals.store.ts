import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import type { Session } from '../../../src/session/session.types.ts'
import type { LocalStore } from '../../../src/storage/createLocalStore.ts'
import { fits, isTime } from './modal.model.ts'
import type { Modal } from './modal.schema.ts'

/** A modal that wants to be shown, and who wants it. */
export interface WantedModal {
  modal: Modal
  by: 'reader' | 'page'
}

export interface ModalsNeeds {
  /** The most important first. Two of one name: the first. */
  definitions: readonly Modal[]
  session: Pick<Session, 'get' | 'subscribe'>
  path: string
  /** When each modal was last seen, by reader and name; milliseconds. */
  seen: LocalStore<Record<string, number>>
  now: () => Date
  /** Tells developers of a name that no modal has. */
  report(error: unknown, source: string): void
}

export interface ModalsStore extends Omit<StoreApi<readonly WantedModal[]>, 'setState'> {
  /** Looks who reads, now and whenever that changes. @returns Ends it. */
  start(): () => void
  /** Opens one by hand, whenever it was last seen. */
  open(name: string): void
  /** It is on the page: from here its time counts. */
  shown(name: string): void
  close(name: string): void
}

export function createModalsStore({ definitions, session, path, seen, now, report }: ModalsNeeds): ModalsStore {
  const { setState, ...store } = createStore<readonly WantedModal[]>()(() => [])
  /** Those that this page view has had. */
  const had = new Set<string>()
  const user = () => {
    const state = session.get()
    return state.status === 'anonymous' ? undefined : state.user
  }
  const key = (name: string) => `${user()?.id ?? ''}:${name}`
  const without = (name: string) => store.getState().filter(({ modal }) => modal.name !== name)

  const look = () => {
    if (session.get().status === 'loading') return
    const occasion = { user: user(), path }
    const times = seen.read() ?? {}
    const kept = store.getState().filter(({ modal }) => fits(modal, occasion))
    const names = new Set([...kept.map(({ modal }) => modal.name), ...had])
    const due = definitions.filter(
      (modal) =>
        !names.has(modal.name) && fits(modal, occasion) && isTime(modal, times[key(modal.name)], now().getTime()),
    )
    if (due.length === 0 && kept.length === store.getState().length) return
    setState([...kept, ...due.map((modal) => ({ modal, by: 'page' as const }))], true)
  }

  return {
    ...store,
    start() {
      look()
      return session.subscribe(look)
    },
    open(name) {
      const modal = definitions.find((definition) => definition.name === name)
      if (modal) setState([...without(name), { modal, by: 'reader' }], true)
      else report(new Error(`There is no modal “${name}”`), 'page-shell')
    },
    shown(name) {
      had.add(name)
      seen.write({ ...seen.read(), [key(name)]: now().getTime() })
    },
    close: (name) => setState(without(name), true),
  }
}
