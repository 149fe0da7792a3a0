import { writeIso } from '#kit/dates/moment.ts'
import { type Answer, answer, type Call, requireReader } from '../Call.ts'
import { giftsOf } from '../gifts/giftCalls.ts'
import { followersOf, libraryRecordOf } from './libraryRecordOf.ts'
import { presentedLists } from './presentLists.ts'

/** The ids of a reader's interests (reader-account §3, "Interests per user"), which most changes return too. */
export function interestsOf(call: Call) {
  const { id } = requireReader(call)
  const library = libraryRecordOf(call)
  return {
    contents: [...library.contents].map(Number),
    blockedUsers: [...(call.backend.state.blocked.get(id) ?? [])],
    users: [...library.users],
    authors: [...library.authors].map(Number),
    columns: [...library.columns].map(Number),
    topics: [...library.topics].map(Number),
    gifts: giftsOf(call.backend, requireReader(call)).map(({ contentId, created }) => ({
      contentId: Number(contentId),
      giftDate: writeIso(created),
    })),
    favouriteLists: presentedLists(call).map(({ savedContentsIds: _, ...list }) => list),
    totalFollowed: library.users.size,
    totalFollowers: followersOf(call.backend, id).length,
  }
}

/** GET /user/interest. */
export const getInterests = (call: Call): Answer => answer(interestsOf(call))

/** GET /user/interest-with-saved-content-lists: the same, its lists with what is in them. */
export const getInterestsWithLists = (call: Call): Answer =>
  answer({ ...interestsOf(call), favouriteLists: presentedLists(call) })
