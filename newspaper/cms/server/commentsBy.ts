import { parseDate } from '#kit/dates/moment.ts'
import { createTimeZone } from '#kit/dates/timeZone.ts'
import { DEFAULT_TIME_ZONE } from '#lib/site/config/config.ts'
import { isVisibleTo } from '#mocks/backend/comments/presentComment.ts'
import type { BackendState } from '#mocks/backend/seedState.ts'
import type { ReadersComment } from '../Newsroom.ts'

/** A reader’s comments as everybody sees them, the last one first: nothing that is silenced or awaits moderation. */
export function commentsBy({ comments }: BackendState, readerId: string): readonly ReadersComment[] {
  const timeZone = createTimeZone(DEFAULT_TIME_ZONE)
  return [...comments.values()]
    .filter((comment) => comment.author.id === readerId && comment.state === 'published')
    .filter((comment) => isVisibleTo(comment, undefined))
    .sort((one, other) => (one.publicationDate < other.publicationDate ? 1 : -1))
    .flatMap(({ contentId, body, publicationDate }) => {
      const published = parseDate(publicationDate, timeZone)
      return published ? [{ contentId, body, published }] : []
    })
}
