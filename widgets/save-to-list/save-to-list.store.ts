import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import { has } from '../../src/library/library.model.ts'
import type { Library } from '../../src/library/library.types.ts'
import type { Saving } from './createSaving.ts'
import type { SavePanelEvent, SavePanelState } from './save-to-list.model.ts'
import { changesOf, transition } from './save-to-list.model.ts'

export interface SavePanelNeeds {
  library: Pick<Library, 'getState' | 'loadLists' | 'createList'>
  saving: Saving
  /** The name of a list that is not created yet, kept over a reload and a sign-in. */
  draft: { read(): string; write(name: string): void }
  /** Told of a list that the backend has created. */
  onCreated(): void
}

/** Read it with `useStore`; change it only through the commands. */
export interface SavePanelStore extends Omit<StoreApi<SavePanelState>, 'setState'> {
  /** Asks for the lists; again after a failure, when the reader is still signed in. */
  load(): Promise<void>
  toggleAll(): void
  toggleList(id: string): void
  search(text: string): void
  openNewList(): void
  name(name: string): void
  /** Sends the name once, however often it is called meanwhile. */
  create(): Promise<void>
  /** Back to the lists. */
  back(): void
  /** Sends the two differences; asks whoever is not signed in any more to do so first. */
  save(): Promise<void>
  confirmDeletion(): Promise<void>
  close(): void
}

export function createSavePanelStore(
  contentId: string,
  { library, saving, draft, onCreated }: SavePanelNeeds,
): SavePanelStore {
  const { setState, ...store } = createStore<SavePanelState>()(() => ({ status: 'loading' }))
  const { getState } = store
  const send = (event: SavePanelEvent) => setState((state) => transition(state, event), true)
  const close = () => send({ type: 'closed' })

  return {
    ...store,
    async load() {
      if (getState().status === 'failed' && saving.askIn()) return close()
      send({ type: 'listsAskedAgain' })
      const lists = await library.loadLists()
      if (!lists.ok) return send({ type: 'listsFailed', failure: lists.failure })
      const saved = has(library.getState(), 'content', contentId)
      send({ type: 'listsReceived', contentId, lists: lists.value, saved, name: draft.read() })
    },
    toggleAll: () => send({ type: 'allToggled' }),
    toggleList: (id) => send({ type: 'listToggled', id }),
    search: (text) => send({ type: 'searched', text }),
    openNewList: () => send({ type: 'newListOpened' }),
    name(name) {
      draft.write(name)
      send({ type: 'named', name })
    },
    async create() {
      if (getState().status !== 'newList') return
      send({ type: 'creationSubmitted' })
      const state = getState()
      if (state.status !== 'creating') return
      const created = await library.createList(state.draft.name.trim())
      if (!created.ok) return send({ type: 'creationRefused', failure: created.failure })
      draft.write('')
      onCreated()
      send({ type: 'listCreated', list: created.value })
    },
    back: () => send({ type: 'backed' }),
    async save() {
      const before = getState()
      if (before.status !== 'list') return
      const changes = changesOf(before.draft)
      if (saving.askIn(changes)) return close()
      send({ type: 'submitted' })
      if (getState().status !== 'saving') return
      if (await saving.save(changes)) close()
      else send({ type: 'refused' })
    },
    async confirmDeletion() {
      if (getState().status !== 'deleteContent') return
      send({ type: 'deletionConfirmed' })
      if (await saving.unsave()) close()
      else send({ type: 'refused' })
    },
    close,
  }
}
