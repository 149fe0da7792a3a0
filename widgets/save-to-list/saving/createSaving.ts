import type { IslandContext } from '#islands/island/islandContext.types.ts'
import { failureMessages, openingMessages } from '#kit/i18n/shared.messages.ts'
import { afterwards } from '#lib/afterwards.ts'
import { writeJson } from '#lib/writeJson.ts'
import { has } from '#page/library/library.model.ts'
import type { Library, ListChanges, Outcome } from '#page/library/library.types.ts'
import { favouriteListMessages, messages } from '../save-to-list.messages.ts'
import { failureWords } from './failureWords.ts'

/** Commands on one content, each with its snackbar, event and analytics. A pending one outlives the dialog that started it. */
export interface Saving {
  /** @param changes Default: add to the default list. @returns Whether it succeeded; a snackbar has shown the result. */
  save(changes?: ListChanges): Promise<boolean>
  /** For a press on the button: saves to the default list, or opens the login prompt. Presses while that is pending share it. */
  saveAtOnce(): Promise<void>
  /** Removes the content from all lists, and offers undo when its previous lists are known. */
  unsave(): Promise<boolean>
  /** Opens the login prompt for a visitor; the save is resumed after sign-in. @returns Undefined for a signed-in reader; else resolves when the prompt has opened or failed to. */
  promptLogin(changes?: ListChanges): Promise<void> | undefined
  /** Says so when the dialog or the prompt does not load. */
  showLoadFailure(): void
}

type Deps = Pick<IslandContext, 'analytics' | 'emit' | 'intl' | 'open' | 'session' | 'snackbars'>

/** @param title The article's, which the login prompt names. */
export function createSaving(contentId: string, library: Library, deps: Deps, title?: string): Saving {
  const { analytics, emit, intl, open, session, snackbars } = deps
  const { t } = intl
  const showSnackbar = (kind: 'success' | 'error', text: string) => snackbars.show({ kind, text })

  /** @param what A sentence that says what was not done. */
  const settle = async <Value>(outcome: Outcome<Value>, what: string): Promise<{ value: Value } | undefined> => {
    const result = await outcome
    if (result.ok) return result
    const { failure } = result
    // A browser's word alone may be wrong, but here a request has found no network either.
    const named = failure.kind === 'network' && !navigator.onLine ? `${what} ${t(failureMessages.offline)}` : what
    if (failure.kind !== 'aborted') showSnackbar('error', failureWords(failure, named, t))
    return undefined
  }
  const track = (action: 'save' | 'unsave') => analytics.track({ category: 'content', action, label: contentId })
  const showLoadFailure = () => showSnackbar('error', t(openingMessages.part, { name: t(messages.saveName) }))
  const showSaved = () => showSnackbar('success', t(favouriteListMessages['save-ok']))

  const save = async (changes?: ListChanges) => {
    const saved = await settle(library.saveContent(contentId, changes), t(messages.notSaved))
    if (!saved) return false
    showSaved()
    emit('quiosc:saved', { contentId })
    // Out of one list is an unsave for the analytics, although the article stays saved.
    if (changes && changes.deleteLists.length > 0) track('unsave')
    if (!changes || changes.saveLists.length > 0 || changes.deleteLists.length === 0) track('save')
    return true
  }
  /** The reader whose lists can have been chosen. */
  let owner: string | undefined
  const promptLogin: Saving['promptLogin'] = (changes) => {
    const reader = session.get()
    if (reader.status === 'signedIn') owner = reader.user.id
    if (reader.status !== 'anonymous') return undefined
    const detail = changes && writeJson({ owner, ...changes })
    return open('login-prompt', { reason: 'save', id: contentId, detail, title }).then((opened) => {
      if (!opened) showLoadFailure()
    })
  }
  const saveUnlessSaved = async () => {
    const state = await library.load()
    const prompted = promptLogin()
    if (prompted) return prompted
    // The reader may have saved it on an earlier visit.
    if (has(state, 'content', contentId)) showSaved()
    else await save()
  }
  let pending: Promise<void> | undefined
  return {
    save,
    saveAtOnce() {
      pending ??= afterwards(saveUnlessSaved(), () => {
        pending = undefined
      })
      return pending
    },
    async unsave() {
      const removed = await settle(library.unsaveContent(contentId), t(messages.notRemoved))
      if (!removed) return false
      const before = removed.value
      snackbars.show({
        kind: 'info',
        text: t(messages.removed),
        ...(before && { action: { label: t(messages.undo), run: () => void save(before) } }),
      })
      emit('quiosc:unsaved', { contentId })
      track('unsave')
      return true
    },
    promptLogin,
    showLoadFailure,
  }
}
