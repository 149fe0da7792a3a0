import type { ApiFailure } from '../../src/api/apiFailure.ts'
import { plainText } from '../../src/lib/plainText.ts'
import type { FavouriteList } from '../../src/library/interests.schema.ts'
import type { ListChanges } from '../../src/library/library.types.ts'

/** What stands between a name and its list: there is none, or the server refuses it. */
export type NameProblem = { kind: 'missing' } | { kind: 'refused'; failure: ApiFailure }

/** What the reader has done in the panel so far. */
export interface Draft {
  contentId: string
  lists: readonly FavouriteList[]
  /** Whether the content was saved when the lists came. */
  saved: boolean
  /** The box of the default list. A content that is saved stays in it until it is deleted. */
  all: boolean
  /** The other boxes that are checked. */
  chosen: ReadonlySet<string>
  /** What the lists are searched for. */
  search: string
  /** The name of a list that is not created yet. */
  name: string
}

/** Back from a view, or with a list that was created in it. */
export type Arrival = 'newList' | 'deleteContent' | { created: string }

/** The panel's three views (content-features §4, "Save-to-list panel"), each with what is on its way from it. */
export type SavePanelState =
  | { status: 'loading' }
  /** `retrying`: the message stays where it is, and so does the focus, while the lists are asked for again. */
  | { status: 'failed'; failure: ApiFailure; retrying: boolean }
  /** `arrival` says what the reader has just done elsewhere in the panel, so that the focus goes on from there. */
  | { status: 'list'; draft: Draft; arrival?: Arrival }
  | { status: 'saving'; draft: Draft }
  | { status: 'newList'; draft: Draft; problem: NameProblem | undefined }
  | { status: 'creating'; draft: Draft }
  | { status: 'deleteContent'; draft: Draft }
  | { status: 'deleting'; draft: Draft }
  | { status: 'closed' }

export type SavePanelEvent =
  | { type: 'listsAskedAgain' }
  | { type: 'listsFailed'; failure: ApiFailure }
  /** `name` is one that was typed before the panel was closed. */
  | { type: 'listsReceived'; contentId: string; lists: readonly FavouriteList[]; saved: boolean; name: string }
  | { type: 'allToggled' }
  | { type: 'listToggled'; id: string }
  | { type: 'searched'; text: string }
  | { type: 'newListOpened' }
  | { type: 'named'; name: string }
  | { type: 'creationSubmitted' }
  | { type: 'creationRefused'; failure: ApiFailure }
  | { type: 'listCreated'; list: FavouriteList }
  | { type: 'backed' }
  | { type: 'submitted' }
  /** Saving or deleting failed: everything stays as the reader has left it. */
  | { type: 'refused' }
  | { type: 'deletionConfirmed' }
  | { type: 'closed' }

/** An event that makes no sense in the current state leaves the state as it is. */
export function transition(state: SavePanelState, event: SavePanelEvent): SavePanelState {
  switch (event.type) {
    case 'closed':
      return { status: 'closed' }
    case 'listsAskedAgain':
      return state.status === 'failed' ? { ...state, retrying: true } : state
    case 'listsFailed':
      return isWaiting(state) ? { status: 'failed', failure: event.failure, retrying: false } : state
    case 'listsReceived':
      return isWaiting(state) ? { status: 'list', draft: begin(event) } : state
    default:
      return 'draft' in state ? work(state, event) : state
  }
}

const isWaiting = ({ status }: SavePanelState) => status === 'loading' || status === 'failed'

type Working = Extract<SavePanelState, { draft: Draft }>

function work(state: Working, event: SavePanelEvent): SavePanelState {
  const { draft } = state
  switch (state.status) {
    case 'list':
      return choose(draft, event) ?? state
    case 'saving':
      return event.type === 'refused' ? { status: 'list', draft } : state
    case 'newList':
      if (event.type === 'backed') return { status: 'list', draft, arrival: 'newList' }
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
      if (event.type === 'backed') return { status: 'list', draft, arrival: 'deleteContent' }
      return event.type === 'deletionConfirmed' ? { status: 'deleting', draft } : state
    case 'deleting':
      return event.type === 'refused' ? { status: 'deleteContent', draft } : state
  }
}

function choose(draft: Draft, event: SavePanelEvent): SavePanelState | undefined {
  switch (event.type) {
    case 'allToggled': {
      if (draft.saved) return { status: 'deleteContent', draft }
      const all = !draft.all
      return { status: 'list', draft: { ...draft, all, chosen: all ? draft.chosen : new Set() } }
    }
    case 'listToggled': {
      const chosen = new Set(draft.chosen)
      if (!chosen.delete(event.id)) chosen.add(event.id)
      // What is in a list is saved.
      return { status: 'list', draft: { ...draft, chosen, all: draft.all || chosen.size > 0 } }
    }
    case 'searched':
      return { status: 'list', draft: { ...draft, search: event.text } }
    case 'newListOpened':
      // Who has searched in vain means to create what was searched for.
      return { status: 'newList', draft: { ...draft, name: draft.name || draft.search }, problem: undefined }
    case 'submitted':
      return canSave(draft) ? { status: 'saving', draft } : undefined
    default:
      return undefined
  }
}

/** A content that is not saved yet gets the box of the default list: who opens the panel means to save it. */
function begin({ contentId, lists, saved, name }: Extract<SavePanelEvent, { type: 'listsReceived' }>): Draft {
  const having = lists.filter((list) => !list.defaultList && list.savedContentsIds.includes(contentId))
  const chosen = new Set(having.map(({ id }) => id))
  return { contentId, lists, saved: saved || chosen.size > 0, all: true, chosen, search: '', name }
}

/** The new list stands under the default one, chosen. */
function withCreated(draft: Draft, list: FavouriteList): Draft {
  const others = draft.lists.filter(({ id }) => id !== list.id)
  const lists = [...others.filter(isDefault), list, ...others.filter((other) => !isDefault(other))]
  return { ...draft, lists, chosen: new Set(draft.chosen).add(list.id), all: true, search: '', name: '' }
}

const isDefault = ({ defaultList }: FavouriteList) => defaultList

/** The two differences between what the boxes say and how it is saved (content-features §4). */
export function changesOf({ contentId, lists, saved, all, chosen }: Draft): ListChanges {
  const wanted = (list: FavouriteList) => (list.defaultList ? all : chosen.has(list.id))
  const had = (list: FavouriteList) => (list.defaultList ? saved : list.savedContentsIds.includes(contentId))
  const idsOf = (found: readonly FavouriteList[]) => found.map(({ id }) => id)
  return {
    saveLists: idsOf(lists.filter((list) => wanted(list) && !had(list))),
    deleteLists: idsOf(lists.filter((list) => had(list) && !wanted(list))),
  }
}

export function canSave(draft: Draft): boolean {
  const { saveLists, deleteLists } = changesOf(draft)
  return saveLists.length > 0 || deleteLists.length > 0 || (draft.all && !draft.saved)
}

/** More lists than are taken in at a glance are searched by typing. */
export const SEARCH_FROM = 10

/** The lists besides the default one whose title has what is searched for in it, whatever its case and accents. */
export function shownLists({ lists, search }: Draft): FavouriteList[] {
  const wanted = plainText(search.trim())
  return lists.filter((list) => !list.defaultList && plainText(list.title).includes(wanted))
}
