import { success } from '../../../src/lib/result.ts'
import type { LibraryPage } from '../../../src/library/libraryOf.ts'
import { libraryOf } from '../../../src/library/libraryOf.ts'
import type { Outcome } from '../commentParts.ts'
import { mutedIn } from './readMuted.ts'

/**
 * Mutes a reader, or hears them again.
 *
 * @returns Who is muted then, or what the server says instead.
 */
export async function changeMuted(page: LibraryPage, userId: string, wanted: boolean): Outcome<ReadonlySet<string>> {
  const library = libraryOf(page)
  const result = await (wanted ? library.block(userId) : library.unblock(userId))
  return result.ok ? success(mutedIn(library.getState()) ?? new Set()) : result
}
