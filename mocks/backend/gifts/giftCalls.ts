import { writeIso } from '#kit/dates/moment.ts'
import { countsAsGiven, GIFTS_A_MONTH } from '#lib/site/gifts.ts'
import { articleById } from '#newspaper/content/articleById.ts'
import type { CurrentUser } from '#page/session/profile.schema.ts'
import { type Answer, answer, type Call, notFound, refuse, requireReader } from '../Call.ts'
import type { Backend } from '../createBackend.ts'
import { dayAtNewspaper } from '../dayAtNewspaper.ts'
import { paginate } from '../library/paginate.ts'
import { presentCard } from '../library/presentCard.ts'
import { type GiftRecord, seedGifts } from './GiftRecord.ts'
import { giftLink } from './giftLink.ts'

/** How many gifts a page of the list has. */
const PAGE_SIZE = 10

/** POST /give-away/{contentId}: within 7 days the same link again, which costs nothing; otherwise one of the month's ten. */
export function giveAway(call: Call): Answer {
  const { backend, params } = call
  const reader = requireReader(call)
  const article = articleById(params.contentId ?? '')
  if (!article) return notFound()
  if (!reader.canGiveAway) return refuse(403, 'GIVE_AWAY_NOT_ALLOWED', 'The subscription does not include gifts')
  const given = giftsOf(backend, reader)
  const before = given.find(({ contentId }) => contentId === article.id)
  if (before && countsAsGiven(before.created, backend.now())) {
    before.times += 1
    return present(before, call)
  }
  if (giftsRemaining(backend, reader) === 0) return refuse(400, 'NO_GIFTS_LEFT', 'No gifts left this month')
  const created = backend.now()
  const counted = [...(before?.counted ?? []), created]
  const gift = { contentId: article.id, created, times: (before?.times ?? 0) + 1, counted }
  backend.state.gifts.set(reader.id, [gift, ...given.filter((other) => other !== before)])
  return present(gift, call)
}

const present = ({ contentId, created }: GiftRecord, { backend, reader }: Call) =>
  answer({
    hashURL: giftLink(contentId, created),
    numberGiftsRemaining: reader ? giftsRemaining(backend, reader) : 0,
  })

/** GET /user/gifts: the reader's gifts as article cards, the last first. */
export function listGifts(call: Call): Answer {
  const reader = requireReader(call)
  const gifts = reader.canGiveAway ? giftsOf(call.backend, reader) : []
  return paginate(
    call,
    gifts.map(({ contentId, created, times }) => ({
      ...presentCard(contentId, call),
      dateGiftCreated: writeIso(created),
      numberOfTimesGiftGiven: times,
    })),
    PAGE_SIZE,
  )
}

/** A reader's gifts so far. Readers without the permission have none. */
export function giftsOf(backend: Backend, { id, canGiveAway }: CurrentUser): readonly GiftRecord[] {
  const known = backend.state.gifts.get(id)
  if (known) return known
  const seeded = canGiveAway ? seedGifts(backend.now()).map((gift) => ({ ...gift })) : []
  backend.state.gifts.set(id, seeded)
  return seeded
}

/** Ten a month minus those given; in the seeded month, the persona's own count. */
export function giftsRemaining(backend: Backend, reader: CurrentUser): number {
  const month = monthOf(backend.now())
  const start = month === monthOf(backend.state.seededAt) ? (reader.numberGiftsRemaining ?? 0) : GIFTS_A_MONTH
  const taken = giftsOf(backend, reader).flatMap(({ counted }) => counted.filter((date) => monthOf(date) === month))
  return Math.max(0, start - taken.length)
}

const monthOf = (date: Date) => dayAtNewspaper(date).slice(0, 7)
