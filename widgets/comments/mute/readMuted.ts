import type { LibraryPage } from '../../../src/library/getLibrary.ts'
import { getLibrary } from '../../../src/library/getLibrary.ts'

/** The ids of the readers whom this one has muted; undefined when they cannot be had, and then everybody is heard. */
export async function readMuted(page: LibraryPage): Promise<ReadonlySet<string> | undefined> {
  const state = await getLibrary(page).load()
  return state.status === 'known' ? new Set(state.interests.blockedUsers) : undefined
}
