import { success } from '../../../src/lib/result.ts'
import type { LibraryPage } from '../../../src/library/getLibrary.ts'
import { getLibrary } from '../../../src/library/getLibrary.ts'
import type { CommandResult } from '../core/commandResult.ts'

/**
 * Mutes a reader, or hears them again.
 *
 * @returns Who is muted then, or what the server says instead.
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
