import { addTime, writeIso } from '#kit/dates/moment.ts'
import { latest } from '#newspaper/content/latest/latest.ts'
import { type Answer, answer, type Call } from '../Call.ts'

/** Minutes from one item of the latest news to the next, by the backend's clock. */
const EVERY = 5

const MINUTE_MS = 60_000

/** One of four is not a brief: the dot is not for it. */
const typeOf = (number: number) => (number % 4 === 3 ? 'feed-entrada' : 'feed-breu')

/** GET /live/{liveId}/messages/newest, for the latest news alone: those since `messageId`, the newest first. */
export function listNewest({ backend, query, language }: Call): Answer {
  const now = backend.now()
  const newest = Math.floor(now.getTime() / (EVERY * MINUTE_MS))
  const known = Number(query.get('messageId') ?? 0)
  const messages = latest.flatMap(({ title }, index) => {
    const number = newest - index
    if (number <= known) return []
    const publishedDate = writeIso(addTime(now, -index * EVERY, 'minute'))
    return [{ id: number, type: typeOf(number), title: title[language], publishedDate }]
  })
  return { ...answer({ messages }), etag: `"${newest}-${messages.length}"` }
}
