import { writeIso } from '../../../src/dates/writeIso.ts'
import type { Answer, Call } from '../Call.ts'
import { answer, readerOf } from '../Call.ts'
import { giftsOf } from '../gifts/giftCalls.ts'
import { presentedLists } from './presentLists.ts'
import { followersOf, shelfOf } from './shelfOf.ts'

/** The ids of what a reader keeps (reader-account §3, "Interests per user"): what most changes answer, too. */
export function interestsOf(call: Call) {
  const { id } = readerOf(call)
  const shelf = shelfOf(call)
  return {
    contents: [...shelf.contents].map(Number),
    blockedUsers: [...(call.backend.state.blocked.get(id) ?? [])],
    users: [...shelf.users],
    authors: [...shelf.authors].map(Number),
    columns: [...shelf.columns].map(Number),
    topics: [...shelf.topics].map(Number),
    gifts: giftsOf(call.backend, readerOf(call)).map(({ contentId, created }) => ({
      contentId: Number(contentId),
      giftDate: writeIso(created),
    })),
    favouriteLists: presentedLists(call).map(({ savedContentsIds: _, ...list }) => list),
    totalFollowed: shelf.users.size,
    totalFollowers: followersOf(call.backend, id).length,
  }
}

/** GET /user/interest. */
export const getInterests = (call: Call): Answer => answer(interestsOf(call))

/** GET /user/interest-with-saved-content-lists: the same, its lists with what is in them. */
export const getInterestsWithLists = (call: Call): Answer =>
  answer({ ...interestsOf(call), favouriteLists: presentedLists(call) })
