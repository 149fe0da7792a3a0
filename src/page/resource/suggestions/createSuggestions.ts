import { createStore } from 'zustand/vanilla'
import { createLatestSignal } from '#lib/createLatestSignal.ts'
import type { ReadonlyStore } from '#lib/createMachine.ts'
import type { Result } from '#lib/result.ts'
import type { SetTimer } from '#lib/setTimer.ts'
import type { ApiFailure } from '../../api/apiFailure.ts'

/** Milliseconds without a keystroke before a request is sent. */
export const TYPING_PAUSE = 250

interface Shown<Item> {
  /** The text that the items are for, as {@link SuggestionsDeps.searchedText} has made it. */
  text: string
  items: readonly Item[]
  /** The item that Enter picks; null for none. */
  active: number | null
  /** Dismissed by the reader: the items of an answer that comes then stay closed, until they type or open the list again. */
  list: 'open' | 'closed'
}

/** While an answer is pending, the items that were there before it stay. */
export type SuggestionsState<Item> =
  | ({ status: 'idle' } & Shown<Item>)
  | ({ status: 'searching' } & Shown<Item>)
  | ({ status: 'found' } & Shown<Item>)
  | ({ status: 'failed'; failure: ApiFailure } & Shown<Item>)

export interface SuggestionsDeps<Item> {
  search(text: string, signal: AbortSignal): Promise<Result<readonly Item[], ApiFailure>>
  setTimer: SetTimer
  /** The part of a typed text that is searched for; undefined where nothing is. By default all of it. */
  searchedText?: (typed: string) => string | undefined
  /** The shown items that stay while those for another text are pending. By default all. */
  keep?: (items: readonly Item[], text: string) => readonly Item[]
  /** The item that is active first: the first one where Enter always picks, none where it sends a form. */
  first: 0 | null
}

/** The suggestions for a text while it is typed. Read it with `useStore`; change it only through the commands. */
export interface Suggestions<Item> extends ReadonlyStore<SuggestionsState<Item>> {
  /** Searches once the typing pauses, and cancels the search before it. The same text again changes nothing. */
  type(text: string): void
  /** Makes an item active; null for none. */
  move(to: number | null): void
  dismiss(): void
  reopen(): void
  /** Cancels what is pending. */
  stop(): void
}

export function createSuggestions<Item>({
  search,
  setTimer,
  searchedText = (typed) => typed,
  keep = (items) => items,
  first,
}: SuggestionsDeps<Item>): Suggestions<Item> {
  type State = SuggestionsState<Item>
  const nothingTyped: State = { status: 'idle', text: '', items: [], active: first, list: 'closed' }
  const { setState, ...store } = createStore<State>(() => nothingTyped)
  const set = (change: (state: State) => State) => setState(change, true)
  const latest = createLatestSignal()

  async function find(text: string, signal: AbortSignal) {
    const answer = await search(text, signal)
    if (signal.aborted) return
    set(({ list }) => {
      const shown = { text, active: first, list }
      return answer.ok
        ? { ...shown, status: 'found', items: answer.value }
        : { ...shown, status: 'failed', items: [], failure: answer.failure }
    })
  }

  return {
    ...store,
    stop: latest.abort,
    type(typed) {
      const text = searchedText(typed)
      const state = store.getState()
      if (state.status !== 'idle' && text === state.text) return
      latest.abort()
      if (text === undefined) return set(() => nothingTyped)
      set(({ items }) => ({ status: 'searching', text, items: keep(items, text), active: first, list: 'open' }))
      const signal = latest.renew()
      signal.addEventListener(
        'abort',
        setTimer(() => void find(text, signal), TYPING_PAUSE),
      )
    },
    move: (to) => set((state) => (to === null || to in state.items ? { ...state, active: to } : state)),
    dismiss: () => set((state) => (state.list === 'closed' ? state : { ...state, active: null, list: 'closed' })),
    reopen: () => set((state) => ({ ...state, list: 'open' })),
  }
}

/** Whether there is a list to show. */
export const isListOpen = <Item>({ list, items }: SuggestionsState<Item>): boolean =>
  list === 'open' && items.length > 0
