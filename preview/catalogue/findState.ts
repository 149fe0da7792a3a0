import type { WidgetState } from '#islands/island/widgetState.ts'
import { type CatalogueEntry, catalogue } from './catalogue.ts'

export interface FoundState {
  entry: CatalogueEntry
  state: WidgetState
}

/** @param id The entry and the state's name: `profile.saved.listsNone`. */
export function findState(id: string): FoundState | undefined {
  const end = id.lastIndexOf('.')
  const entry = catalogue.find((one) => one.id === id.slice(0, end))
  const name = id.slice(end + 1)
  const state = entry && Object.hasOwn(entry.states, name) ? entry.states[name] : undefined
  return entry && state && { entry, state }
}
