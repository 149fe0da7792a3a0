import type { LibraryState } from '../../../src/library/library.types.ts'
import type { LibraryPage } from '../../../src/library/libraryOf.ts'
import { libraryOf } from '../../../src/library/libraryOf.ts'

export const mutedIn = (state: LibraryState): ReadonlySet<string> | undefined =>
  state.status === 'known' ? new Set(state.interests.blockedUsers) : undefined

/** The ids of the readers whom this one has muted; undefined when they cannot be had, and then everybody is heard. */
export const readMuted = async (page: LibraryPage): Promise<ReadonlySet<string> | undefined> =>
  mutedIn(await libraryOf(page).load())
