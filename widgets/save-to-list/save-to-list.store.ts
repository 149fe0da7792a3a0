import { createMachine, type ReadonlyStore } from '#lib/createMachine.ts'
import { has } from '#page/library/library.model.ts'
import type { Library } from '#page/library/library.types.ts'
import { changesOf, type SaveDialogEvent, type SaveDialogState, transition } from './save-to-list.model.ts'
import type { Saving } from './saving/createSaving.ts'

export interface SaveDialogDeps {
  library: Pick<Library, 'getState' | 'subscribe' | 'loadLists' | 'createList'>
  saving: Saving
  /** Typed name of a list that is not created yet; survives a reload and a sign-in. */
  draft: { read(): string; write(name: string): void }
  /** Called after the backend has created a list. */
  onCreated(): void
}

/** Read it with `useStore`; change it only through the commands. */
export interface SaveDialogStore extends ReadonlyStore<SaveDialogState> {
  /** Loads the lists. As a retry, opens the login prompt when the reader is no longer signed in. */
  load(): Promise<void>
  /** Follows what is saved elsewhere. @returns Stops it. */
  follow(): () => void
  toggleAll(): void
  toggleList(id: string): void
  search(text: string): void
  openNewList(): void
  name(name: string): void
  /** Creates the list; ignored while a request is pending. */
  create(): Promise<void>
  /** Back to the lists. */
  back(): void
  /** Saves the changes; opens the login prompt when the reader is no longer signed in. */
  save(): Promise<void>
  confirmDeletion(): Promise<void>
  close(): void
}

export function createSaveDialogStore(
  contentId: string,
  { library, saving, draft, onCreated }: SaveDialogDeps,
): SaveDialogStore {
  const { dispatch, ...store } = createMachine<SaveDialogState, SaveDialogEvent>({ status: 'loading' }, transition)
  const { getState } = store
  const close = () => dispatch({ type: 'closed' })
  const isSaved = () => has(library.getState(), 'content', contentId)

  return {
    ...store,
    async load() {
      if (getState().status === 'failed' && saving.promptLogin()) return close()
      dispatch({ type: 'listsRetried' })
      const lists = await library.loadLists()
      if (!lists.ok) return dispatch({ type: 'listsFailed', failure: lists.failure })
      dispatch({ type: 'listsReceived', contentId, lists: lists.value, saved: isSaved(), name: draft.read() })
    },
    follow: () =>
      library.subscribe((state) => {
        if (state.status !== 'known' || state.lists.status !== 'known') return
        dispatch({ type: 'savedElsewhere', lists: state.lists.items, saved: isSaved() })
      }),
    toggleAll: () => dispatch({ type: 'allToggled' }),
    toggleList: (id) => dispatch({ type: 'listToggled', id }),
    search: (text) => dispatch({ type: 'searched', text }),
    openNewList: () => dispatch({ type: 'newListOpened' }),
    name(name) {
      draft.write(name)
      dispatch({ type: 'named', name })
    },
    async create() {
      if (getState().status !== 'newList') return
      dispatch({ type: 'creationSubmitted' })
      const state = getState()
      if (state.status !== 'creating') return
      const created = await library.createList(state.draft.name.trim())
      if (!created.ok) return dispatch({ type: 'creationRefused', failure: created.failure })
      draft.write('')
      onCreated()
      dispatch({ type: 'listCreated', list: created.value })
    },
    back: () => dispatch({ type: 'wentBack' }),
    async save() {
      const before = getState()
      if (before.status !== 'list') return
      const changes = changesOf(before.draft)
      if (saving.promptLogin(changes)) return close()
      dispatch({ type: 'submitted' })
      if (getState().status !== 'saving') return
      if (await saving.save(changes)) close()
      else dispatch({ type: 'refused' })
    },
    async confirmDeletion() {
      if (getState().status !== 'deleteContent') return
      dispatch({ type: 'deletionConfirmed' })
      if (await saving.unsave()) close()
      else dispatch({ type: 'refused' })
    },
    close,
  }
}
