import type { ApiFailure } from '../../../src/api/apiFailure.ts'
import type { Suggestion } from './search.schema.ts'

/** Letters before anything is suggested. */
const MIN_LETTERS = 2

interface Shown {
  /** What was typed, without spaces around it. */
  text: string
  results: readonly Suggestion[]
  /** The result that the keys are on; null while they are on the field. */
  active: number | null
  /** Whether the list is open, where there are results. */
  list: 'open' | 'closed'
}

/** While the next answer is pending, the results before it stay. */
export type SearchState =
  | ({ status: 'idle' } & Shown)
  | ({ status: 'searching' } & Shown)
  | ({ status: 'found' } & Shown)
  | ({ status: 'failed'; failure: ApiFailure } & Shown)

export type SearchEvent =
  | { type: 'typed'; text: string }
  | { type: 'found'; results: readonly Suggestion[] }
  | { type: 'failed'; failure: ApiFailure }
  | { type: 'moved'; to: number | null }
  | { type: 'dismissed' }
  | { type: 'reopened' }

export const nothingTyped: SearchState = { status: 'idle', text: '', results: [], active: null, list: 'closed' }

/** The part of a text that is searched for; undefined when it is too short. */
export function searchedText(typed: string): string | undefined {
  const text = typed.trim()
  return [...text].length < MIN_LETTERS ? undefined : text
}

/** Pure. The list of an answer that arrives after it was dismissed stays closed. */
export function transition(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'typed': {
      const text = searchedText(event.text)
      return text ? { status: 'searching', text, results: state.results, active: null, list: 'open' } : nothingTyped
    }
    case 'found':
      return { ...state, status: 'found', results: event.results, active: null }
    case 'failed':
      return { ...state, status: 'failed', failure: event.failure, results: [], active: null }
    case 'moved':
      return event.to === null || event.to in state.results ? { ...state, active: event.to } : state
    case 'dismissed':
      return state.list === 'closed' ? state : { ...state, active: null, list: 'closed' }
    case 'reopened':
      return { ...state, list: 'open' }
  }
}

export const isListOpen = ({ list, results }: SearchState): boolean => list === 'open' && results.length > 0
