import type { IslandContext } from '#islands/island/islandContext.types.ts'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import { failed, success } from '#lib/result.ts'
import { type ApiFailure, failureMessage } from '#page/api/apiFailure.ts'
import { refusesField, serverMessage } from '#page/api/serverMessage.ts'
import type { Library, ListChanges, Outcome } from '#page/library/library.types.ts'
import { savedMessages } from './saved.messages.ts'
import { knownList } from './savedLists.ts'

/** The sentence for a failure of the lists: the server's own, or the catalogue's (reader-account §8). */
export const reasonOf = ({ t }: Pick<IslandContext['intl'], 't'>, failure: ApiFailure): string =>
  serverMessage(failure) ??
  t(refusesField(failure) ? savedMessages.nameInvalid : failureMessages[failureMessage(failure)])

type Deps = Pick<IslandContext, 'analytics' | 'emit' | 'intl' | 'snackbars'>

/**
 * Takes articles out of a list, each with its snackbar, event and undo: out of the one of everything means out of all of them.
 *
 * @returns The command; it resolves when the article has left or stays.
 */
export function createRemoval(listId: string, library: Library, { analytics, emit, intl, snackbars }: Deps) {
  const show = (failure: ApiFailure) => {
    if (failure.kind !== 'aborted') snackbars.show({ kind: 'error', text: reasonOf(intl, failure) })
  }
  const track = (action: 'save' | 'unsave', contentId: string) =>
    analytics.track({ category: 'content', action, label: contentId })
  const restore = async (contentId: string, changes: ListChanges) => {
    const saved = await library.saveContent(contentId, changes)
    if (!saved.ok) return show(saved.failure)
    snackbars.show({ kind: 'success', text: intl.t(savedMessages.restored) })
    emit('quiosc:saved', { contentId })
    track('save', contentId)
  }
  /** @returns The function that undoes it. */
  const takeOut = async (contentId: string): Outcome<ListChanges | undefined> => {
    if (!knownList(library.getState(), listId)) {
      const lists = await library.loadLists(({ id }) => id === listId)
      if (!lists.ok) return failed(lists.failure)
    }
    if (knownList(library.getState(), listId)?.defaultList !== false) return library.unsaveContent(contentId)
    const result = await library.saveContent(contentId, { saveLists: [], deleteLists: [listId] })
    return result.ok ? success({ saveLists: [listId], deleteLists: [] }) : result
  }
  return async (contentId: string): Promise<void> => {
    const fromAll = knownList(library.getState(), listId)?.defaultList !== false
    const taken = await takeOut(contentId)
    if (!taken.ok) return show(taken.failure)
    const before = taken.value
    snackbars.show({
      kind: 'info',
      text: intl.t(fromAll ? savedMessages.removed : savedMessages.removedFromList),
      ...(before && { action: { label: intl.t(savedMessages.undo), run: () => void restore(contentId, before) } }),
    })
    // Out of one list is an unsave for the analytics, although the article stays saved.
    emit(fromAll ? 'quiosc:unsaved' : 'quiosc:saved', { contentId })
    track('unsave', contentId)
  }
}
