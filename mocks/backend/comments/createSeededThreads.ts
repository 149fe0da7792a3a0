import { addTime, writeIso } from '#kit/dates/moment.ts'
import { createRandom } from '../random.ts'
import { hasCommented, type Reader } from '../readers.ts'
import type { SeededComment } from './CommentBook.ts'
import type { CommentRecord } from './CommentRecord.ts'
import { seedThreads } from './seedThreads.ts'

/** The comments that a newspaper starts with. */
export interface SeededThreads {
  /** By id, as records of their own, which a backend may change. */
  commentsAt(now: Date, readers: readonly Reader[]): Map<string, CommentRecord>
}

const recordOf = ({ ago, ...comment }: SeededComment, now: Date): CommentRecord => ({
  ...comment,
  likedByUserIds: [...comment.likedByUserIds],
  publicationDate: writeIso(addTime(now, -ago * 60_000, 'millisecond')),
})

/**
 * Writes the threads once, because over a thousand comments take as long as showing a widget: a page of stories starts hundreds of newspapers. Only their dates
 * differ, and the readers are the same in all.
 *
 * @param seed The same seed always makes the same comments.
 */
export function createSeededThreads(seed = 1): SeededThreads {
  let written: readonly SeededComment[] | undefined
  return {
    commentsAt(now, readers) {
      written ??= seedThreads({ random: createRandom(seed), readers: readers.filter(hasCommented) })
      return new Map(written.map((comment) => [comment.id, recordOf(comment, now)]))
    },
  }
}
