import { success } from '#lib/result.ts'
import { getLibrary, type LibraryPage } from '#page/library/getLibrary.ts'
import type { CommandResult } from '../list/commandResult.ts'

/**
 * Mutes or unmutes a reader.
 *
 * @returns The muted readers, or the failure.
 */
export async function changeMuted(
  page: LibraryPage,
  userId: string,
  wanted: boolean,
): CommandResult<ReadonlySet<string>> {
  const library = getLibrary(page)
  const result = await (wanted ? library.block(userId) : library.unblock(userId))
  if (!result.ok) return result
  const state = library.getState()
  return success(new Set(state.status === 'known' ? state.interests.blockedUsers : []))
}
