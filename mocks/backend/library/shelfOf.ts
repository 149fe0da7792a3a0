import type { Call } from '../Call.ts'
import { readerOf } from '../Call.ts'
import type { Backend } from '../createBackend.ts'
import type { Shelf } from './Shelf.ts'
import { createShelf } from './Shelf.ts'

/** The caller's shelf, to be changed in place; created empty when there is none. */
export function shelfOf(call: Call): Shelf {
  const { shelves } = call.backend.state
  const { id } = readerOf(call)
  const shelf = shelves.get(id) ?? createShelf()
  shelves.set(id, shelf)
  return shelf
}

/** The ids of those who follow a reader. */
export const followersOf = ({ state }: Backend, readerId: string): string[] =>
  [...state.shelves].filter(([, { users }]) => users.has(readerId)).map(([id]) => id)
