import * as v from 'valibot'
import { FoundUsersSchema } from '#widgets/comments/foundUsers.schema.ts'
import { type Answer, answer, type Call, invalid, notFound, requireReader } from '../Call.ts'
import { giftsRemaining } from '../gifts/giftCalls.ts'
import { interestsOf } from '../library/interests.ts'
import { followCounts } from '../library/libraryRecordOf.ts'
import { pendingOf } from '../notifications/notificationCalls.ts'
import { readerById } from '../readers.ts'

/** How many readers a search finds at most. */
const FOUND = 10

/** GET /user/profile, with the present counts. */
export function getProfile(call: Call): Answer {
  const reader = requireReader(call)
  const { backend } = call
  return answer({
    ...reader,
    ...(reader.canGiveAway && { numberGiftsRemaining: giftsRemaining(backend, reader) }),
    pendingNotifications: pendingOf(backend, reader.id),
    ...followCounts(call),
  })
}

/** POST /user/logout: a token stays good until it expires, so there is nothing to do. */
export const logOut = (): Answer => answer({})

/** POST /user/{id}/lock and /unlock: mutes or unmutes a reader; idempotent. */
export function setBlocked(call: Call, blocked: boolean): Answer {
  const { state } = call.backend
  const userId = call.params.userId ?? ''
  const { id } = requireReader(call)
  if (userId === id || !readerById(state.readers, userId)) return notFound()
  const ids = state.blocked.get(id) ?? new Set()
  if (blocked) ids.add(userId)
  else ids.delete(userId)
  state.blocked.set(id, ids)
  return answer(interestsOf(call))
}

/** POST /comment/user/search: readers whose nick contains the text, ignoring case and accents; those that start with it come first. */
export function searchUsers(call: Call): Answer {
  const body = v.safeParse(v.object({ text: v.string() }), call.body)
  if (!body.success) return invalid('text')
  const text = plain(body.output.text.trim())
  if (text === '') return answer([])
  const { id } = requireReader(call)
  const found = call.backend.state.readers
    .filter((reader) => reader.id !== id && plain(reader.nick).includes(text))
    .sort((a, b) => plain(a.nick).indexOf(text) - plain(b.nick).indexOf(text) || a.nick.localeCompare(b.nick))
  return answer(v.parse(FoundUsersSchema, found.slice(0, FOUND)))
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
