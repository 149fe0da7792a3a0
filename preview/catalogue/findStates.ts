import { catalogue } from './catalogue.ts'
import { matchesSearch, searchText } from './searchText.ts'

export interface FoundStates {
  /** The entry: `comments`, `profile.saved`. */
  id: string
  /** The states' names and titles. */
  states: readonly (readonly [name: string, title: string])[]
}

/** The states of a widget and of its parts that a search finds; all for an empty one. */
export const findStates = (widget: string, search: string): FoundStates[] =>
  catalogue
    .filter((entry) => entry.widget === widget)
    .map(({ id, states }) => ({
      id,
      states: Object.entries(states)
        .map(([name, { title }]) => [name, title] as const)
        .filter(([name, title]) => !search || matchesSearch(searchText(id, name, title), search)),
    }))
    .filter(({ states }) => states.length > 0)
