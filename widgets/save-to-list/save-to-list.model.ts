import { plainText } from '#lib/plainText.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import type { FavouriteList } from '#page/library/interests/interests.schema.ts'
import type { ListChanges } from '#page/library/library.types.ts'

/** Why a list cannot be created: no name, or the server rejected it. */
export type NameProblem = { kind: 'missing' } | { kind: 'refused'; failure: ApiFailure }

/** The reader's unsaved changes in the dialog. */
export interface Draft {
  contentId: string
  lists: readonly FavouriteList[]
  /** Whether the content was saved when the lists loaded. */
  saved: boolean
  /** Whether the default list is checked. A saved content stays in it until it is deleted. */
  all: boolean
  /** Ids of the other checked lists. */
  chosen: ReadonlySet<string>
  /** Text of the list filter. */
  search: string
  /** Typed name of a list that is not created yet. */
  name: string
}

/** How the list view was reached: back from another view, or after creating a list. */
export type Arrival = 'newList' | 'deleteContent' | { created: string }

/** The dialog's three views (content-features §4), each with its pending state. */
export type SaveDialogState =
  | { status: 'loading' }
  /** `retrying`: the message keeps its place and the focus while the lists load again. */
  | { status: 'failed'; failure: ApiFailure; retrying: boolean }
  /** `arrival` decides which control gets the initial focus. */
  | { status: 'list'; draft: Draft; arrival?: Arrival }
  | { status: 'saving'; draft: Draft }
  | { status: 'newList'; draft: Draft; problem: NameProblem | undefined }
  | { status: 'creating'; draft: Draft }
  | { status: 'deleteContent'; draft: Draft }
  | { status: 'deleting'; draft: Draft }
  | { status: 'closed' }

export type SaveDialogEvent =
  | { type: 'listsRetried' }
  | { type: 'listsFailed'; failure: ApiFailure }
  /** `name`: a draft from before the dialog was closed. */
  | { type: 'listsReceived'; contentId: string; lists: readonly FavouriteList[]; saved: boolean; name: string }
  /** The content was saved or removed elsewhere: in another tab, or by an undo. */
  | { type: 'savedElsewhere'; lists: readonly FavouriteList[]; saved: boolean }
  | { type: 'allToggled' }
  | { type: 'listToggled'; id: string }
  | { type: 'searched'; text: string }
  | { type: 'newListOpened' }
  | { type: 'named'; name: string }
  | { type: 'creationSubmitted' }
  | { type: 'creationRefused'; failure: ApiFailure }
  | { type: 'listCreated'; list: FavouriteList }
  | { type: 'wentBack' }
  | { type: 'submitted' }
  /** Saving or deleting failed; the draft is kept. */
  | { type: 'refused' }
  | { type: 'deletionConfirmed' }
  | { type: 'closed' }

/** Pure; events that do not apply to the current status are ignored. */
export function transition(state: SaveDialogState, event: SaveDialogEvent): SaveDialogState {
  switch (event.type) {
    case 'closed':
      return { status: 'closed' }
    case 'listsRetried':
      return state.status === 'failed' ? { ...state, retrying: true } : state
    case 'listsFailed':
      return isLoading(state) ? { status: 'failed', failure: event.failure, retrying: false } : state
    case 'listsReceived':
      return isLoading(state) ? { status: 'list', draft: createDraft(event) } : state
    default:
      return 'draft' in state ? transitionDraft(state, event) : state
  }
}

const isLoading = ({ status }: SaveDialogState) => status === 'loading' || status === 'failed'

type DraftState = Extract<SaveDialogState, { draft: Draft }>

