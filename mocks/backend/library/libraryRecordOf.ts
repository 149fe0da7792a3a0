import { type Call, requireReader } from '../Call.ts'
import type { Backend } from '../createBackend.ts'
import { crowdIds } from '../crowd.ts'
import { COLLECTOR } from '../personas.ts'
import { createLibraryRecord, type LibraryRecord } from './LibraryRecord.ts'
import { seedCollection } from './seedCollection.ts'

/** The caller's library, to be changed in place; created empty when there is none. */
export function libraryRecordOf(call: Call): LibraryRecord {
  const { libraries } = call.backend.state
  const { id } = requireReader(call)
  const library = libraries.get(id) ?? (id === COLLECTOR ? seedCollection() : createLibraryRecord())
  libraries.set(id, library)
  return library
}

/** How many follow the caller, and whom the caller follows, as the profile has both. */
export const followCounts = (call: Call) => ({
  followers: followersOf(call.backend, requireReader(call).id).length,
  following: libraryRecordOf(call).users.size,
})

/** The ids of those who follow a reader. */
export function followersOf({ state }: Backend, readerId: string): string[] {
  const known = [...state.libraries].filter(([, { users }]) => users.has(readerId)).map(([id]) => id)
  return readerId === COLLECTOR ? [...known, ...crowdIds()] : known
}
