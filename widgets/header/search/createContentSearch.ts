import type { SetTimer } from '#lib/setTimer.ts'
import { createSuggestions, type Suggestions } from '#page/resource/suggestions/createSuggestions.ts'
import type { SearchApi } from './search.api.ts'
import type { Suggestion } from './search.schema.ts'

/** Letters before anything is suggested. */
const MIN_LETTERS = 2

/** Without spaces around it, which make no other search. */
function searchedText(typed: string): string | undefined {
  const text = typed.trim()
  return [...text].length < MIN_LETTERS ? undefined : text
}

/** Contents for the text in the header's field, which Enter sends unless the keys are on one of them. */
export const createContentSearch = (api: SearchApi, setTimer: SetTimer): Suggestions<Suggestion> =>
  createSuggestions({ search: api.suggest, setTimer, searchedText, first: null })