function transitionDraft(state: DraftState, event: SaveDialogEvent): SaveDialogState {
  const { draft } = state
  if (event.type === 'savedElsewhere') {
    const { contentId, name, search } = draft
    const next = createDraft({ ...event, contentId, name })
    const isFollowed = state.status === 'list' || state.status === 'newList'
    // Other changes in the library leave the reader's own marks alone.
    return isFollowed && placesOf(next) !== placesOf(draft) ? { ...state, draft: { ...next, search } } : state
  }
  switch (state.status) {
    case 'list':
      return transitionList(draft, event) ?? state
    case 'saving':
      return event.type === 'refused' ? { status: 'list', draft } : state
    case 'newList':
      if (event.type === 'wentBack') return { status: 'list', draft, arrival: 'newList' }
      if (event.type === 'named')
        return { status: 'newList', draft: { ...draft, name: event.name }, problem: undefined }
      if (event.type !== 'creationSubmitted') return state
      return draft.name.trim() ? { status: 'creating', draft } : { ...state, problem: { kind: 'missing' } }
    case 'creating':
      if (event.type === 'listCreated') {
        return { status: 'list', draft: withCreated(draft, event.list), arrival: { created: event.list.id } }
      }
      if (event.type !== 'creationRefused') return state
      return { status: 'newList', draft, problem: { kind: 'refused', failure: event.failure } }
    case 'deleteContent':
      if (event.type === 'wentBack') return { status: 'list', draft, arrival: 'deleteContent' }
      return event.type === 'deletionConfirmed' ? { status: 'deleting', draft } : state
    case 'deleting':
      return event.type === 'refused' ? { status: 'deleteContent', draft } : state
  }
}

function transitionList(draft: Draft, event: SaveDialogEvent): SaveDialogState | undefined {
  switch (event.type) {
    case 'allToggled': {
      if (draft.saved) return { status: 'deleteContent', draft }
      const all = !draft.all
      return { status: 'list', draft: { ...draft, all, chosen: all ? draft.chosen : new Set() } }
    }
    case 'listToggled': {
      const chosen = new Set(draft.chosen)
      if (!chosen.delete(event.id)) chosen.add(event.id)
      // Every saved content is in the default list, too.
      return { status: 'list', draft: { ...draft, chosen, all: draft.all || chosen.size > 0 } }
    }
    case 'searched':
      return { status: 'list', draft: { ...draft, search: event.text } }
    case 'newListOpened':
      // After a search without results the reader most likely wants a list of that name.
      return { status: 'newList', draft: { ...draft, name: draft.name || draft.search }, problem: undefined }
    case 'submitted':
      return canSave(draft) ? { status: 'saving', draft } : undefined
    default:
      return undefined
  }
}

const listsWith = (lists: readonly FavouriteList[], contentId: string) =>
  lists.filter((list) => !list.defaultList && list.savedContentsIds.includes(contentId)).map(({ id }) => id)

/** The lists in which the content is saved, as a text to compare. */
const placesOf = ({ saved, lists, contentId }: Draft) => `${saved} ${listsWith(lists, contentId).sort()}`

/** Checks the default list for an unsaved content: opening the dialog means that the reader wants to save it. */
function createDraft({ contentId, lists, saved, name }: Pick<Draft, 'contentId' | 'lists' | 'saved' | 'name'>): Draft {
  const chosen = new Set(listsWith(lists, contentId))
  return { contentId, lists, saved: saved || chosen.size > 0, all: true, chosen, search: '', name }
}

/** Adds the new list below the default one, checked. */
function withCreated(draft: Draft, list: FavouriteList): Draft {
  const others = draft.lists.filter(({ id }) => id !== list.id)
  const lists = [...others.filter(isDefault), list, ...others.filter((other) => !isDefault(other))]
  return { ...draft, lists, chosen: new Set(draft.chosen).add(list.id), all: true, search: '', name: '' }
}

const isDefault = ({ defaultList }: FavouriteList) => defaultList

/** The lists to add the content to and those to remove it from, compared with the server's state (content-features §4). */
export function changesOf({ contentId, lists, saved, all, chosen }: Draft): ListChanges {
  const isChosen = (list: FavouriteList) => (list.defaultList ? all : chosen.has(list.id))
  const wasIn = (list: FavouriteList) => (list.defaultList ? saved : list.savedContentsIds.includes(contentId))
  const idsOf = (found: readonly FavouriteList[]) => found.map(({ id }) => id)
  return {
    saveLists: idsOf(lists.filter((list) => isChosen(list) && !wasIn(list))),
    deleteLists: idsOf(lists.filter((list) => wasIn(list) && !isChosen(list))),
  }
}

export function canSave(draft: Draft): boolean {
  const { saveLists, deleteLists } = changesOf(draft)
  return saveLists.length > 0 || deleteLists.length > 0 || (draft.all && !draft.saved)
}

/** With more lists than this, a search field is shown. */
export const SEARCH_FROM = 10

/** Lists other than the default one whose title contains the search text; case and accents are ignored. */
export function shownLists({ lists, search }: Draft): FavouriteList[] {
  const query = plainText(search.trim())
  return lists.filter((list) => !list.defaultList && plainText(list.title).includes(query))
}
