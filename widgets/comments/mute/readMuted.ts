import { getLibrary, type LibraryPage } from '#page/library/getLibrary.ts'

/** The ids of muted readers; undefined if they fail to load, in which case nobody is hidden. */
export async function readMuted(page: LibraryPage): Promise<ReadonlySet<string> | undefined> {
  const state = await getLibrary(page).load()
  return state.status === 'known' ? new Set(state.interests.blockedUsers) : undefined
}
