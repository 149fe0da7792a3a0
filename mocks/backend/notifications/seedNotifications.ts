import { addTime } from '#kit/dates/moment.ts'
import type { Backend } from '../createBackend.ts'
import { createRandom } from '../random.ts'
import { hasCommented } from '../readers.ts'
import { type NotificationRecord, type NotificationType, notificationTypes } from './NotificationRecord.ts'

/** How many of the latest and of the history a reader has. A reader who has not commented yet has none. */
const counts: Readonly<Record<string, readonly [latest: number, history: number]>> = {
  9004: [0, 5],
  9006: [30, 70],
  9011: [3, 40],
}
const someCounts = [2, 3] as const

/** How many people each kind is about. A popular comment has more voters than are named. */
const crowdOf = (type: NotificationType, index: number): number => {
  if (type === 'comment-like-notification')
    return [5, 1, 2, 27, 3][Math.floor(index / notificationTypes.length) % 5] ?? 1
  return type === 'comment-approval-notification' || type === 'comment-banned-notification' ? 0 : 1
}

/** The notifications of a reader, the newest first: all seven kinds in turn. */
export function seedNotifications({ state }: Backend, readerId: string): readonly NotificationRecord[] {
  const others = state.readers.filter((reader) => reader.id !== readerId && hasCommented(reader))
  if (!hasCommented({ id: readerId, nick: '' })) return []
  const [latest, history] = counts[readerId] ?? someCounts
  const random = createRandom(Number(readerId))
  const deal = random.dealer(others)
  const all = [...state.comments.values()].filter(({ state: shown }) => shown === 'published')
  const own = all.filter(({ author }) => author.id === readerId)
  const ownOrAny = own.length > 0 ? own : all.slice(0, 5)
  let minutesAgo = 0
  return Array.from({ length: latest + history }, (_, index): NotificationRecord => {
    const type = notificationTypes[index % notificationTypes.length] ?? 'comment-new-notification'
    minutesAgo += random.integer(4, index < latest ? 90 : 1800)
    const subject = random.pick(type === 'comment-new-notification' ? all : ownOrAny)
    return {
      id: String(700_000 + latest + history - index),
      type,
      people: Array.from({ length: crowdOf(type, index) }, deal),
      commentId: type === 'user-follow-notification' ? undefined : subject.id,
      published: addTime(state.seededAt, -minutesAgo, 'minute'),
      latest: index < latest,
    }
  })
}
