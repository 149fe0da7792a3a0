import { addTime } from '../../../src/dates/addTime.ts'
import { writeIso } from '../../../src/dates/writeIso.ts'
import type { CommentState } from '../../../widgets/comments/comments.schema.ts'
import type { Random } from '../random.ts'
import type { Reader } from '../readers.ts'
import type { CommentRecord } from './CommentRecord.ts'

export interface Draft {
  contentId: string
  author: Reader
  body: string
  /** In minutes. */
  ago: number
  parent?: CommentRecord | undefined
  state?: CommentState | undefined
  likedByUserIds?: readonly string[]
  mentions?: readonly Pick<Reader, 'id' | 'nick'>[]
  reportedByUserIds?: readonly string[]
}

/** What seeding a thread needs: authors, a random source, and where comments go. */
export interface CommentBook {
  readonly comments: Map<string, CommentRecord>
  random: Random
  readers: readonly Reader[]
  /** @throws When no reader has that nick: a mistake in the seeded texts. */
  reader(nick: string): Reader
  /** That many different readers' ids. */
  likers(count: number): string[]
  /** Ids are assigned in the order of writing, because permalinks and drafts in the widgets' states name some. */
  write(draft: Draft): CommentRecord
}

export interface BookOptions {
  random: Random
  readers: readonly Reader[]
  now: Date
}

export function createCommentBook({ random, readers, now }: BookOptions): CommentBook {
  const comments = new Map<string, CommentRecord>()
  const deal = random.dealer(readers)
  return {
    comments,
    random,
    readers,
    reader(nick) {
      const found = readers.find((reader) => reader.nick === nick)
      if (!found) throw new Error(`Unknown nick ${nick}`)
      return found
    },
    likers: (count) => Array.from({ length: Math.min(count, readers.length) }, () => deal().id),
    write({
      contentId,
      author,
      body,
      ago,
      parent,
      state = 'published',
      likedByUserIds = [],
      mentions = [],
      reportedByUserIds = [],
    }) {
      const comment: CommentRecord = {
        id: String(500_001 + comments.size),
        contentId,
        parentCommentId: parent?.id ?? null,
        state,
        body,
        publicationDate: writeIso(addTime(now, -ago * 60_000, 'millisecond')),
        likedByUserIds: [...likedByUserIds],
        author: { id: author.id, nick: author.nick, avatarUrl: author.avatarUrl },
        mentions: mentions.map(({ id, nick }) => ({ id, nick })),
        reportedByUserIds,
        removed: false,
      }
      comments.set(comment.id, comment)
      return comment
    },
  }
}
